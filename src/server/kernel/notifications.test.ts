import { expect, test, vi } from 'vitest'
import { useServer } from '#test/support/server.ts'

const server = useServer()

// Handlers are called by the socket: what they throw would end the process, and the runner would report it.
test('handler that throws, as on a notice that somebody wrote by hand, keeps no other from being called', async () => {
  const { database } = server
  const channel = 'test_handlers'
  const failing = await database.listen(channel, (payload) => void JSON.parse(payload))
  const heard = vi.fn<(payload: string) => void>()
  const stop = await database.listen(channel, heard)

  for (const payload of ['not JSON', '{}']) await database.script(`notify ${channel}, '${payload}'`)

  await vi.waitFor(() => expect(heard.mock.calls).toEqual([['not JSON'], ['{}']]), 5_000)
  await failing()
  await stop()
})
