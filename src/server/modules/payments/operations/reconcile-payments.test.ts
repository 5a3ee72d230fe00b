import { afterEach, expect, test, vi } from 'vitest'
import { paise } from '#contract/values/money.ts'
import { rows, sql } from '#server/kernel/sql.ts'
import { usePayments } from '#test/support/payments.ts'

const it = usePayments()
afterEach(() => vi.restoreAllMocks())

async function anAppliedPayment(amount?: number) {
  const about = await it.aPaymentUnderWay(amount === undefined ? undefined : paise(amount))
  await it.gateway.control(about.transactionId, { do: 'complete' })
  return about
}
const owe = (transactionId: string, amount?: number) =>
  it.ctx.transaction((tx) =>
    it.payments.requestRefund(tx, {
      attemptId: transactionId,
      reason: 'order_cancelled',
      ...(amount === undefined ? {} : { amount: paise(amount) }),
    }),
  )

test('a payment whose webhook never comes is found within half a minute', async () => {
  const { transactionId } = await it.aPaymentUnderWay()
  await it.gateway.control(transactionId, { do: 'complete', webhook: 'skip' })
  await it.later(10)
  expect(await it.stateOf(transactionId)).toBe('pending')
  await it.later(15)
  expect(await it.stateOf(transactionId)).toBe('applied')
})

test('a payment that stays pending is kept for days and still taken in', async () => {
  const { transactionId } = await it.aPaymentUnderWay()
  await it.gateway.control(transactionId, { do: 'pending' })
  for (const seconds of [30, 600, 3_600, 86_400, 7 * 86_400]) await it.later(seconds)
  expect(await it.stateOf(transactionId)).toBe('pending')
  await it.gateway.control(transactionId, { do: 'complete', webhook: 'skip' })
  await it.later(86_400)
  expect(await it.stateOf(transactionId)).toBe('applied')
})

test('money that came long after a failure is owed back, though the gateway was silent when its webhook came', async () => {
  const { transactionId } = await it.aPaymentUnderWay()
  await it.gateway.control(transactionId, { do: 'fail' })
  await it.later(9 * 86_400)
  expect(await it.stateOf(transactionId)).toBe('failed')
  await it.gateway.fault({ call: 'status', kind: 'error' })
  await it.gateway.control(transactionId, { do: 'complete' })
  expect(await it.stateOf(transactionId)).toBe('failed')
  await it.gateway.fault({ call: 'status' })
  await it.later(86_400)
  expect(await it.historyOf(transactionId)).toBe('open>pending>failed>refund_due>refunded')
})

test('money that came weeks after a failure is owed back, though its webhook never came', async () => {
  const { transactionId } = await it.aPaymentUnderWay()
  await it.gateway.control(transactionId, { do: 'fail' })
  await it.later(20 * 86_400)
  expect(await it.stateOf(transactionId)).toBe('failed')
  await it.gateway.control(transactionId, { do: 'complete', webhook: 'skip' })
  await it.later(2 * 86_400)
  expect(await it.historyOf(transactionId)).toBe('open>pending>failed>refund_due>refunded')
  expect(await it.refundsOf(transactionId)).toMatchObject([{ reason: 'paid_after_failure', amount: 1_890_000 }])
})

test('money that came long after a failure is owed back, though handling its webhook failed', async () => {
  const { transactionId } = await it.aPaymentUnderWay()
  await it.gateway.control(transactionId, { do: 'fail' })
  await it.later(100 * 86_400)
  const { handler } = it
  it.handler = { ...handler, lock: () => Promise.reject(new Error('the connection was cut')) }
  const { answers } = await it.gateway.control(transactionId, { do: 'complete' })
  expect(answers).toEqual([500])
  it.handler = handler
  await it.later(60)
  expect(await it.historyOf(transactionId)).toBe('open>pending>failed>refund_due>refunded')
})

