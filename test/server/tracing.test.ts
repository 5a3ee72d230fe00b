import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '#server/kernel/log.ts'
import { aUser } from '#test/factories/user.ts'
import { signedInAs } from '#test/support/accounts.ts'
import { gatewayAccount } from '#test/support/running-gateway.ts'
import { serve, useServer, type TestServer } from '#test/support/server.ts'

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const traceparent = `00-${traceId}-00f067aa0ba902b7-01`

const calls: string[] = []
const gateway = createServer((request, response) => {
  calls.push(String(request.headers.traceparent))
  response.writeHead(500).end()
})
await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
const settings = {
  PHONEPE_BASE_URL: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`,
  PHONEPE_MERCHANT_ID: gatewayAccount.merchantId,
  PHONEPE_SALT_KEY: gatewayAccount.saltKey,
  PHONEPE_SALT_INDEX: gatewayAccount.saltIndex,
}

const quiet = useServer(settings)
const lines: string[] = []
let product: TestServer

beforeAll(async () => {
  const log = createLog('info', { write: (line) => void lines.push(line) })
  product = await serve(quiet.database, { clock: quiet.clock, settings, log })
})
afterAll(async () => {
  product.services.images.close()
  await product.services.catalogue.close()
  gateway.close()
})

const idOf = async (given: Record<string, string>, server = product) =>
  (await server.request('/api/cuisines', { headers: given })).headers.get('x-request-id')

test('a trace goes on to the gateway and into the log', async () => {
  const headers = { ...(await signedInAs(product, await aUser(product))), traceparent }
  await product.request('/api/payment/test', {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ amount: 100 }),
  })
  expect(calls).toHaveLength(1)
  expect(calls[0]).toMatch(new RegExp(`^00-${traceId}-(?!00f067aa0ba902b7)[0-9a-f]{16}-01$`))
  expect(lines.filter((line) => line.includes(`"traceId":"${traceId}"`)).join()).toContain('gateway rejected payment')
})

test('the id of a request is that of the trusted proxy', async () => {
  expect(await idOf({ 'x-request-id': 'edge-1_2.3' })).toBe('edge-1_2.3')
  expect(lines.at(-1)).toContain('"requestId":"edge-1_2.3"')
})

test.each([
  ['too long', 'a'.repeat(65)],
  ['empty', ''],
  ['with a space', 'a b'],
  ['with what a log could misread', 'a","level":60'],
])('an id that is %s is replaced', async (_, id) => {
  expect(await idOf({ 'x-request-id': id })).toMatch(/^[0-9A-Z]{26}$/)
})

test('without a trusted proxy anyone could choose the id, so none is taken', async () => {
  const bare = await serve(quiet.database, { clock: quiet.clock, settings: { ...settings, TRUST_PROXY: '0' } })
  expect(await idOf({ 'x-request-id': 'edge-1' }, bare)).toMatch(/^[0-9A-Z]{26}$/)
  bare.services.images.close()
  await bare.services.catalogue.close()
})
