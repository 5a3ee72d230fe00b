import { createHash } from 'node:crypto'
import { createServer, type RequestListener, type Server } from 'node:http'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { paise } from '#contract/values/money.ts'
import { clockAt } from '#server/kernel/clock.ts'
import { gatewayAccount, gatewayClient, startGateway, type RunningGateway } from '#test/support/gateway.ts'
import { testStart } from '#test/support/server.ts'
import { createLog } from '#server/kernel/log.ts'
import { AlreadyTaken, type Gateway, type PayRequest } from './gateway.ts'
import { createPhonePeV2, type PhonePeV2Options } from './phonepe-v2.ts'

const clock = clockAt(testStart)
const sha = (text: string) => createHash('sha256').update(text).digest('hex')
let nextNumber = 0
const aRequest = (given: Partial<PayRequest> = {}): PayRequest => ({
  transactionId: `MO${++nextNumber}`,
  userId: 'U1',
  amount: paise(10_000),
  mobileNumber: '9999999999',
  redirectUrl: 'http://localhost:3000/payment/callback',
  callbackUrl: 'http://localhost:3000/payment/webhook',
  ...given,
})

describe('over HTTP, against the simulator', () => {
  let gateway: RunningGateway
  let merchant: Gateway
  let heard: { body: string; authorization: string | undefined }[] = []
  beforeEach(async () => {
    clock.set(testStart)
    heard = []
    gateway = await startGateway({
      clock,
      deliver: async (_, init) => {
        const authorization = new Headers(init.headers).get('authorization') ?? undefined
        heard.push({ body: init.body as string, authorization })
        return new Response('ok')
      },
    })
    merchant = gateway.adapterV2()
  })
  afterEach(() => gateway.stop())

  test('a payment is begun, and its page is entered by going there', async () => {
    const request = aRequest()
    const page = await merchant.pay(request)
    expect(page).toEqual({
      url: `${gateway.url.origin}/page/${request.transactionId}`,
      method: 'GET',
      checksum: '',
      payload: '',
      fields: {},
    })
    expect(await merchant.status(request.transactionId)).toMatchObject({ state: 'PENDING', code: 'PENDING' })
    const back = await fetch(`${page.url}/decide`, {
      method: 'POST',
      body: new URLSearchParams({ do: 'complete' }),
      redirect: 'manual',
    })
    const home = await fetch(back.headers.get('location') ?? '', { redirect: 'manual' })
    expect(home.headers.get('location')).toBe(
      `http://localhost:3000/payment/callback?transactionId=${request.transactionId}`,
    )
    expect(await merchant.status(request.transactionId)).toEqual({
      state: 'COMPLETED',
      code: 'COMPLETED',
      amount: 10_000,
      gatewayTransactionId: expect.stringMatching(/^OMO\d+$/),
    })
  })

  test('a failure says why, an unknown payment is not found, a repeat is told apart', async () => {
    const request = aRequest()
    await merchant.pay(request)
    await expect(merchant.pay(request)).rejects.toBeInstanceOf(AlreadyTaken)
    await gateway.control(request.transactionId, { do: 'fail', code: 'TIMED_OUT' })
    expect(await merchant.status(request.transactionId)).toMatchObject({ state: 'FAILED', code: 'TIMED_OUT' })
    expect(await merchant.status('NEVER')).toEqual({ state: 'UNKNOWN', code: 'TRANSACTION_NOT_FOUND' })
  })

  test('one token serves many calls, also those that begin at once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => merchant.status('NEVER')))
    await merchant.status('NEVER')
    expect(await gateway.tokensIssued()).toBe(1)
  })

  test('token is renewed once after half of its lifetime, in the background, and never used after its end', async () => {
    await merchant.status('NEVER')
    clock.advance(31 * 60_000)
    await gateway.fault({ call: 'token', kind: 'error' })
    expect(await merchant.status('NEVER')).toMatchObject({ code: 'TRANSACTION_NOT_FOUND' })
    expect(await gateway.tokensIssued()).toBe(1)
    await Promise.all(Array.from({ length: 10 }, () => merchant.status('NEVER')))
    await expect.poll(() => gateway.tokensIssued()).toBe(2)
    clock.advance(61 * 60_000)
    expect(await merchant.status('NEVER')).toMatchObject({ code: 'TRANSACTION_NOT_FOUND' })
    expect(await gateway.tokensIssued()).toBe(3)
  })

  test('rejected token is replaced once for concurrent calls', async () => {
    await merchant.status('NEVER')
    await gateway.revokeTokens()
    const statuses = await Promise.all(Array.from({ length: 10 }, () => merchant.status('NEVER')))
    expect(new Set(statuses.map(({ code }) => code))).toEqual(new Set(['TRANSACTION_NOT_FOUND']))
    expect(await gateway.tokensIssued()).toBe(2)
  })

  test('a wrong secret gives no token: nothing is charged and nothing is decided', async () => {
    const stranger = gateway.adapterV2({ clientSecret: 'not-the-secret' })
    await expect(stranger.pay(aRequest())).rejects.toMatchObject({ code: 'gateway_unreachable' })
    expect(await stranger.status('NEVER')).toEqual({ state: 'UNKNOWN', code: 'NO_ANSWER' })
    expect(await stranger.refundStatus('NEVER')).toEqual({ state: 'unknown', code: 'NO_ANSWER' })
    expect(await gateway.tokensIssued()).toBe(0)
  })

  test('refunds are taken in, then done; the same is one; more than was paid is rejected', async () => {
    const { transactionId, ...rest } = aRequest()
    await merchant.pay({ transactionId, ...rest })
    await gateway.control(transactionId, { do: 'complete' })
    const half = { refundId: 'R-HALF', transactionId, amount: paise(6_000), callbackUrl: rest.callbackUrl }
    expect(await merchant.refundStatus('R-HALF')).toMatchObject({ state: 'missing' })
    expect(await merchant.refund(half)).toEqual({ state: 'pending', code: 'CONFIRMED' })
    expect(await merchant.refund(half)).toMatchObject({ state: 'pending' })
    expect(await merchant.refundStatus('R-HALF')).toEqual({ state: 'done', code: 'COMPLETED' })
    expect(await merchant.refund({ ...half, refundId: 'R-MORE' })).toEqual({
      state: 'failed',
      code: 'EXCESS_REFUND_AMOUNT',
    })
    expect((await gateway.payment(transactionId))?.refunds).toHaveLength(1)
    await gateway.refunds({ id: 'R-HALF', state: 'FAILED' })
    expect(await merchant.refundStatus('R-HALF')).toMatchObject({ state: 'failed' })
  })

  test('its webhooks carry the hash of user and password, name the event, and can be lost, doubled or forged', async () => {
    const { transactionId } = await (async (request) => (await merchant.pay(request), request))(aRequest())
    await gateway.control(transactionId, { do: 'fail', webhook: 'skip' })
    expect(heard).toEqual([])
    await gateway.control(transactionId, { do: 'complete', webhook: 'twice' })
    expect(heard).toHaveLength(2)
    expect(heard[0]?.authorization).toBe(sha('pangat:a-word-for-webhooks'))
    const read = ({ body, authorization }: (typeof heard)[number]) => merchant.readWebhook(body, () => authorization)
    const message = { transactionId, merchantId: gatewayAccount.merchantId, code: 'checkout.order.completed' }
    expect(heard.map(read)).toEqual([message, message])
    heard = []
    await gateway.control(transactionId, { do: 'complete', webhook: 'bad_checksum' })
    expect(heard.map(read)).toEqual([undefined])
  })
})

