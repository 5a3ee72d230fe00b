import { expect, test } from 'vitest'
import { useServer } from '#test/support/server.ts'
import { migrate } from './migrate.ts'

const server = useServer()

test('migrations run once', async () => {
  expect(await migrate(server.database)).toEqual([])
})

test('the service says that it is ready', async () => {
  const answer = await server.request('/health/ready')
  expect(await answer.json()).toEqual({ status: 'ready' })
})
