import { describe, expect, test } from 'vitest'
import { paise } from '#contract/values/money.ts'
import { newId } from '#server/kernel/ids.ts'
import { usePayments } from '#test/support/payments.ts'
import { insertRefund } from '../store/refunds.ts'

const it = usePayments()

/** ₹18,900 that were paid and are in use. */
async function anAppliedPayment() {
  const about = await it.aPaymentUnderWay()
  await it.gateway.control(about.transactionId, { do: 'complete' })
  return about.transactionId
}
const part = (attemptId: string, cause: string, amount: number) =>
  it.ctx.transaction((tx) =>
    it.payments.requestPartialRefund(tx, { attemptId, cause, reason: 'order_changed', amount: paise(amount) }),
  )
const rest = (attemptId: string, amount?: number) =>
  it.ctx.transaction((tx) =>
    it.payments.requestRefund(tx, {
      attemptId,
      reason: 'order_cancelled',
      ...(amount === undefined ? {} : { amount: paise(amount) }),
    }),
  )
const givenBack = async (attemptId: string) =>
  ((await it.gateway.payment(attemptId))?.refunds ?? [])
    .filter(({ state }) => state === 'COMPLETED')
    .map(({ amount }) => amount)

describe('a part that goes back', () => {
  test('leaves the payment in use, and is sent once', async () => {
    const id = await anAppliedPayment()
    expect(await part(id, 'change-1', 300_000)).toBe(true)
    expect(await part(id, 'change-1', 300_000)).toBe(false)
    await it.later(1)
    await it.later(3_600)
    expect(await it.stateOf(id)).toBe('applied')
    expect(await givenBack(id)).toEqual([300_000])
    expect(await it.payments.refundsOf(it.ctx.db, [id])).toMatchObject([
      { state: 'done', amount: 300_000, reason: 'order_changed', cause: 'change-1', doneAt: expect.any(Date) },
    ])
  })

  test('may be followed by others and by the rest, which is what is left', async () => {
    const id = await anAppliedPayment()
    await part(id, 'change-1', 300_000)
    await part(id, 'change-2', 90_000)
    expect(await rest(id)).toBe(true)
    await it.later(1)
    expect(await it.historyOf(id)).toBe('open>pending>applied>refund_due>refunded')
    expect((await givenBack(id)).toSorted((a, b) => a - b)).toEqual([90_000, 300_000, 1_500_000])
  })

  test('of a payment that was wholly given back in parts leaves nothing to owe', async () => {
    const id = await anAppliedPayment()
    await part(id, 'change-1', 1_890_000)
    expect(await rest(id)).toBe(false)
    await expect(part(id, 'change-2', 1)).rejects.toBeInstanceOf(RangeError)
    expect(await it.stateOf(id)).toBe('applied')
  })

  test('never makes more go back than came, though twenty owe at once', async () => {
    const id = await anAppliedPayment()
    const ends = await Promise.allSettled(Array.from({ length: 20 }, (_, i) => part(id, `change-${i}`, 400_000)))
    expect(ends.filter((end) => end.status === 'fulfilled')).toHaveLength(4)
    for (const end of ends) if (end.status === 'rejected') expect(end.reason).toBeInstanceOf(RangeError)
    await expect(rest(id, 290_001)).rejects.toBeInstanceOf(RangeError)
    expect(await rest(id)).toBe(true)
    await it.later(1)
    expect((await givenBack(id)).reduce((all, one) => all + one, 0)).toBe(1_890_000)
  })

  test.each([0, -1, 1_890_001])('of %d paise is rejected', async (amount) => {
    const id = await anAppliedPayment()
    await expect(part(id, 'change-1', amount)).rejects.toBeInstanceOf(RangeError)
    expect(await it.refundsOf(id)).toEqual([])
  })

  test('of a payment that is not in use is not owed', async () => {
    const { transactionId } = await it.aPaymentUnderWay()
    expect(await part(transactionId, 'change-1', 1)).toBe(false)
    const id = await anAppliedPayment()
    await rest(id, 100)
    expect(await part(id, 'change-1', 100)).toBe(false)
  })

  test('that fails at the gateway is retried, and counts once against the refundable amount', async () => {
    const id = await anAppliedPayment()
    await part(id, 'change-1', 1_000_000)
    await it.gateway.refunds({ state: 'FAILED' })
    await it.later(1)
    await it.gateway.refunds({ state: 'COMPLETED' })
    expect(await part(id, 'change-1', 1_000_000)).toBe(false)
    expect(await part(id, 'change-2', 890_000)).toBe(true)
    await it.later(3_601)
    expect((await givenBack(id)).toSorted((a, b) => a - b)).toEqual([890_000, 1_000_000])
    expect(await it.payments.refundsOf(it.ctx.db, [id])).toHaveLength(2)
  })

  test('that people must see to keeps the payment from counting as paid back', async () => {
    const id = await anAppliedPayment()
    await part(id, 'change-1', 1_000)
    await it.gateway.refunds({ state: 'FAILED' })
    for (let i = 0; i < 8; i++) await it.later(30 * 86_400)
    await it.gateway.refunds({ state: 'COMPLETED' })
    await rest(id)
    await it.later(1)
    expect(await it.stateOf(id)).toBe('refund_due')
  })
})

