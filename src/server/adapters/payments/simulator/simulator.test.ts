import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { paise } from '#contract/values/money.ts'
import { clockAt } from '#server/kernel/clock.ts'
import { gatewayAccount, gatewayClient, startGateway, type RunningGateway } from '#test/support/gateway.ts'
import { testStart } from '#test/support/server.ts'
import type { Gateway, PayRequest } from '../gateway.ts'
import { createSimulator } from './index.ts'

const clock = clockAt(testStart)
const sha = (text: string) => createHash('sha256').update(text).digest('hex')
const signed = (text: string) => `${sha(text + gatewayAccount.saltKey)}###${gatewayAccount.saltIndex}`

let gateway: RunningGateway
let merchant: Gateway
let heard: { path: string; body: string; verify: string }[] = []
let nextNumber = 0

beforeEach(async () => {
  clock.set(testStart)
  heard = []
  gateway = await startGateway({
    clock,
    deliver: async (path, init) => {
      heard.push({ path, body: init.body as string, verify: new Headers(init.headers).get('x-verify') ?? '' })
      return new Response('ok')
    },
  })
  merchant = gateway.adapter()
})
afterEach(() => gateway.stop())

function aRequest(given: Partial<PayRequest> = {}): PayRequest {
  return {
    transactionId: `TX${++nextNumber}`,
    userId: 'U1',
    amount: paise(12_500_000),
    mobileNumber: '9812345678',
    redirectUrl: 'http://localhost:3000/payment/callback',
    callbackUrl: 'http://localhost:3000/payment/webhook',
    ...given,
  }
}

async function aPayment(given: Partial<PayRequest> = {}) {
  const request = aRequest(given)
  return { ...request, page: await merchant.pay(request) }
}

const form = (fields: Record<string, string>): RequestInit => ({ method: 'POST', body: new URLSearchParams(fields) })

describe('beside a merchant of its own', () => {
  const elsewhere = 'http://169.254.169.254/latest/meta-data'
  const base = { ...gatewayAccount, ...gatewayClient, clock }
  const beside = async () =>
    createSimulator({
      ...base,
      dir: await mkdtemp(join(tmpdir(), 'pangat-gateway-')),
      publicBase: new URL('http://localhost:3000/dev/gateway'),
      webhookUrl: new URL('http://localhost:3000/payment/webhook'),
      merchantOrigins: ['http://localhost:3000', 'http://127.0.0.1:3000'],
      deliver: async (url) => {
        heard.push({ path: url, body: '', verify: '' })
        return new Response('ok')
      },
    })
  const payOn = async (simulator: ReturnType<typeof createSimulator>, given: Partial<PayRequest>) => {
    const order = aRequest(given)
    const { transactionId, userId, ...rest } = order
    const fields = {
      ...rest,
      merchantId: gatewayAccount.merchantId,
      merchantTransactionId: transactionId,
      merchantUserId: userId,
      redirectMode: 'POST',
      paymentInstrument: { type: 'PAY_PAGE' },
    }
    const request = Buffer.from(JSON.stringify(fields)).toString('base64')
    const headers = { 'content-type': 'application/json', 'x-verify': signed(`${request}/pg/v1/pay`) }
    return simulator.request('/pg/v1/pay', { method: 'POST', headers, body: JSON.stringify({ request }) })
  }

  test.each([
    ['reports', { callbackUrl: elsewhere }],
    ['sends payers', { redirectUrl: 'https://evil.example/' }],
    ['sends payers to a name that begins like it', { redirectUrl: 'http://localhost:3000.evil.example/' }],
  ])('it never %s to another origin', async (_, given) => {
    expect((await payOn(await beside(), given)).status).toBe(400)
  })

  test('it takes every name of the machine', async () => {
    const simulator = await beside()
    expect((await payOn(simulator, { redirectUrl: 'http://127.0.0.1:3000/payment/callback' })).status).toBe(200)
  })

  test.each<[string, Record<string, string>, number]>([
    ['a page of another site', { origin: 'https://evil.example', 'content-type': 'text/plain' }, 403],
    ['a page of another name of this machine', { origin: 'http://evil.test:3000', host: 'evil.test:3000' }, 403],
    ['a form that says no origin', { origin: 'null' }, 403],
    ['a browser that says only that it is cross-site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a page of ours', { origin: 'http://127.0.0.1:3000', 'sec-fetch-site': 'same-origin' }, 200],
    ['a program', {}, 200],
  ])('its levers obey %s or not', async (_, headers, status) => {
    const simulator = await beside()
    const fault = JSON.stringify({ call: 'pay', kind: 'error' })
    const response = await simulator.request('/control/faults', { method: 'POST', headers, body: fault })
    expect(response.status).toBe(status)
    if (status === 403) expect((await payOn(simulator, {})).status).toBe(200)
  })
})

