import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { newId } from '#server/kernel/ids.ts'
import { rows, sql } from '#server/kernel/sql.ts'
import { gatewayAccount } from '#test/support/gateway.ts'
import { usePayments } from '#test/support/payments.ts'

const it = usePayments()
const sha = (text: string) => createHash('sha256').update(text).digest('hex')

/** A webhook of the gateway, or a forged one. */
function aWebhook(
  transactionId: string,
  given: { merchantId?: string; code?: string; salt?: string; index?: string; amount?: number } = {},
) {
  const {
    merchantId = gatewayAccount.merchantId,
    code = 'PAYMENT_SUCCESS',
    salt = gatewayAccount.saltKey,
    index = '1',
    amount = 1_890_000,
  } = given
  const status = {
    success: true,
    code,
    message: '',
    data: { merchantId, merchantTransactionId: transactionId, transactionId: 'T1', amount, state: 'COMPLETED' },
  }
  const response = Buffer.from(JSON.stringify(status)).toString('base64')
  return { body: JSON.stringify({ response }), verify: `${sha(response + salt)}###${index}` }
}

async function send({ body, verify }: { body: string; verify?: string | undefined }, path = '/payment/webhook') {
  const headers = { 'content-type': 'application/json', ...(verify === undefined ? {} : { 'x-verify': verify }) }
  return it.request(path, { method: 'POST', headers, body })
}

const messagesOf = async (transactionId: string) =>
  (await rows(it.server.database.db, sql`select 1 from gateway_messages where transaction_id = ${transactionId}`))
    .length

describe('the webhook', () => {
  test.each(['/payment/webhook', '/api/payment/webhook'])('at %s is a reason to ask, kept once', async (path) => {
    const { transactionId, reference } = await it.aPaymentUnderWay()
    await it.gateway.control(transactionId, { do: 'complete', webhook: 'skip' })
    const answer = await send(aWebhook(transactionId), path)
    // Without its length it would be compressed, however short.
    expect([answer.status, answer.headers.get('content-length')]).toEqual([200, '22'])
    expect(await it.stateOf(transactionId)).toBe('applied')
    expect(await it.toldOf(reference)).toEqual(['paid'])
    expect(await messagesOf(transactionId)).toBe(1)
  })

  test('that lies, though it is signed, changes nothing', async () => {
    const { transactionId, reference } = await it.aPaymentUnderWay()
    expect((await send(aWebhook(transactionId))).status).toBe(200)
    expect(await it.stateOf(transactionId)).toBe('pending')
    expect(await it.toldOf(reference)).toEqual([])
  })

  test('that was tampered with is rejected and leaves no trace', async () => {
    const { transactionId } = await it.aPaymentUnderWay()
    await it.gateway.control(transactionId, { do: 'complete', webhook: 'skip' })
    const good = aWebhook(transactionId)
    const forged = [
      { ...good, verify: undefined },
      { ...good, verify: '' },
      { ...good, verify: good.verify.slice(0, -1) },
      { ...good, verify: good.verify.slice(0, 30) },
      { ...good, verify: good.verify.toUpperCase() },
      aWebhook(transactionId, { salt: 'another salt' }),
      aWebhook(transactionId, { salt: '' }),
      aWebhook(transactionId, { index: '2' }),
      { ...aWebhook(transactionId, { amount: 1 }), verify: good.verify },
      { ...good, body: good.body.slice(0, -10) },
      { ...good, body: '' },
      { ...good, body: 'null' },
    ]
    for (const message of forged) {
      const response = await send(message)
      expect(response.status).toBe(401)
      expect(await response.json()).toMatchObject({ code: 'signature_invalid' })
    }
    expect(await it.stateOf(transactionId)).toBe('pending')
    expect(await messagesOf(transactionId)).toBe(0)
  })

  test('replayed a hundred times, at once and a month later, has one effect', async () => {
    const { transactionId, reference } = await it.aPaymentUnderWay()
    await it.gateway.control(transactionId, { do: 'complete', webhook: 'skip' })
    const message = aWebhook(transactionId)
    const answers = await Promise.all(Array.from({ length: 100 }, () => send(message)))
    await it.later(30 * 86_400)
    answers.push(await send(message))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await it.toldOf(reference)).toEqual(['paid'])
    expect(await it.historyOf(transactionId)).toBe('open>pending>applied')
    expect(await messagesOf(transactionId)).toBe(1)
  })

  test('about a payment that is not ours is kept and has no effect', async () => {
    const unknown = newId()
    expect((await send(aWebhook(unknown))).status).toBe(200)
    expect(await messagesOf(unknown)).toBe(1)

    const { transactionId } = await it.aPaymentUnderWay()
    await it.gateway.control(transactionId, { do: 'complete', webhook: 'skip' })
    expect((await send(aWebhook(transactionId, { merchantId: 'SOMEBODYELSE' }))).status).toBe(200)
    expect(await it.stateOf(transactionId)).toBe('pending')
  })

  test('about a refund ends it', async () => {
    const { transactionId } = await it.aPaymentUnderWay()
    await it.gateway.control(transactionId, { do: 'complete' })
    await it.ctx.transaction((tx) =>
      it.payments.requestRefund(tx, { attemptId: transactionId, reason: 'order_cancelled' }),
    )
    await it.gateway.refunds({ state: 'PENDING' })
    await it.later(1)
    const [refund] = await it.refundsOf(transactionId)
    await it.gateway.refunds({ id: refund?.id ?? '', state: 'COMPLETED' })
    await it.gateway.refunds({ state: 'COMPLETED' })
    expect((await send(aWebhook(refund?.id ?? ''))).status).toBe(200)
    expect(await it.stateOf(transactionId)).toBe('refunded')
  })

  test('that is huge is not read', async () => {
    const response = await send({ body: JSON.stringify({ response: 'A'.repeat(300_000) }), verify: 'x' })
    expect(response.status).toBe(413)
  })
})

