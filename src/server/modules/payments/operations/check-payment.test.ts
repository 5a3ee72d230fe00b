import { describe, expect, test } from 'vitest'
import { paise } from '#contract/values/money.ts'
import { newId } from '#server/kernel/ids.ts'
import { firstRow, sql } from '#server/kernel/sql.ts'
import { usePayments } from '#test/support/payments.ts'

const it = usePayments()
const check = (transactionId: string) => it.payments.check(it.ctx, transactionId)

describe('a check', () => {
  test('applies a payment once, however often it is repeated', async () => {
    const { transactionId, reference } = await it.aPaymentUnderWay()
    await it.gateway.control(transactionId, { do: 'complete', webhook: 'skip' })
    for (let i = 0; i < 3; i++) {
      expect(await check(transactionId)).toMatchObject({
        state: 'applied',
        paymentStatus: 'COMPLETED',
        code: 'PAYMENT_SUCCESS',
        attempt: { id: transactionId, reference },
      })
    }
    expect(await it.historyOf(transactionId)).toBe('open>pending>applied')
    expect(await it.toldOf(reference)).toEqual(['paid'])
  })

  test('of a payment that was declined fails it once', async () => {
    const { transactionId, reference } = await it.aPaymentUnderWay()
    await it.gateway.control(transactionId, { do: 'fail', webhook: 'skip' })
    for (let i = 0; i < 3; i++)
      expect(await check(transactionId)).toMatchObject({ paymentStatus: 'FAILED', code: 'PAYMENT_DECLINED' })
    expect(await it.historyOf(transactionId)).toBe('open>pending>failed')
    expect(await it.toldOf(reference)).toEqual(['failed'])
  })

  test('waits while the gateway does', async () => {
    const { transactionId, reference } = await it.aPaymentUnderWay()
    expect(await check(transactionId)).toMatchObject({
      state: 'pending',
      paymentStatus: 'PENDING',
      code: 'PAYMENT_PENDING',
    })
    expect(await it.toldOf(reference)).toEqual([])
  })

  test('keeps what the gateway said while it waits, and when to ask next', async () => {
    const { transactionId } = await it.aPaymentUnderWay()
    const kept = () =>
      firstRow(
        it.server.database.db,
        sql`select gateway_code, checks, next_check_at > checked_at as "isLater" from payment_attempts where id = ${transactionId}`,
      )
    for (const checks of [1, 2]) {
      await check(transactionId)
      expect(await kept()).toEqual({ gateway_code: 'PAYMENT_PENDING', checks, isLater: true })
    }
    await it.gateway.control(transactionId, { do: 'complete', webhook: 'skip' })
    await check(transactionId)
    expect(await kept()).toEqual({ gateway_code: 'PAYMENT_SUCCESS', checks: 3, isLater: null })
  })

  test.each(['error', 'html', 'pending'] as const)('does not guess when the gateway answers with %s', async (kind) => {
    const { transactionId, reference } = await it.aPaymentUnderWay()
    await it.gateway.control(transactionId, { do: 'complete', webhook: 'skip' })
    await it.gateway.fault({ call: 'status', kind })
    expect(await check(transactionId)).toMatchObject({ state: 'pending', paymentStatus: 'PENDING' })
    expect(await it.toldOf(reference)).toEqual([])
    expect(await check(transactionId)).toMatchObject({ state: 'applied' })
  })

  test('of an open payment fails it, so that it cannot be paid later', async () => {
    const { transactionId } = await it.aReference()
    expect(await check(transactionId)).toMatchObject({ state: 'failed', code: 'TRANSACTION_NOT_FOUND' })
    expect(await it.historyOf(transactionId)).toBe('open>pending>failed')
  })

  test('of an open payment leaves it open when the gateway times out', async () => {
    const { transactionId } = await it.aReference()
    await it.gateway.fault({ call: 'status', kind: 'error' })
    expect(await check(transactionId)).toMatchObject({ state: 'open', paymentStatus: 'PENDING' })
    expect(await it.historyOf(transactionId)).toBe('open')
  })

  test('of a payment whose call was lost waits 20 minutes before it counts as failed', async () => {
    const about = await it.aReference()
    await it.gateway.fault({ call: 'pay', kind: 'error' })
    await expect(it.payments.initiate(it.ctx, about)).rejects.toMatchObject({ code: 'gateway_unreachable' })
    expect(await check(about.transactionId)).toMatchObject({ state: 'pending', code: 'TRANSACTION_NOT_FOUND' })
    await it.later(20 * 60)
    expect(await it.stateOf(about.transactionId)).toBe('failed')
  })

  test('of an unknown payment is rejected', async () => {
    await expect(check(newId())).rejects.toMatchObject({ code: 'payment_not_found' })
    expect(await it.payments.checkReference(it.ctx, newId())).toBeUndefined()
  })

  test('of a reference asks about its newest attempt', async () => {
    const about = await it.aPaymentUnderWay()
    await it.gateway.control(about.transactionId, { do: 'fail' })
    const next = await it.payments.initiate(it.ctx, about)
    await it.gateway.control(next.transactionId, { do: 'complete', webhook: 'skip' })
    expect(await it.payments.checkReference(it.ctx, about.reference)).toMatchObject({
      state: 'applied',
      attempt: { id: next.transactionId, number: 2 },
    })
  })
})

