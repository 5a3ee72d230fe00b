import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { gatewayClient } from '#test/support/gateway.ts'
import { newId } from '#server/kernel/ids.ts'
import { rows, sql } from '#server/kernel/sql.ts'
import { usePayments } from '#test/support/payments.ts'

const it = usePayments('v2')
const { user, password } = gatewayClient.webhook
const authorization = createHash('sha256').update(`${user}:${password}`).digest('hex')

/** A webhook as v2 sends it, or as someone else would. */
async function send(
  transactionId: string,
  given: { authorization?: string; event?: string; body?: string; payload?: object } = {},
) {
  const {
    event = 'checkout.order.completed',
    payload = { merchantOrderId: transactionId, state: 'COMPLETED', amount: 1 },
  } = given
  const response = await it.request('/payment/webhook', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: given.authorization ?? authorization },
    body: given.body ?? JSON.stringify({ event, payload }),
  })
  return response.status
}
const messagesOf = async (transactionId: string) =>
  (await rows(it.server.database.db, sql`select 1 from gateway_messages where transaction_id = ${transactionId}`))
    .length

describe('a payment by v2', () => {
  test('begins with a page to go to, and ends by its webhook', async () => {
    const about = await it.aReference()
    expect(await it.payments.initiate(it.ctx, about)).toEqual({
      url: `${it.gateway.url.origin}/page/${about.transactionId}`,
      method: 'GET',
      merchantId: it.adapter.merchantId,
      transactionId: about.transactionId,
      checksum: '',
      payload: '',
      fields: {},
    })
    await it.gateway.control(about.transactionId, { do: 'complete', webhook: 'twice' })
    expect(await it.historyOf(about.transactionId)).toBe('open>pending>applied')
    expect(await it.toldOf(about.reference)).toEqual(['paid'])
    expect(await messagesOf(about.transactionId)).toBe(1)
  })

  test('whose browser is closed and whose webhook is lost ends by the schedule, paid or not', async () => {
    const paid = await it.aPaymentUnderWay()
    const declined = await it.aPaymentUnderWay()
    const forgotten = await it.aPaymentUnderWay()
    await it.gateway.control(paid.transactionId, { do: 'complete', webhook: 'skip' })
    await it.gateway.control(declined.transactionId, { do: 'fail', webhook: 'skip' })
    await it.later(25)
    expect(await it.stateOf(paid.transactionId)).toBe('applied')
    expect(await it.stateOf(declined.transactionId)).toBe('failed')
    expect(await it.stateOf(forgotten.transactionId)).toBe('pending')
    await it.later(20 * 60)
    expect(await it.stateOf(forgotten.transactionId)).toBe('failed')
    expect(await it.toldOf(forgotten.reference)).toEqual(['failed'])
  })

  test('comes back by GET with nothing but its id, and is asked about by whoever looks', async () => {
    const { transactionId, reference } = await it.aPaymentUnderWay()
    await it.gateway.control(transactionId, { do: 'complete', webhook: 'skip' })
    const response = await it.request(`/payment/callback?transactionId=${transactionId}`)
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      `/payment-result/${reference}&${transactionId}`,
    ])
    expect(await (await it.request(`/api/payment/verify?transactionId=${transactionId}`)).json()).toMatchObject({
      status: 'COMPLETED',
    })
    expect(await it.stateOf(transactionId)).toBe('applied')
  })

  test.each(['html', 'error', 'pending'] as const)('is not guessed at when the gateway says %s', async (kind) => {
    const { transactionId } = await it.aPaymentUnderWay()
    await it.gateway.control(transactionId, { do: 'complete', webhook: 'skip' })
    await it.gateway.fault({ call: 'status', kind })
    expect(await it.payments.check(it.ctx, transactionId)).toMatchObject({ state: 'pending' })
    await it.later(25)
    expect(await it.stateOf(transactionId)).toBe('applied')
  })

  test('that comes after a failure, or with another amount, goes back', async () => {
    const late = await it.aPaymentUnderWay()
    await it.gateway.control(late.transactionId, { do: 'fail' })
    await it.gateway.control(late.transactionId, { do: 'complete' })
    const wrong = await it.aPaymentUnderWay()
    await it.gateway.control(wrong.transactionId, { do: 'complete', amount: 1_889_999 })
    await it.later(1)
    await it.later(60)
    for (const [{ transactionId }, amount] of [[late, 1_890_000] as const, [wrong, 1_889_999] as const]) {
      expect(await it.historyOf(transactionId)).toBe('open>pending>failed>refund_due>refunded')
      expect((await it.gateway.payment(transactionId))?.refunds).toMatchObject([{ amount, state: 'COMPLETED' }])
    }
  })
})

describe('a page whose answer was lost', () => {
  test('is not told again: for half a minute the customer is asked to try again, then a new attempt begins', async () => {
    const about = await it.aReference()
    await it.gateway.fault({ call: 'pay', kind: 'html' })
    for (let i = 0; i < 2; i++)
      await expect(it.payments.initiate(it.ctx, about)).rejects.toMatchObject({ code: 'gateway_unreachable' })
    expect(await it.stateOf(about.transactionId)).toBe('pending')

    it.server.clock.advance(30_000)
    const next = await it.payments.initiate(it.ctx, about)
    expect(next.transactionId).not.toBe(about.transactionId)
    expect(await it.stateOf(about.transactionId)).toBe('failed')
    await it.gateway.control(next.transactionId, { do: 'complete' })
    expect(await it.stateOf(next.transactionId)).toBe('applied')

    // Nobody has seen that page; if it is paid by a wonder, the money goes back.
    await it.gateway.control(about.transactionId, { do: 'complete' })
    expect(await it.stateOf(about.transactionId)).toBe('refund_due')
  })

  test('never takes the page away from the other half of a double click', async () => {
    const about = await it.aReference()
    const ends = await Promise.allSettled(Array.from({ length: 10 }, () => it.payments.initiate(it.ctx, about)))
    const pages = ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value.transactionId] : []))
    expect(new Set(pages)).toEqual(new Set([about.transactionId]))
    for (const end of ends)
      if (end.status === 'rejected') expect(end.reason).toMatchObject({ code: 'gateway_unreachable' })
    expect(await it.historyOf(about.transactionId)).toBe('open>pending')
  })
})