describe('the way back from the gateway', () => {
  const fieldsFor = (transactionId: string, code = 'PAYMENT_SUCCESS', amount = '1890000') => {
    const fields = { code, merchantId: gatewayAccount.merchantId, transactionId, amount, providerReferenceId: 'T1' }
    return { ...fields, checksum: `${sha(Object.values(fields).join('') + gatewayAccount.saltKey)}###1` }
  }
  const post = (fields: Record<string, string>, path = '/payment/callback') =>
    it.request(path, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { origin: 'https://gateway.example', 'sec-fetch-site': 'cross-site' },
    })

  test.each(['/payment/callback', '/api/payment/callback'])('at %s leads to the result, and asks', async (path) => {
    const { transactionId, reference } = await it.aPaymentUnderWay()
    await it.gateway.control(transactionId, { do: 'complete', webhook: 'skip' })
    const response = await post(fieldsFor(transactionId), path)
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(`/payment-result/${reference}&${transactionId}`)
    expect(await it.stateOf(transactionId)).toBe('applied')
  })

  test('is not trusted: a success without a payment leaves the order unpaid', async () => {
    const { transactionId } = await it.aPaymentUnderWay()
    expect((await post(fieldsFor(transactionId))).status).toBe(303)
    expect(await it.stateOf(transactionId)).toBe('pending')
  })

  test('with a wrong checksum changes nothing, not even by asking', async () => {
    const { transactionId, reference } = await it.aPaymentUnderWay()
    await it.gateway.control(transactionId, { do: 'complete', webhook: 'skip' })
    for (const fields of [
      { ...fieldsFor(transactionId), amount: '1' },
      { transactionId, checksum: '' },
      { transactionId },
    ]) {
      const response = await post(fields)
      expect([response.status, response.headers.get('location')]).toEqual([
        303,
        `/payment-result/${reference}&${transactionId}`,
      ])
    }
    expect(await it.stateOf(transactionId)).toBe('pending')
    expect(await it.toldOf(reference)).toEqual([])
  })

  test('puts nothing but ids into the path', async () => {
    const unknown = newId()
    expect((await post(fieldsFor(unknown))).headers.get('location')).toBe(`/payment-result/unknown&${unknown}`)
    for (const transactionId of ['//evil.example', '../admin', 'a b', 'x'.repeat(27), '\r\nset-cookie: a=b', '']) {
      expect((await post(fieldsFor(transactionId))).headers.get('location')).toBe('/payment-result/unknown&unknown')
    }
  })

  test('by GET, without fields, or with a body that is no form leads on as well', async () => {
    const { transactionId, reference } = await it.aPaymentUnderWay()
    const byGet = await it.request(`/payment/callback?${new URLSearchParams(fieldsFor(transactionId))}`)
    expect(byGet.headers.get('location')).toBe(`/payment-result/${reference}&${transactionId}`)
    const junk = await it.request('/payment/callback', {
      method: 'POST',
      body: '\u0000{',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    })
    for (const response of [
      await it.request('/payment/callback'),
      await it.request('/payment/callback', { method: 'POST' }),
      junk,
    ]) {
      expect([response.status, response.headers.get('location')]).toEqual([303, '/payment-result/unknown&unknown'])
    }
  })

  test('leads on although the gateway is down', async () => {
    const { transactionId, reference } = await it.aPaymentUnderWay()
    await it.gateway.fault({ call: 'status', kind: 'error' })
    expect((await post(fieldsFor(transactionId))).headers.get('location')).toBe(
      `/payment-result/${reference}&${transactionId}`,
    )
  })
})