describe('invalid responses', () => {
  let server: Server | undefined
  afterEach(() => {
    server?.closeAllConnections()
    server?.close()
    server = undefined
  })

  /** The adapter in front of a gateway that gives tokens and otherwise does as told. */
  async function against(listener: RequestListener, options: Partial<PhonePeV2Options> = {}): Promise<Gateway> {
    server = createServer((request, response) => {
      if (request.url === '/v1/oauth/token') return saying({ access_token: 'A', expires_in: 3_600 })(request, response)
      return listener(request, response)
    })
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const url = new URL(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`)
    const account = { ...gatewayClient, merchantId: 'M1', baseUrl: url, authUrl: url, clock, log: createLog('silent') }
    return createPhonePeV2({ ...account, ...options })
  }
  const saying =
    (body: unknown, status = 200): RequestListener =>
    (_, response) => {
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(typeof body === 'string' ? body : JSON.stringify(body))
    }

  const broken: Record<string, RequestListener> = {
    'a proxy’s page': saying('<html>Bad gateway</html>'),
    'an error of its own': saying({ code: 'INTERNAL_SERVER_ERROR' }, 500),
    'a list': saying([]),
    'a huge body': saying(`{"state":"COMPLETED","x":"${'x'.repeat(200_000)}"}`),
    'a broken line': (incoming) => incoming.socket.destroy(),
    silence: () => {},
  }

  test.each(Object.entries(broken))('%s decides nothing', async (_, listener) => {
    const gateway = await against(listener, { timeoutMs: 200 })
    await expect(gateway.pay(aRequest())).rejects.toMatchObject({ code: 'gateway_unreachable' })
    expect(await gateway.status('MO1')).toEqual({ state: 'UNKNOWN', code: 'NO_ANSWER' })
    const refund = { refundId: 'R1', transactionId: 'MO1', amount: paise(1), callbackUrl: 'http://localhost:3000/' }
    expect(await gateway.refund(refund)).toEqual({ state: 'unknown', code: 'NO_ANSWER' })
  })

  test('a token that is rejected for ever is asked for twice, not for ever', async () => {
    let calls = 0
    const gateway = await against((request, response) => {
      calls += 1
      saying({ code: 'AUTHORIZATION_FAILED' }, 401)(request, response)
    })
    expect(await gateway.status('MO1')).toEqual({ state: 'UNKNOWN', code: 'AUTHORIZATION_FAILED' })
    expect(calls).toBe(2)
  })

  test.each([
    ['another payment', { state: 'COMPLETED', amount: 100, merchantOrderId: 'MO2' }],
    ['another merchant', { state: 'COMPLETED', amount: 100, merchantId: 'M2' }],
    ['no amount', { state: 'COMPLETED' }],
    ['an amount in words', { state: 'COMPLETED', amount: '100' }],
    ['half a paisa', { state: 'COMPLETED', amount: 100.5 }],
    ['a state that is not known', { state: 'ON_HOLD', amount: 100 }],
    ['no state', { amount: 100 }],
  ])('%s decides nothing about a payment', async (_, body) => {
    expect(await (await against(saying(body))).status('MO1')).toMatchObject({ state: 'UNKNOWN' })
  })

  test('a payment that says COMPLETED with an error’s status decides nothing', async () => {
    const gateway = await against(saying({ state: 'COMPLETED', amount: 100 }, 400))
    expect(await gateway.status('MO1')).toMatchObject({ state: 'UNKNOWN' })
  })

  test('other money than rupees is a payment of no rupees', async () => {
    const gateway = await against(saying({ state: 'COMPLETED', amount: 100, currency: 'USD' }))
    expect(await gateway.status('MO1')).toEqual({ state: 'COMPLETED', code: 'COMPLETED' })
  })

  test('a page that is no address of the web leads nowhere', async () => {
    const gateway = await against(saying({ orderId: 'O', state: 'PENDING', redirectUrl: 'javascript:alert(1)' }))
    await expect(gateway.pay(aRequest())).rejects.toMatchObject({ code: 'gateway_unreachable' })
  })

  test('a page that is not found, without a code of the gateway, is not a payment that it never heard of', async () => {
    const gateway = await against(saying({ error: 'no route' }, 404))
    expect(await gateway.status('MO1')).toEqual({ state: 'UNKNOWN', code: 'HTTP_404' })
    expect(await gateway.refundStatus('R1')).toEqual({ state: 'unknown', code: 'HTTP_404' })
  })

  test.each([401, 403, 429])('a refund that is answered with %d was not judged', async (status) => {
    const gateway = await against(saying({ code: 'NOT_NOW' }, status))
    const refund = { refundId: 'R1', transactionId: 'MO1', amount: paise(1), callbackUrl: 'http://localhost:3000/' }
    expect(await gateway.refund(refund)).toMatchObject({ state: 'unknown' })
  })
})

describe('hearing', () => {
  const nowhere = new URL('http://127.0.0.1:1')
  const account = { ...gatewayClient, merchantId: 'M1', baseUrl: nowhere, authUrl: nowhere }
  const gateway = createPhonePeV2({ ...account, clock, log: createLog('silent') })
  const good = sha('pangat:a-word-for-webhooks')
  const body = JSON.stringify({ event: 'pg.refund.failed', payload: { merchantRefundId: 'R1', state: 'FAILED' } })
  const read = (text: string, authorization: string | undefined) =>
    gateway.readWebhook(text, (name) => (name === 'authorization' ? authorization : undefined))

  test('a refund is told by its own id', () => {
    expect(read(body, good)).toEqual({ transactionId: 'R1', merchantId: 'M1', code: 'pg.refund.failed' })
  })

  test.each([
    ['no authorization', body, undefined],
    ['an empty one', body, ''],
    ['a truncated one', body, good.slice(0, -1)],
    ['upper case', body, good.toUpperCase()],
    ['user and password as they are', body, 'pangat:a-word-for-webhooks'],
    ['another password', body, sha('pangat:another')],
    ['a truncated body', body.slice(0, -4), good],
    ['no body', '', good],
    ['no event', JSON.stringify({ payload: { merchantOrderId: 'MO1' } }), good],
    ['nothing it is about', JSON.stringify({ event: 'checkout.order.completed', payload: {} }), good],
    ['an id without end', JSON.stringify({ event: 'x', payload: { merchantOrderId: 'x'.repeat(64) } }), good],
  ])('%s is nobody’s message', (_, text, authorization) => {
    expect(read(text, authorization)).toBeUndefined()
  })
})
