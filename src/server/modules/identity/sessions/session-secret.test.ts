import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sessionSecret } from './session-secret.ts'

let home = ''
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'pangat-secret-'))
})
afterAll(() => rm(home, { recursive: true }))

test('a secret is made once, kept, and readable by its owner alone', async () => {
  const dataDir = join(home, 'one')
  const made = await sessionSecret({ sessionSecret: undefined, dataDir })
  expect(made.length).toBeGreaterThanOrEqual(64)
  expect(await sessionSecret({ sessionSecret: undefined, dataDir })).toBe(made)
  expect((await stat(join(dataDir, 'session-secret'))).mode & 0o777).toBe(0o600)
  expect(await readdir(dataDir)).toEqual(['session-secret'])
})

test('a configured secret is used and nothing is written', async () => {
  const dataDir = join(home, 'two')
  expect(await sessionSecret({ sessionSecret: 'configured', dataDir })).toBe('configured')
  await expect(stat(dataDir)).rejects.toThrow('ENOENT')
})