describe('webhook, return and poll', () => {
  const ways: Record<string, (transactionId: string) => Promise<unknown>> = {
    webhook: (id) => send(aWebhook(id)),
    return: (id) => it.request(`/payment/callback?${new URLSearchParams({ transactionId: id })}`),
    status: (id) => it.request(`/api/payment/status/${id}`),
    job: () => it.later(30),
  }
  const orders = [
    ['webhook', 'return', 'status', 'job'],
    ['return', 'status', 'webhook', 'job'],
    ['job', 'status', 'return', 'webhook'],
    ['status', 'job', 'webhook', 'return'],
  ]

  test.each(orders)('in the order %s, %s, %s, %s come to the same', async (...order) => {
    const { transactionId, reference } = await it.aPaymentUnderWay()
    await it.gateway.control(transactionId, { do: 'complete', webhook: 'skip' })
    for (const way of order) await ways[way]?.(transactionId)
    expect(await it.historyOf(transactionId)).toBe('open>pending>applied')
    expect(await it.toldOf(reference)).toEqual(['paid'])
  })

  test('all at once come to the same', async () => {
    const { transactionId, reference } = await it.aPaymentUnderWay()
    await it.gateway.control(transactionId, { do: 'complete', webhook: 'skip' })
    await Promise.all(Array.from({ length: 5 }, () => Object.values(ways).map((way) => way(transactionId))).flat())
    expect(await it.historyOf(transactionId)).toBe('open>pending>applied')
    expect(await it.toldOf(reference)).toEqual(['paid'])
  })
})

describe('how a payment stands', () => {
  const status = async (id: string) => (await it.request(`/api/payment/status/${id}`)).json()
  const verify = async (id: string) => (await it.request(`/api/payment/verify?transactionId=${id}`)).json()

  test('is told to anyone in a word and a sentence, and nothing more', async () => {
    const { transactionId } = await it.aPaymentUnderWay()
    expect(await status(transactionId)).toEqual({
      status: 'PENDING',
      code: 'payment_pending',
      message: 'We are verifying your payment status. Please wait.',
    })
    expect(await verify(transactionId)).toEqual({
      status: 'PAYMENT_PENDING',
      code: 'payment_pending',
      message: 'We are verifying your payment status. Please wait.',
      purpose: 'order',
    })
    await it.gateway.control(transactionId, { do: 'complete', webhook: 'skip' })
    expect(await status(transactionId)).toEqual({
      status: 'COMPLETED',
      code: 'payment_applied',
      message: 'Payment Successful',
    })
    expect(await verify(transactionId)).toEqual({
      status: 'PAYMENT_SUCCESS',
      code: 'payment_applied',
      message: 'Payment Successful',
      purpose: 'order',
    })
  })

  test('of a declined payment is FAILED, with the gateway’s own code when verified', async () => {
    const { transactionId } = await it.aPaymentUnderWay()
    await it.gateway.control(transactionId, { do: 'fail', webhook: 'skip' })
    expect(await status(transactionId)).toEqual({
      status: 'FAILED',
      code: 'payment_failed',
      message: 'Payment failed.',
    })
    expect(await verify(transactionId)).toEqual({
      status: 'PAYMENT_DECLINED',
      code: 'payment_failed',
      message: 'Payment failed.',
      purpose: 'order',
    })
  })

  test('reading the status of an open payment does not end it', async () => {
    const { transactionId } = await it.aReference()
    expect(await status(transactionId)).toMatchObject({ status: 'PENDING' })
    expect(await it.stateOf(transactionId)).toBe('open')
  })

  test('of an unknown payment is 404, of no id at all 400', async () => {
    expect((await it.request(`/api/payment/status/${newId()}`)).status).toBe(404)
    expect((await it.request(`/api/payment/verify?transactionId=${newId()}`)).status).toBe(404)
    expect((await it.request('/api/payment/status/a%20b')).status).toBe(400)
    expect((await it.request('/api/payment/verify')).status).toBe(400)
  })
})
