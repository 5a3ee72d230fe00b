import { expect, test } from 'vitest'
import type { Initiation } from '#contract/endpoints/payments.ts'
import { loadConfig } from '#server/kernel/config.ts'
import { createLog } from '#server/kernel/log.ts'
import { createApp } from '#server/app.ts'
import { createServices } from '#server/services.ts'
import { brokenPromises } from '#test/support/invariants.ts'
import { useGateway } from '#test/support/gateway.ts'
import { aGuest } from '#test/support/ordering.ts'
import { useServer } from '#test/support/server.ts'

const gateway = useGateway({ deliver: (path, init) => server.request(path, init) })
const server = useServer(gateway.settings)

test('test payment goes to the gateway and back, without an order', async () => {
  const guest = await aGuest(server)
  const { status, body } = await guest.call<Initiation>('POST', '/api/payment/test', { amount: 100 })
  expect(status).toBe(200)
  expect(body).toMatchObject({ url: expect.stringContaining(body.transactionId), fields: { amount: '10000' } })
  await gateway.control(body.transactionId, { do: 'complete' })
  expect((await guest.call('GET', `/api/payment/status/${body.transactionId}`)).body).toEqual({
    status: 'COMPLETED',
    code: 'payment_applied',
    message: 'Payment Successful',
  })
  expect((await guest.call<{ items: unknown[] }>('GET', '/api/orders')).body.items).toEqual([])
  expect(await brokenPromises(server)).toEqual({})
})

test('return from a test payment redirects to its status', async () => {
  const guest = await aGuest(server)
  const { body } = await guest.call<Initiation>('POST', '/api/payment/test', { amount: 1 })
  const response = await server.request(`/payment/callback?transactionId=${body.transactionId}`)
  expect([response.status, response.headers.get('location')]).toEqual([303, `/payment-status/${body.transactionId}`])
})

test.each([0, -1, 0.99, 1.001, 100_001, 1e9, Number.NaN, '100', null])('%s is no amount to try', async (amount) => {
  const guest = await aGuest(server)
  expect((await guest.call('POST', '/api/payment/test', { amount })).status).toBe(400)
})

test('a gateway that is down says so', async () => {
  const guest = await aGuest(server)
  await gateway.fault({ call: 'pay', kind: 'error' })
  expect(await guest.call('POST', '/api/payment/test', { amount: 100 })).toMatchObject({
    status: 503,
    body: { code: 'gateway_unreachable' },
  })
})

test('production has no such thing', async () => {
  const config = { ...loadConfig({ SESSION_SECRET: 'a-phrase-that-only-the-tests-of-this-project-know' }) }
  const deps = { log: createLog('silent'), database: server.database, clock: server.clock }
  const services = await createServices({ ...deps, config: { ...config, mode: 'production' } })
  const answer = await createApp(services).request('/api/payment/test', { method: 'POST' })
  expect(answer.status).toBe(404)
})
