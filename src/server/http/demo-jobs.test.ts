import { expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { useGateway } from '#test/support/gateway.ts'
import { aPaidOrder } from '#test/support/life.ts'
import { useServer } from '#test/support/server.ts'

const gateway = useGateway({ deliver: (path, init) => server.request(path, init) })
const server = useServer(gateway.settings)
const run = (name: string) => server.request(`/dev/jobs/${name}`, { method: 'POST' })

test('a background job is run when it is asked for', async () => {
  const hands = await aPaidOrder(server, gateway)
  server.clock.advance(25 * 60 * 60_000)
  expect((await run('order-deadlines')).status).toBe(204)
  expect((await hands.guest.see(hands.order.id)).state).toBe('lapsed')
})

test.each(['no-such-job', 'toString', '__proto__'])('%s is no job', async (name) => {
  expect((await run(name)).status).toBe(404)
})

test('in production no job can be asked for', async () => {
  const config = { ...server.services.config, mode: 'production' as const }
  const app = createApp({ ...server.services, config })
  const asked = await app.request('http://localhost:3000/dev/jobs/order-deadlines', { method: 'POST' })
  expect(asked.status).toBe(404)
})
