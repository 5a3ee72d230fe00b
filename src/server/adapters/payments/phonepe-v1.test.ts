import { createHash } from 'node:crypto'
import { createServer, type RequestListener, type Server } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
import { paise } from '#contract/values/money.ts'
import { createLog } from '#server/kernel/log.ts'
import { createBreaker } from './breaker.ts'
import { createPhonePe, type PhonePeOptions } from './phonepe-v1.ts'

/** The account of PhonePe's own sandbox, which its documentation prints. */
const sandbox = { merchantId: 'PGTESTPAYUAT', saltKey: '099eb0cd-02cf-4e2a-8aca-3e6c6aff0399', saltIndex: '1' }
const request = {
  transactionId: 'MT1',
  userId: 'MU1',
  amount: paise(10_000),
  mobileNumber: '9999999999',
  redirectUrl: 'http://localhost:3000/payment/callback',
  callbackUrl: 'http://localhost:3000/payment/webhook',
}

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
  server = undefined
})

function adapter(baseUrl: string, options: Partial<PhonePeOptions> = {}) {
  return createPhonePe({ ...sandbox, baseUrl: new URL(baseUrl), log: createLog('silent'), ...options })
}

/** The adapter in front of a gateway that does as told. */
async function against(listener: RequestListener, options: Partial<PhonePeOptions> = {}) {
  server = createServer(listener)
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return adapter(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`, options)
}

const saying =
  (body: unknown, status = 200): RequestListener =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }

const statusBody = (code: string, data: object) => ({
  success: true,
  code,
  message: '',
  data: { merchantId: sandbox.merchantId, merchantTransactionId: 'MT1', ...data },
})

/** Calls that show whether any of them guesses. */
const broken: Record<string, RequestListener> = {
  'a proxy’s page': saying('<html>Bad gateway</html>', 200),
  'a proxy’s page with 502': saying('<html>Bad gateway</html>', 502),
  'an error of its own': saying({ success: false, code: 'INTERNAL_SERVER_ERROR' }, 500),
  'an empty body': saying('', 200),
  'a list': saying([], 200),
  'a huge body': saying(`{"code":"PAYMENT_SUCCESS","message":"${'x'.repeat(200_000)}"}`),
  'a redirect': (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
  'a broken line': (incoming) => incoming.socket.destroy(),
  'half an answer': (_, response) => {
    response.writeHead(200, { 'content-length': '1000' })
    response.write('{"code":')
    setTimeout(() => response.destroy(), 20)
  },
  silence: () => {},
}

describe('paying', () => {
  test('a request is signed as PhonePe’s documentation computes it', () => {
    const page = adapter('http://127.0.0.1:1').pageOf(request, 'http://pay.example/')
    expect(page.checksum).toBe('98c59aa8e84d0a3409b8007215d4caf5513de4df9c5e434dc41f6e70defebadc###1')
    expect(JSON.parse(Buffer.from(page.payload, 'base64').toString())).toMatchObject({
      merchantTransactionId: 'MT1',
      amount: 10_000,
      paymentInstrument: { type: 'PAY_PAGE' },
    })
    expect(page.fields).toMatchObject({
      merchantId: 'PGTESTPAYUAT',
      amount: '10000',
      redirectMode: 'POST',
      checksum: page.checksum,
      payload: page.payload,
    })
  })

  test('the call carries that signature, and the page is the one that the gateway names', async () => {
    const seen: { url: string | undefined; verify: unknown; body: string }[] = []
    const gateway = await against((incoming, response) => {
      let body = ''
      incoming.on('data', (part: Buffer) => (body += part.toString()))
      incoming.on('end', () => {
        seen.push({ url: incoming.url, verify: incoming.headers['x-verify'], body })
        saying({
          success: true,
          code: 'PAYMENT_INITIATED',
          data: { instrumentResponse: { redirectInfo: { url: 'https://pay.example/1', method: 'GET' } } },
        })(incoming, response)
      })
    })
    const page = await gateway.pay(request)
    expect(page).toMatchObject({ url: 'https://pay.example/1', method: 'GET' })
    expect(seen).toEqual([
      { url: '/pg/v1/pay', verify: page.checksum, body: JSON.stringify({ request: page.payload }) },
    ])
  })

  test.each(Object.entries(broken))('%s is told as a gateway that does not answer', async (_, listener) => {
    const gateway = await against(listener, { timeoutMs: 150 })
    await expect(gateway.pay(request)).rejects.toMatchObject({ code: 'gateway_unreachable' })
  })

  test('an error, or a page that is no address of the web, leads nowhere', async () => {
    const answers = [
      { success: false, code: 'KEY_NOT_CONFIGURED', data: {} },
      {
        success: true,
        code: 'PAYMENT_INITIATED',
        data: { instrumentResponse: { redirectInfo: { url: 'javascript:alert(1)', method: 'GET' } } },
      },
    ]
    for (const answer of answers) {
      await expect((await against(saying(answer))).pay(request)).rejects.toMatchObject({ code: 'gateway_unreachable' })
    }
  })
})

describe('asking', () => {
  test('the path is signed', async () => {
    let headers: NodeJS.Dict<string | string[]> = {}
    const gateway = await against((incoming, response) => {
      headers = incoming.headers
      saying(statusBody('PAYMENT_PENDING', { state: 'PENDING', amount: 10_000 }))(incoming, response)
    })
    await gateway.status('MT1')
    const signed = createHash('sha256').update(`/pg/v1/status/PGTESTPAYUAT/MT1${sandbox.saltKey}`).digest('hex')
    expect(headers).toMatchObject({ 'x-verify': `${signed}###1`, 'x-merchant-id': 'PGTESTPAYUAT' })
  })

  test.each([
    [
      'PAYMENT_SUCCESS',
      { state: 'COMPLETED', amount: 10_000, transactionId: 'T1' },
      { state: 'COMPLETED', amount: 10_000, gatewayTransactionId: 'T1' },
    ],
    ['PAYMENT_PENDING', { state: 'PENDING', amount: 10_000 }, { state: 'PENDING' }],
    ['PAYMENT_ERROR', { state: 'FAILED', amount: 10_000 }, { state: 'FAILED' }],
    ['PAYMENT_DECLINED', { state: 'FAILED' }, { state: 'FAILED' }],
    ['TIMED_OUT', { state: 'FAILED', transactionId: null }, { state: 'FAILED' }],
    ['INTERNAL_SERVER_ERROR', { state: 'FAILED', amount: 10_000 }, { state: 'UNKNOWN' }],
    ['TRANSACTION_NOT_FOUND', { state: 'FAILED', amount: 10_000 }, { state: 'UNKNOWN' }],
  ])('%s means what it says', async (code, data, expected) => {
    expect(await (await against(saying(statusBody(code, data)))).status('MT1')).toEqual({ code, ...expected })
  })

  test('an answer that contradicts itself, lacks the amount or is about something else decides nothing', async () => {
    const answers = [
      statusBody('PAYMENT_SUCCESS', { state: 'PENDING', amount: 10_000 }),
      statusBody('PAYMENT_PENDING', { state: 'COMPLETED', amount: 10_000 }),
      statusBody('PAYMENT_SUCCESS', { state: 'COMPLETED' }),
      statusBody('PAYMENT_SUCCESS', { state: 'COMPLETED', amount: '10000' }),
      statusBody('PAYMENT_SUCCESS', { state: 'COMPLETED', amount: 100.5 }),
      statusBody('PAYMENT_SUCCESS', { state: 'COMPLETED', amount: 1e21 }),
      statusBody('PAYMENT_SUCCESS', { state: 'COMPLETED', amount: 10_000, merchantTransactionId: 'MT2' }),
      statusBody('PAYMENT_SUCCESS', { state: 'COMPLETED', amount: 10_000, merchantId: 'OTHER' }),
    ]
    for (const answer of answers)
      expect(await (await against(saying(answer))).status('MT1')).toMatchObject({ state: 'UNKNOWN' })
  })

  test('another currency is a payment of no rupees', async () => {
    const dollars = statusBody('PAYMENT_SUCCESS', { state: 'COMPLETED', amount: 10_000, currency: 'USD' })
    expect(await (await against(saying(dollars))).status('MT1')).toEqual({
      state: 'COMPLETED',
      code: 'PAYMENT_SUCCESS',
    })
  })

  test.each(Object.entries(broken))('%s says nothing about the payment', async (_, listener) => {
    expect(await (await against(listener, { timeoutMs: 150 })).status('MT1')).toEqual({
      state: 'UNKNOWN',
      code: 'NO_ANSWER',
    })
  })

  test('a gateway that does not answer is left in peace for a while, and tried again', async () => {
    let calls = 0
    let up = false
    const listener: RequestListener = (incoming, response) => {
      calls += 1
      saying(up ? statusBody('PAYMENT_PENDING', { state: 'PENDING' }) : '', up ? 200 : 503)(incoming, response)
    }
    const gateway = await against(listener, { breaker: createBreaker({ limit: 3, restMs: 100 }) })
    for (let i = 0; i < 10; i++) await gateway.status('MT1')
    expect(calls).toBe(3)
    up = true
    await new Promise((resolve) => setTimeout(resolve, 120))
    expect(await gateway.status('MT1')).toMatchObject({ state: 'PENDING' })
    expect(await gateway.status('MT1')).toMatchObject({ state: 'PENDING' })
  })
})

