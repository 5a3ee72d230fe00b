import { expect, test } from 'vitest'
import { paise } from '#contract/values/money.ts'
import { usePayments } from '#test/support/payments.ts'

const it = usePayments()

test('paying begins with the attempt that was reserved, on the gateway’s page', async () => {
  const about = await it.aReference()
  expect(await it.stateOf(about.transactionId)).toBe('open')

  const initiation = await it.payments.initiate(it.ctx, about)

  expect(initiation).toMatchObject({
    transactionId: about.transactionId,
    merchantId: it.adapter.merchantId,
    url: `${it.gateway.url.origin}/page/${about.transactionId}`,
    fields: {
      amount: '1890000',
      redirectUrl: 'http://localhost:3000/payment/callback',
      callbackUrl: 'http://localhost:3000/payment/webhook',
    },
  })
  expect(initiation.fields['mobileNumber']).toBe(about.payer.phone.slice(-10))
  expect(await it.historyOf(about.transactionId)).toBe('open>pending')
  expect(await it.gateway.payment(about.transactionId)).toMatchObject({ amount: 1_890_000, state: 'PENDING' })
})

test('a double click, even by twenty fingers, is one attempt', async () => {
  const about = await it.aReference()
  const all = await Promise.all(Array.from({ length: 20 }, () => it.payments.initiate(it.ctx, about)))
  expect(new Set(all.map(({ transactionId, url }) => `${transactionId} ${url}`)).size).toBe(1)
  expect((await it.payments.attemptsOf(it.ctx.db, [about.reference])).get(about.reference)).toHaveLength(1)
})

test('a double click after a failed attempt makes one more attempt, not two', async () => {
  const about = await it.aPaymentUnderWay()
  await it.gateway.control(about.transactionId, { do: 'fail' })
  const all = await Promise.all(Array.from({ length: 20 }, () => it.payments.initiate(it.ctx, about)))
  const attempts = (await it.payments.attemptsOf(it.ctx.db, [about.reference])).get(about.reference)
  expect(attempts?.map(({ number, state }) => `${number} ${state}`)).toEqual(['1 failed', '2 pending'])
  expect(new Set(all.map(({ transactionId }) => transactionId))).toEqual(new Set([attempts?.[1]?.id]))
})

test('return without a decision continues the same payment', async () => {
  const about = await it.aPaymentUnderWay()
  const again = await it.payments.initiate(it.ctx, about)
  expect(again.transactionId).toBe(about.transactionId)
  expect(await it.historyOf(about.transactionId)).toBe('open>pending')
})

test('a gateway that took the payment but did not answer is told of the same one again', async () => {
  const about = await it.aReference()
  await it.gateway.fault({ call: 'pay', kind: 'html' })
  await expect(it.payments.initiate(it.ctx, about)).rejects.toMatchObject({ code: 'gateway_unreachable' })
  expect(await it.stateOf(about.transactionId)).toBe('pending')
  expect((await it.payments.initiate(it.ctx, about)).transactionId).toBe(about.transactionId)
})

test('a gateway that is down for a while costs no attempt', async () => {
  const about = await it.aReference()
  for (const call of ['pay', 'status', 'pay'] as const) await it.gateway.fault({ call, kind: 'error' })
  await expect(it.payments.initiate(it.ctx, about)).rejects.toMatchObject({ code: 'gateway_unreachable' })
  await it.gateway.fault({ call: 'pay', kind: 'error' })
  await expect(it.payments.initiate(it.ctx, about)).rejects.toMatchObject({ code: 'gateway_unreachable' })
  expect((await it.payments.initiate(it.ctx, about)).transactionId).toBe(about.transactionId)
})

test('payment declined without a webhook gets a new attempt', async () => {
  const about = await it.aPaymentUnderWay()
  await it.gateway.control(about.transactionId, { do: 'fail', webhook: 'skip' })
  const next = await it.payments.initiate(it.ctx, about)
  expect(next.transactionId).not.toBe(about.transactionId)
  expect(await it.historyOf(about.transactionId)).toBe('open>pending>failed')
  expect(await it.toldOf(about.reference)).toEqual(['failed'])
})

test('payment completed without a webhook is recognised, and not made twice', async () => {
  const about = await it.aPaymentUnderWay()
  await it.gateway.control(about.transactionId, { do: 'complete', webhook: 'skip' })
  await expect(it.payments.initiate(it.ctx, about)).rejects.toMatchObject({ code: 'order_already_paid' })
  expect(await it.stateOf(about.transactionId)).toBe('applied')
})

test('another amount than the attempt’s is rejected', async () => {
  const about = await it.aReference()
  await expect(it.payments.initiate(it.ctx, { ...about, amount: paise(1_889_999) })).rejects.toMatchObject({
    code: 'amount_wrong',
  })
  expect(await it.stateOf(about.transactionId)).toBe('open')
})

test('ended reference is not paid for, and the gateway is not called', async () => {
  const about = await it.aReference()
  it.handler = { ...it.handler, awaits: async () => false }
  await expect(it.payments.initiate(it.ctx, about)).rejects.toMatchObject({ code: 'order_not_payable' })
  expect(await it.stateOf(about.transactionId)).toBe('open')
  expect(await it.gateway.payment(about.transactionId)).toBeUndefined()
})

test('what ends between the last check and the gateway’s page is paid and given back', async () => {
  const about = await it.aPaymentUnderWay()
  it.handler = { ...it.handler, awaits: async () => false, onPaid: async () => 'refund_due' }
  await it.gateway.control(about.transactionId, { do: 'complete', webhook: 'skip' })
  await it.later(30)
  expect(await it.historyOf(about.transactionId)).toBe('open>pending>failed>refund_due>refunded')
  expect((await it.gateway.payment(about.transactionId))?.refunds).toMatchObject([
    { amount: 1_890_000, state: 'COMPLETED' },
  ])
})