describe('the merchant’s side', () => {
  test('payment is accepted once, and pending until the payer decides', async () => {
    const { transactionId, page } = await aPayment()
    expect(page.url).toBe(`${gateway.url.origin}/page/${transactionId}`)
    expect(await merchant.status(transactionId)).toMatchObject({ state: 'PENDING', code: 'PAYMENT_PENDING' })
  })

  test('the same payment again is the same payment; another amount under its id is rejected', async () => {
    const { page, ...request } = await aPayment()
    expect((await merchant.pay(request)).url).toBe(page.url)
    await expect(merchant.pay({ ...request, amount: paise(100) })).rejects.toMatchObject({
      code: 'gateway_unreachable',
    })
    expect(await gateway.payment(request.transactionId)).toMatchObject({ amount: 12_500_000 })
  })

  test.each([
    ['another salt', { saltKey: 'not-the-salt-of-this-merchant' }, 'AUTHORIZATION_FAILED'],
    ['another index', { saltIndex: '2' }, 'AUTHORIZATION_FAILED'],
    ['another merchant', { merchantId: 'SOMEBODYELSE' }, 'KEY_NOT_CONFIGURED'],
  ])('%s is rejected', async (_, options, code) => {
    const { transactionId } = await aPayment()
    const stranger = gateway.adapter(options)
    expect(await stranger.status(transactionId)).toEqual({ state: 'UNKNOWN', code })
    await expect(stranger.pay(aRequest())).rejects.toMatchObject({ code: 'gateway_unreachable' })
  })

  test.each([
    ['no body', '', undefined, 400, 'BAD_REQUEST'],
    ['a body without a request', '{}', undefined, 400, 'BAD_REQUEST'],
    ['a request without a checksum', 'order', undefined, 401, 'AUTHORIZATION_FAILED'],
    ['an amount below a rupee', { amount: 99 }, 'good', 400, 'BAD_REQUEST'],
    ['an amount in rupees and paise', { amount: 100.5 }, 'good', 400, 'BAD_REQUEST'],
    ['an id with a space', { merchantTransactionId: 'A B' }, 'good', 400, 'BAD_REQUEST'],
    ['an id of 35 characters', { merchantTransactionId: 'x'.repeat(35) }, 'good', 400, 'BAD_REQUEST'],
    ['an address that is no page', { redirectUrl: 'javascript:alert(1)' }, 'good', 400, 'BAD_REQUEST'],
  ])('%s is a bad request', async (_, given, signature, status, code) => {
    const { payload } = merchant.pageOf(aRequest(), '')
    const changed =
      typeof given === 'object'
        ? Buffer.from(JSON.stringify({ ...JSON.parse(Buffer.from(payload, 'base64').toString()), ...given })).toString(
            'base64',
          )
        : payload
    const body = typeof given === 'object' || given === 'order' ? JSON.stringify({ request: changed }) : given
    const headers = {
      'content-type': 'application/json',
      ...(signature === 'good' ? { 'x-verify': signed(`${changed}/pg/v1/pay`) } : {}),
    }
    const response = await fetch(new URL('/pg/v1/pay', gateway.url), { method: 'POST', headers, body })
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ success: false, code, data: {} })
  })

  test('an unknown payment is not found', async () => {
    expect(await merchant.status('NEVER')).toEqual({ state: 'UNKNOWN', code: 'TRANSACTION_NOT_FOUND' })
    expect(await merchant.status('..%2F..%2Fetc')).toMatchObject({ state: 'UNKNOWN' })
  })

  test('a payer who never comes lets the payment time out after 20 minutes; one who left it pending does not', async () => {
    const left = await aPayment()
    const forgotten = await aPayment()
    await gateway.control(left.transactionId, { do: 'pending' })
    clock.advance(20 * 60_000 + 1)
    expect(await merchant.status(forgotten.transactionId)).toMatchObject({ state: 'FAILED', code: 'TIMED_OUT' })
    expect(await merchant.status(left.transactionId)).toMatchObject({ state: 'PENDING' })
  })
})