describe('money that cannot be used', () => {
  test.each([
    ['a paisa less', 1_889_999],
    ['a paisa more', 1_890_001],
    ['rupees taken for paise', 18_900],
    ['paise taken for rupees', 189_000_000],
  ])('%s is never applied and goes back as it came', async (_, amount) => {
    const { transactionId, reference } = await it.aPaymentUnderWay()
    await it.gateway.control(transactionId, { do: 'complete', amount, webhook: 'skip' })
    expect(await check(transactionId)).toMatchObject({ state: 'refund_due', paymentStatus: 'FAILED' })
    expect(await it.historyOf(transactionId)).toBe('open>pending>failed>refund_due')
    expect(await it.toldOf(reference)).toEqual(['failed'])
    expect(await it.refundsOf(transactionId)).toMatchObject([{ state: 'due', amount, reason: 'wrong_amount' }])

    await it.later(1)
    expect(await it.stateOf(transactionId)).toBe('refunded')
    expect((await it.gateway.payment(transactionId))?.refunds).toMatchObject([{ amount, state: 'COMPLETED' }])
  })

  test('a payment of nothing is never applied, and there is nothing to send back', async () => {
    const { transactionId } = await it.aPaymentUnderWay()
    await it.gateway.control(transactionId, { do: 'complete', amount: 0, webhook: 'skip' })
    expect(await check(transactionId)).toMatchObject({ state: 'refund_due', paymentStatus: 'FAILED' })
    expect(await it.refundsOf(transactionId)).toEqual([])
  })

  test('a wrong amount does not keep the customer from paying the right one', async () => {
    const about = await it.aPaymentUnderWay()
    await it.gateway.control(about.transactionId, { do: 'complete', amount: 1 })
    const next = await it.payments.initiate(it.ctx, about)
    await it.gateway.control(next.transactionId, { do: 'complete' })
    expect(await it.stateOf(next.transactionId)).toBe('applied')
  })

  test('a success after a failure goes back', async () => {
    const { transactionId, reference } = await it.aPaymentUnderWay()
    await it.gateway.control(transactionId, { do: 'fail' })
    expect(await it.stateOf(transactionId)).toBe('failed')
    await it.gateway.control(transactionId, { do: 'complete' })
    expect(await it.historyOf(transactionId)).toBe('open>pending>failed>refund_due')
    expect(await it.toldOf(reference)).toEqual(['failed'])
    await it.later(1)
    expect(await it.historyOf(transactionId)).toBe('open>pending>failed>refund_due>refunded')
    expect((await it.gateway.payment(transactionId))?.refunds).toMatchObject([{ amount: 1_890_000 }])
  })

  test('a success after a failure is found even when the gateway never says so by itself', async () => {
    const { transactionId } = await it.aPaymentUnderWay()
    await it.gateway.control(transactionId, { do: 'fail' })
    await it.gateway.control(transactionId, { do: 'complete', webhook: 'skip' })
    await it.later(31 * 60)
    expect(await it.stateOf(transactionId)).toBe('refunded')
  })

  test('of two payments for one thing the second goes back', async () => {
    const about = await it.aPaymentUnderWay()
    await it.gateway.control(about.transactionId, { do: 'fail' })
    const second = await it.payments.initiate(it.ctx, about)
    const third = newId()
    await it.server.database.script(`
      insert into payment_attempts (id, reference, payer_id, number, state, amount_paise, initiated_at)
        select '${third}', reference, payer_id, 3, 'pending', amount_paise, initiated_at from payment_attempts where id = '${second.transactionId}';
      insert into payment_events (attempt_id, seq, to_state) values ('${third}', 1, 'pending')`)
    const { transactionId: _, ...request } = {
      ...about,
      userId: about.payer.id,
      mobileNumber: '9812345678',
      redirectUrl: 'http://localhost:3000/',
      callbackUrl: 'http://localhost:3000/payment/webhook',
    }
    await it.adapter.pay({ ...request, transactionId: third })
    await it.gateway.control(second.transactionId, { do: 'complete', webhook: 'skip' })
    await it.gateway.control(third, { do: 'complete', webhook: 'skip' })

    await Promise.all([check(second.transactionId), check(third)])

    const states = [await it.stateOf(second.transactionId), await it.stateOf(third)].sort()
    expect(states).toEqual(['applied', 'refund_due'])
    expect(await it.toldOf(about.reference)).toEqual(['failed', 'paid'])
  })

  test('late money that the reference no longer awaits is refunded', async () => {
    const { transactionId } = await it.aPaymentUnderWay()
    it.handler = { ...it.handler, onPaid: async () => 'refund_due' }
    await it.gateway.control(transactionId, { do: 'complete' })
    expect(await it.historyOf(transactionId)).toBe('open>pending>failed>refund_due')
    expect(await it.refundsOf(transactionId)).toMatchObject([{ amount: 1_890_000, reason: 'too_late' }])
  })
})