test('background jobs at once share the work and do everything once', async () => {
  const all = await Promise.all(Array.from({ length: 12 }, () => it.aPaymentUnderWay()))
  for (const { transactionId } of all) await it.gateway.control(transactionId, { do: 'complete', webhook: 'skip' })
  await Promise.all([it.later(30), it.later(0), it.later(0)])
  for (const { transactionId, reference } of all) {
    expect(await it.historyOf(transactionId)).toBe('open>pending>applied')
    expect(await it.toldOf(reference)).toEqual(['paid'])
  }
})

test('one payment that cannot be settled does not keep the others waiting', async () => {
  const broken = await it.aPaymentUnderWay()
  const whole = await it.aPaymentUnderWay()
  const { handler } = it
  it.handler = {
    ...handler,
    onPaid: async (tx, attempt, locked) => {
      if (attempt.id === broken.transactionId) throw new Error('broken')
      return handler.onPaid(tx, attempt, locked)
    },
  }
  for (const { transactionId } of [broken, whole])
    await it.gateway.control(transactionId, { do: 'complete', webhook: 'skip' })
  await it.later(30)
  expect(await it.stateOf(whole.transactionId)).toBe('applied')
  expect(await it.stateOf(broken.transactionId)).toBe('pending')
  it.handler = handler
  await it.later(90)
  expect(await it.stateOf(broken.transactionId)).toBe('applied')
})

test('what is owed goes back once, whole or in part', async () => {
  for (const part of [undefined, 945_000]) {
    const { transactionId } = await anAppliedPayment()
    expect(await owe(transactionId, part)).toBe(true)
    expect(await owe(transactionId, part)).toBe(false)
    await Promise.all([it.later(1), it.later(0)])
    await it.later(3_600)
    expect(await it.historyOf(transactionId)).toBe('open>pending>applied>refund_due>refunded')
    expect((await it.gateway.payment(transactionId))?.refunds.map(({ amount }) => amount)).toEqual([part ?? 1_890_000])
  }
})

test('a run leaves a refund alone that another is just sending', async () => {
  const { transactionId } = await anAppliedPayment()
  await owe(transactionId)
  const { refund } = it.adapter
  const other = Promise.withResolvers<void>()
  const sending = vi.spyOn(it.adapter, 'refund').mockImplementation(async (asked) => {
    await other.promise
    return refund(asked)
  })
  const asking = vi.spyOn(it.adapter, 'refundStatus')
  const first = it.later(1)
  await expect.poll(() => sending.mock.calls.length).toBe(1)
  const second = it.later(0)
  // Were it not left alone, the second run would ask about it, or wait to send it too.
  await Promise.race([
    second,
    expect
      .poll(() => asking.mock.calls.length, { timeout: 500 })
      .toBe(1)
      .catch(() => {}),
  ])
  other.resolve()
  await Promise.all([first, second])
  expect([sending.mock.calls.length, asking.mock.calls.length]).toEqual([1, 0])
  expect(await it.stateOf(transactionId)).toBe('refunded')
})

test('a refund that is rejected as a repeat is the one that was taken, and no second is made', async () => {
  const { transactionId } = await anAppliedPayment()
  await owe(transactionId)
  const { refund } = it.adapter
  vi.spyOn(it.adapter, 'refund').mockImplementation(async (asked) => {
    await refund(asked)
    return { state: 'failed', code: 'BAD_REQUEST' }
  })
  await it.later(1)
  expect(await it.refundsOf(transactionId)).toMatchObject([{ state: 'done' }])
})

test('twenty concurrent requests of a refund schedule it once', async () => {
  const { transactionId } = await anAppliedPayment()
  const answers = await Promise.all(Array.from({ length: 20 }, () => owe(transactionId)))
  expect(answers.filter(Boolean)).toHaveLength(1)
  expect(await it.refundsOf(transactionId)).toHaveLength(1)
})