describe('refunds', () => {
  const callbackUrl = 'http://localhost:3000/payment/webhook'

  test('what goes back is never more than what was paid, and the same refund is one refund', async () => {
    const { transactionId } = await aPayment()
    await gateway.control(transactionId, { do: 'complete' })
    const half = { refundId: `${transactionId}-R1`, transactionId, amount: paise(6_250_000), callbackUrl }
    expect(await merchant.refund(half)).toEqual({ state: 'done', code: 'PAYMENT_SUCCESS' })
    expect(await merchant.refund(half)).toEqual({ state: 'done', code: 'PAYMENT_SUCCESS' })
    expect(await merchant.refund({ ...half, refundId: `${transactionId}-R2`, amount: paise(6_250_001) })).toEqual({
      state: 'failed',
      code: 'EXCESS_REFUND_AMOUNT',
    })
    expect(await merchant.refund({ ...half, refundId: `${transactionId}-R3` })).toMatchObject({ state: 'done' })
    expect((await gateway.payment(transactionId))?.refunds.map(({ amount }) => amount)).toEqual([6_250_000, 6_250_000])
  })

  test('nothing goes back of a payment that was not made', async () => {
    const { transactionId, amount } = await aPayment()
    expect(await merchant.refund({ refundId: 'R-EARLY', transactionId, amount, callbackUrl })).toEqual({
      state: 'failed',
      code: 'BAD_REQUEST',
    })
    expect(await merchant.refundStatus('R-EARLY')).toMatchObject({ state: 'missing' })
    expect(await merchant.refund({ refundId: 'R-NEVER', transactionId: 'NEVER', amount, callbackUrl })).toMatchObject({
      state: 'failed',
    })
  })

  test('a refund may take its time', async () => {
    const { transactionId, amount } = await aPayment()
    await gateway.control(transactionId, { do: 'complete' })
    await gateway.refunds({ state: 'PENDING' })
    expect(await merchant.refund({ refundId: 'R-SLOW', transactionId, amount, callbackUrl })).toMatchObject({
      state: 'pending',
    })
    await gateway.refunds({ id: 'R-SLOW', state: 'COMPLETED' })
    expect(await merchant.refundStatus('R-SLOW')).toEqual({ state: 'done', code: 'PAYMENT_SUCCESS' })
  })
})