describe('many at once', () => {
  test('twenty checks and twenty webhooks apply one payment', async () => {
    const { transactionId, reference } = await it.aPaymentUnderWay()
    await it.gateway.control(transactionId, { do: 'complete', webhook: 'skip' })
    const ends = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        i % 2 ? it.gateway.control(transactionId, { do: 'complete', webhook: 'twice' }) : check(transactionId),
      ),
    )
    expect(ends).toHaveLength(20)
    expect(await it.toldOf(reference)).toEqual(['paid'])
    expect(await it.historyOf(transactionId)).toBe('open>pending>applied')
  })

  test('an old answer that arrives after a new one changes nothing', async () => {
    const { transactionId, reference } = await it.aPaymentUnderWay()
    await it.gateway.control(transactionId, { do: 'complete', webhook: 'skip' })
    for (let i = 0; i < 5; i++) {
      await it.gateway.fault({ call: 'status', kind: 'pending', times: 3 })
      await Promise.all(Array.from({ length: 6 }, () => check(transactionId)))
    }
    expect(await it.historyOf(transactionId)).toBe('open>pending>applied')
    expect(await it.toldOf(reference)).toEqual(['paid'])
  })

  test('concurrent failure and new start leave one payable attempt', async () => {
    const about = await it.aReference()
    await Promise.allSettled(
      Array.from({ length: 20 }, (_, i) => (i % 2 ? it.payments.initiate(it.ctx, about) : check(about.transactionId))),
    )
    const attempts = (await it.payments.attemptsOf(it.ctx.db, [about.reference])).get(about.reference) ?? []
    expect(attempts.filter(({ state }) => state === 'pending' || state === 'open').length).toBeLessThanOrEqual(1)
    expect(attempts.slice(0, -1).every(({ state }) => state === 'failed')).toBe(true)
    for (const { id } of attempts) expect(await it.historyOf(id)).not.toContain('gap')
  })
})

test('what breaks between the gateway’s success and our taking it in leaves nothing half done', async () => {
  const { transactionId, reference } = await it.aPaymentUnderWay(paise(123_456))
  const { handler } = it
  it.handler = {
    ...handler,
    async onPaid(tx, attempt, locked) {
      await handler.onPaid(tx, attempt, locked)
      throw new Error('the lights went out')
    },
  }
  await it.gateway.control(transactionId, { do: 'complete', webhook: 'skip' })
  await expect(check(transactionId)).rejects.toThrow('the lights went out')
  expect(await it.historyOf(transactionId)).toBe('open>pending')
  expect(await it.toldOf(reference)).toEqual([])

  it.handler = handler
  await it.later(25)
  expect(await it.historyOf(transactionId)).toBe('open>pending>applied')
  expect(await it.toldOf(reference)).toEqual(['paid'])
})

test.each([
  ['says otherwise', async () => 'refund_due' as const, 'was to be used and is not'],
  ['breaks', () => Promise.reject(new Error('the lights went out')), 'the lights went out'],
])(
  'a payment that is written ahead of its owner, which then %s, leaves nothing half done',
  async (_, onPaid, error) => {
    const { transactionId, reference } = await it.aPaymentUnderWay(paise(123_457))
    const { handler } = it
    it.handler = { ...handler, isUsedFor: () => true, onPaid }
    await it.gateway.control(transactionId, { do: 'complete', webhook: 'skip' })
    await expect(check(transactionId)).rejects.toThrow(error)
    expect(await it.historyOf(transactionId)).toBe('open>pending')

    it.handler = { ...handler, isUsedFor: () => true }
    await it.later(25)
    expect(await it.historyOf(transactionId)).toBe('open>pending>applied')
    expect(await it.toldOf(reference)).toEqual(['paid'])
  },
)