test('more than was paid, or nothing, cannot go back', async () => {
  const { transactionId } = await anAppliedPayment()
  for (const amount of [1_890_001, 0, -1]) await expect(owe(transactionId, amount)).rejects.toBeInstanceOf(RangeError)
  expect(await it.stateOf(transactionId)).toBe('applied')
})

test('what was not applied owes nothing', async () => {
  const { transactionId } = await it.aPaymentUnderWay()
  expect(await owe(transactionId)).toBe(false)
  expect(await it.refundsOf(transactionId)).toEqual([])
})

test.each(['html', 'error'] as const)(
  'a refund whose answer is lost (%s) is asked about before it is sent again',
  async (kind) => {
    const { transactionId } = await anAppliedPayment()
    await owe(transactionId)
    await it.gateway.fault({ call: 'refund', kind })
    await it.later(1)
    expect(await it.refundsOf(transactionId)).toMatchObject([{ state: 'due', tries: 1 }])
    await it.gateway.fault({ call: 'status', kind: 'error' })
    await it.later(31)
    expect(await it.stateOf(transactionId)).toBe('refund_due')
    await it.later(61)
    expect(await it.stateOf(transactionId)).toBe('refunded')
    const [refund] = await it.refundsOf(transactionId)
    expect((await it.gateway.payment(transactionId))?.refunds).toMatchObject([{ id: refund?.id, amount: 1_890_000 }])
  },
)

test('a process that dies after taking a refund leaves it to the next run', async () => {
  const { transactionId } = await anAppliedPayment()
  await owe(transactionId)
  await rows(
    it.server.database.db,
    sql`update refunds set tries = 1, next_try_at = ${'2026-11-20T04:31:00Z'}::timestamptz where attempt_id = ${transactionId}`,
  )
  await it.later(30)
  expect(await it.stateOf(transactionId)).toBe('refund_due')
  await it.later(31)
  expect(await it.stateOf(transactionId)).toBe('refunded')
})

test('a refund that takes its time is waited for and never sent again', async () => {
  const { transactionId } = await anAppliedPayment()
  await owe(transactionId)
  await it.gateway.refunds({ state: 'PENDING' })
  for (const seconds of [1, 40, 120]) await it.later(seconds)
  await it.gateway.refunds({ state: 'COMPLETED' })
  const [refund] = await it.refundsOf(transactionId)
  expect(refund).toMatchObject({ state: 'pending' })
  await it.gateway.refunds({ id: refund?.id ?? '', state: 'COMPLETED' })
  await it.later(3_600)
  expect(await it.stateOf(transactionId)).toBe('refunded')
  expect((await it.gateway.payment(transactionId))?.refunds).toHaveLength(1)
})

test('failed refund is retried later, a few times, and refunds once', async () => {
  const { transactionId } = await anAppliedPayment()
  await owe(transactionId)
  await it.gateway.refunds({ state: 'FAILED' })
  await it.later(1)
  await it.gateway.refunds({ state: 'COMPLETED' })
  expect((await it.refundsOf(transactionId)).map(({ state }) => state).sort()).toEqual(['due', 'failed'])
  await it.later(3_601)
  expect(await it.stateOf(transactionId)).toBe('refunded')
  expect((await it.gateway.payment(transactionId))?.refunds.filter(({ state }) => state === 'COMPLETED')).toHaveLength(
    1,
  )
})

test('five failed refunds raise an alert', async () => {
  const { transactionId } = await anAppliedPayment()
  await owe(transactionId)
  await it.gateway.refunds({ state: 'FAILED' })
  for (let i = 0; i < 8; i++) await it.later(30 * 86_400)
  await it.gateway.refunds({ state: 'COMPLETED' })
  expect((await it.refundsOf(transactionId)).map(({ state }) => state)).toEqual(Array(5).fill('failed'))
  expect(await it.stateOf(transactionId)).toBe('refund_due')
})