describe('the pay page', () => {
  test('it says what it is, how much, and of which transaction', async () => {
    const { page, transactionId } = await aPayment()
    const response = await fetch(page.url)
    const text = await response.text()
    expect(text).toContain('Payment simulator')
    expect(text).toContain('₹1,25,000')
    expect(text).toContain(transactionId)
    expect(text).not.toContain('<script')
    expect(response.headers.get('content-security-policy')).toContain(
      `form-action 'self' ${gateway.url.origin} http://localhost:3000`,
    )
  })

  test('the shop’s form opens it, and a changed one does not', async () => {
    const { page } = await aPayment()
    const opened = await fetch(page.url, { ...form(page.fields), redirect: 'manual' })
    expect([opened.status, opened.headers.get('location')]).toEqual([303, page.url])
    const forged = [
      { ...page.fields, amount: '100' },
      { ...page.fields, checksum: page.checksum.replace(/^./, (first) => (first === '0' ? '1' : '0')) },
      { ...page.fields, redirectUrl: 'https://evil.example/' },
      { ...page.fields, payload: (await aPayment()).page.payload },
      (await aPayment()).page.fields,
      {},
    ]
    for (const fields of forged) expect((await fetch(page.url, form(fields))).status).toBe(400)
  })

  test.each([
    ['complete', 'COMPLETED', 'PAYMENT_SUCCESS', 1],
    ['fail', 'FAILED', 'PAYMENT_DECLINED', 1],
    ['pending', 'PENDING', 'PAYMENT_PENDING', 0],
  ])('the button “%s” decides, tells the shop and leads back', async (button, state, code, messages) => {
    const { page, transactionId } = await aPayment()
    const decided = await fetch(`${page.url}/decide`, {
      ...form({ do: button, report: 'at_once' }),
      redirect: 'manual',
    })
    expect(decided.status).toBe(303)
    const back = await fetch(decided.headers.get('location') ?? '')
    const text = await back.text()
    const fields = Object.fromEntries(
      [...text.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
    )

    expect(text).toContain('action="http://localhost:3000/payment/callback"')
    expect(fields).toMatchObject({ code, merchantId: gatewayAccount.merchantId, transactionId, amount: '12500000' })
    expect(merchant.checkReturn(fields)).toBe(true)
    expect(await merchant.status(transactionId)).toMatchObject({ state, code })
    await expect.poll(() => heard.length).toBe(messages)
    for (const { body, verify } of heard)
      expect(merchant.readWebhook(body, () => verify)).toMatchObject({ transactionId, code })
  })

  test('the way back goes off by itself only by the script that the page allows', async () => {
    const { page, transactionId } = await aPayment()
    await gateway.control(transactionId, { do: 'complete', webhook: 'skip' })
    const response = await fetch(`${page.url}/return`)
    const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(await response.text()) ?? []
    const hash = createHash('sha256').update(script).digest('base64')
    expect(script).not.toBe('')
    expect(response.headers.get('content-security-policy')).toContain(`script-src 'sha256-${hash}'`)
  })

  test('the pay page has the style that its policy allows', async () => {
    const { page } = await aPayment()
    const response = await fetch(page.url)
    const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(await response.text()) ?? []
    const hash = createHash('sha256').update(style).digest('base64')
    expect(style).not.toBe('')
    expect(response.headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}'`)
  })

  test('what is paid stays paid, whatever button is pressed again', async () => {
    const { page, transactionId } = await aPayment()
    await fetch(`${page.url}/decide`, { ...form({ do: 'complete' }), redirect: 'manual' })
    await fetch(`${page.url}/decide`, { ...form({ do: 'fail' }), redirect: 'manual' })
    expect(await merchant.status(transactionId)).toMatchObject({ state: 'COMPLETED' })
    expect(await (await fetch(page.url)).text()).toContain('Back to the shop')
  })

  test('an unknown payment has no page', async () => {
    expect((await fetch(new URL('/page/NEVER', gateway.url))).status).toBe(404)
    expect((await fetch(new URL('/page/NEVER/decide', gateway.url), form({ do: 'complete' }))).status).toBe(404)
  })
})

describe('the levers', () => {
  test('a report can be lost, doubled, forged or late', async () => {
    for (const [webhook, count] of [
      ['skip', 0],
      ['twice', 2],
      ['bad_checksum', 1],
    ] as const) {
      heard = []
      const { transactionId } = await aPayment()
      expect((await gateway.control(transactionId, { do: 'complete', webhook })).answers).toHaveLength(count)
      expect(heard.map(({ body, verify }) => merchant.readWebhook(body, () => verify) !== undefined)).toEqual(
        Array(count).fill(webhook !== 'bad_checksum'),
      )
    }
    heard = []
    const late = await aPayment()
    expect((await gateway.control(late.transactionId, { do: 'complete', delayMs: 50 })).answers).toEqual([])
    expect(heard).toEqual([])
    await expect.poll(() => heard.length).toBe(1)
  })

  test('a bank may book a failed payment after all', async () => {
    const { transactionId } = await aPayment()
    await gateway.control(transactionId, { do: 'fail', code: 'TIMED_OUT' })
    await gateway.control(transactionId, { do: 'complete' })
    expect(await merchant.status(transactionId)).toMatchObject({ state: 'COMPLETED' })
  })

  test('a call can be taken and its answer lost', async () => {
    const request = aRequest()
    await gateway.fault({ call: 'pay', kind: 'html' })
    await expect(merchant.pay(request)).rejects.toMatchObject({ code: 'gateway_unreachable' })
    expect(await merchant.status(request.transactionId)).toMatchObject({ state: 'PENDING' })
    expect((await merchant.pay(request)).url).toContain(request.transactionId)
  })
})

describe('the books', () => {
  test('they outlive the process: another one on the same directory knows every payment', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'pangat-books-'))
    try {
      const publicBase = new URL('http://gateway.example/')
      const open = () =>
        createSimulator({ dir, publicBase, clock, ...gatewayAccount, ...gatewayClient, webhookUrl: publicBase })
      const { payload, checksum } = merchant.pageOf(aRequest({ transactionId: 'KEPT' }), '')
      const init = {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-verify': checksum },
        body: JSON.stringify({ request: payload }),
      }
      expect((await open().request('/pg/v1/pay', init)).status).toBe(200)
      expect(await (await open().request('/control/KEPT')).json()).toMatchObject({
        id: 'KEPT',
        state: 'PENDING',
        amount: 12_500_000,
      })
      expect(await readdir(dir)).toEqual(['KEPT.json'])
      expect(JSON.parse(await readFile(join(dir, 'KEPT.json'), 'utf8'))).toMatchObject({ kind: 'payment' })
    } finally {
      await rm(dir, { recursive: true })
    }
  })

  test('of many decisions at once the first holds', async () => {
    const { page, transactionId } = await aPayment()
    const press = (button: string) =>
      fetch(`${page.url}/decide`, { ...form({ do: button, report: 'never' }), redirect: 'manual' })
    await Promise.all(Array.from({ length: 20 }, (_, i) => press(i % 2 ? 'complete' : 'fail')))
    const after = await gateway.payment(transactionId)
    await Promise.all(Array.from({ length: 20 }, (_, i) => press(i % 2 ? 'complete' : 'fail')))
    expect(await gateway.payment(transactionId)).toEqual(after)
  })
})
