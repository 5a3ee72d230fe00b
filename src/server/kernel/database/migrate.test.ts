import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { useServer } from '#test/support/server.ts'
import { migrate, requireMigrations } from './migrate.ts'

const server = useServer()

test('migrations run once', async () => {
  expect(await migrate(server.database)).toEqual([])
})

test('a process that does not migrate starts only on a schema that has every script of its build', async () => {
  await requireMigrations(server.database)

  const directory = await mkdtemp(join(tmpdir(), 'pangat-migrations-'))
  await writeFile(join(directory, '9999_later.sql'), 'select 1;')
  await expect(requireMigrations(server.database, directory)).rejects.toThrow('9999_later.sql first')
  await rm(directory, { recursive: true })
})

test('the service says that it is ready', async () => {
  const answer = await server.request('/health/ready')
  expect(await answer.json()).toEqual({ status: 'ready' })
})