describe('a webhook of v2', () => {
  test.each([
    ['another password', { authorization: createHash('sha256').update(`${user}:x`).digest('hex') }],
    ['no hash', { authorization: '' }],
    ['a truncated hash', { authorization: authorization.slice(0, 63) }],
    ['upper case', { authorization: authorization.toUpperCase() }],
    ['a truncated body', { body: '{"event":"checkout.order.completed","payl' }],
    ['another form', { body: '[]' }],
  ])('with %s is rejected and leaves no trace', async (_, given) => {
    const { transactionId } = await it.aPaymentUnderWay()
    await it.gateway.control(transactionId, { do: 'complete', webhook: 'skip' })
    expect(await send(transactionId, given)).toBe(401)
    expect(await it.stateOf(transactionId)).toBe('pending')
    expect(await messagesOf(transactionId)).toBe(0)
  })

  test('that is genuine but lies changes nothing', async () => {
    const { transactionId, reference } = await it.aPaymentUnderWay()
    expect(await send(transactionId)).toBe(200)
    expect(await send(transactionId, { event: 'checkout.order.failed' })).toBe(200)
    expect(await it.stateOf(transactionId)).toBe('pending')
    expect(await it.toldOf(reference)).toEqual([])
  })

  test('replayed a hundred times, at once and a month later, has one effect', async () => {
    const { transactionId, reference } = await it.aPaymentUnderWay()
    await it.gateway.control(transactionId, { do: 'complete', webhook: 'skip' })
    const answers = await Promise.all(Array.from({ length: 100 }, () => send(transactionId)))
    it.server.clock.advance(30 * 86_400_000)
    answers.push(await send(transactionId))
    expect(new Set(answers)).toEqual(new Set([200]))
    expect(await it.toldOf(reference)).toEqual(['paid'])
    expect(await messagesOf(transactionId)).toBe(1)
  })

  test('in the wrong order comes to the same', async () => {
    const { transactionId, reference } = await it.aPaymentUnderWay()
    await it.gateway.control(transactionId, { do: 'complete', webhook: 'skip' })
    for (const event of ['checkout.order.completed', 'checkout.order.failed', 'checkout.order.completed'])
      expect(await send(transactionId, { event })).toBe(200)
    expect(await it.historyOf(transactionId)).toBe('open>pending>applied')
    expect(await it.toldOf(reference)).toEqual(['paid'])
  })

  test('about another merchant, or a payment that is not ours, is kept and has no effect', async () => {
    const unknown = newId()
    expect(await send(unknown)).toBe(200)
    const { transactionId } = await it.aPaymentUnderWay()
    await it.gateway.control(transactionId, { do: 'complete', webhook: 'skip' })
    expect(await send(transactionId, { payload: { merchantOrderId: transactionId, merchantId: 'SOMEBODY' } })).toBe(200)
    expect(await it.stateOf(transactionId)).toBe('pending')
    expect(await messagesOf(unknown)).toBe(1)
  })

  test('that is huge is not read', async () => {
    expect(await send('x', { body: `{"event":"${'x'.repeat(300_000)}"}` })).toBe(413)
  })

  test.each(['COMPLETED', 'FAILED'] as const)('about a refund that is %s settles it', async (state) => {
    const { transactionId } = await it.aPaymentUnderWay()
    await it.gateway.control(transactionId, { do: 'complete' })
    await it.ctx.transaction((tx) =>
      it.payments.requestRefund(tx, { attemptId: transactionId, reason: 'order_cancelled' }),
    )
    await it.gateway.refunds({ state: 'PENDING' })
    await it.later(1)
    await it.gateway.refunds({ state: 'COMPLETED' })
    const [refund] = await it.refundsOf(transactionId)
    expect(refund).toMatchObject({ state: 'pending' })
    await it.gateway.refunds({ id: refund?.id ?? '', state, webhook: 'twice' })
    if (state === 'COMPLETED') return expect(await it.stateOf(transactionId)).toBe('refunded')
    expect((await it.refundsOf(transactionId)).map((each) => each.state).toSorted()).toEqual(['due', 'failed'])
    // The new one is taken in immediately and confirmed a little later.
    await it.later(3_601)
    await it.later(60)
    expect(await it.stateOf(transactionId)).toBe('refunded')
    const sent = (await it.gateway.payment(transactionId))?.refunds ?? []
    expect(sent.filter((each) => each.state === 'COMPLETED').map(({ amount }) => amount)).toEqual([1_890_000])
  })
})

test('a gateway that gives no token costs no attempt, and the payment goes on when it does', async () => {
  const about = await it.aReference()
  await it.gateway.revokeTokens()
  await it.gateway.fault({ call: 'token', kind: 'error' })
  await expect(it.payments.initiate(it.ctx, about)).rejects.toMatchObject({ code: 'gateway_unreachable' })
  expect((await it.payments.initiate(it.ctx, about)).transactionId).toBe(about.transactionId)
})