describe('hearing', () => {
  const gateway = adapter('http://127.0.0.1:1')
  const sha = (text: string) => createHash('sha256').update(text).digest('hex')
  const response = Buffer.from(
    JSON.stringify(statusBody('PAYMENT_SUCCESS', { state: 'COMPLETED', amount: 10_000 })),
  ).toString('base64')
  const body = JSON.stringify({ response })
  const good = `${sha(response + sandbox.saltKey)}###1`
  const read = (text: string, signature: string | undefined) =>
    gateway.readWebhook(text, (name) => (name === 'x-verify' ? signature : undefined))

  test('a genuine message says what it is about', () => {
    expect(read(body, good)).toEqual({ transactionId: 'MT1', merchantId: 'PGTESTPAYUAT', code: 'PAYMENT_SUCCESS' })
  })

  test.each([
    ['no checksum', body, undefined],
    ['an empty checksum', body, ''],
    ['a truncated checksum', body, good.slice(0, -5)],
    ['a checksum of half its length', body, good.slice(0, 32)],
    ['another salt', body, `${sha(`${response}another salt`)}###1`],
    ['no salt', body, `${sha(response)}###1`],
    ['another index', body, `${sha(response + sandbox.saltKey)}###2`],
    ['no index', body, sha(response + sandbox.saltKey)],
    ['upper case', body, good.toUpperCase()],
    ['a space behind', body, `${good} `],
    [
      'other bytes',
      JSON.stringify({
        response: Buffer.from(
          JSON.stringify(statusBody('PAYMENT_SUCCESS', { state: 'COMPLETED', amount: 1 })),
        ).toString('base64'),
      }),
      good,
    ],
    ['a bit changed', JSON.stringify({ response: `${response.slice(0, -3)}AAA` }), good],
    ['white space in the response', JSON.stringify({ response: `${response} ` }), good],
    ['no JSON', 'response=x', good],
    ['no response', '{}', good],
    ['a response that is no text', '{"response":{}}', good],
    ['nothing', '', good],
  ])('%s is nobody’s message', (_, text, signature) => {
    expect(read(text, signature)).toBeUndefined()
  })

  test('signed webhook without a payment is ignored', () => {
    const empty = Buffer.from('[]').toString('base64')
    expect(read(JSON.stringify({ response: empty }), `${sha(empty + sandbox.saltKey)}###1`)).toBeUndefined()
  })

  test('what a browser brings back counts only with the gateway’s checksum', () => {
    const fields = {
      code: 'PAYMENT_SUCCESS',
      merchantId: 'PGTESTPAYUAT',
      transactionId: 'MT1',
      amount: '10000',
      providerReferenceId: 'T1',
    }
    const checksum = `${sha(`PAYMENT_SUCCESSPGTESTPAYUATMT110000T1${sandbox.saltKey}`)}###1`
    expect(gateway.checkReturn({ ...fields, checksum })).toBe(true)
    expect(gateway.checkReturn(fields)).toBe(false)
    expect(gateway.checkReturn({ ...fields, amount: '1', checksum })).toBe(false)
    expect(gateway.checkReturn({})).toBe(false)
  })
})