test('the statement itself takes no refund that would make more go back than came', async () => {
  const id = await anAppliedPayment()
  const insert = (amount: number, cause: string) =>
    it.ctx.transaction((tx) =>
      insertRefund(tx, { id: newId(), attemptId: id, amount: paise(amount), reason: 'order_changed', cause }),
    )
  await expect(insert(1_890_001, 'all')).rejects.toBeInstanceOf(RangeError)
  await insert(1_889_999, 'change-1')
  await expect(insert(2, 'change-2')).rejects.toBeInstanceOf(RangeError)
  await insert(1, 'change-3')
  await expect(insert(1, 'change-3')).rejects.toThrow()
  expect((await it.refundsOf(id)).map(({ amount }) => amount)).toEqual([1_889_999, 1])
})

describe('the difference of a changed order', () => {
  const topUp = (about: Awaited<ReturnType<typeof it.aReference>>, amount: number) =>
    it.payments.initiate(it.ctx, { ...about, amount: paise(amount), purpose: 'top_up' })

  test('is a payment of its own beside the order’s, more than once', async () => {
    const about = await it.aPaymentUnderWay()
    await it.gateway.control(about.transactionId, { do: 'complete' })
    for (const amount of [50_000, 70_000]) {
      const { transactionId } = await topUp(about, amount)
      expect((await topUp(about, amount)).transactionId).toBe(transactionId)
      await it.gateway.control(transactionId, { do: 'complete' })
      expect(await it.stateOf(transactionId)).toBe('applied')
    }
    expect(await it.toldOf(about.reference)).toEqual(['paid', 'paid', 'paid'])
    const tops = (await it.payments.attemptsOf(it.ctx.db, [about.reference], 'top_up')).get(about.reference)
    expect(tops?.map(({ number, amount, purpose }) => [number, amount, purpose])).toEqual([
      [1, 50_000, 'top_up'],
      [2, 70_000, 'top_up'],
    ])
    expect((await it.payments.attemptsOf(it.ctx.db, [about.reference])).get(about.reference)).toHaveLength(1)
  })

  test('that became another one is another payment; who decides about the old one is the order', async () => {
    const about = await it.aPaymentUnderWay()
    await it.gateway.control(about.transactionId, { do: 'complete' })
    const old = await topUp(about, 50_000)
    const present = await topUp(about, 60_000)
    expect(present.transactionId).not.toBe(old.transactionId)
    const { handler } = it
    it.handler = {
      ...handler,
      onPaid: async (tx, attempt, locked) =>
        attempt.amount === 60_000 ? handler.onPaid(tx, attempt, locked) : 'refund_due',
    }
    for (const { transactionId } of [old, present]) await it.gateway.control(transactionId, { do: 'complete' })
    await it.later(1)
    expect([await it.stateOf(old.transactionId), await it.stateOf(present.transactionId)]).toEqual([
      'refunded',
      'applied',
    ])
  })
})
