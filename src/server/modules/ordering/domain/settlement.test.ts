import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cancelledByCustomer } from './cancellation.ts'
import { addDays, momentInIndia } from '#contract/values/calendar.ts'
import { paise, share, zero, type Paise } from '#contract/values/money.ts'
import { retainedAfter, settlementOf, type RetainedMoney, type SettlementTerms } from './settlement.ts'

const eventDay = '2026-12-12'
const standard = [
  { daysBefore: 7, percent: 100 },
  { daysBefore: 3, percent: 50 },
  { daysBefore: 0, percent: 0 },
]
const termsOn = (daysBefore: number, given: Partial<SettlementTerms> = {}): SettlementTerms => ({
  policy: standard,
  eventDay,
  at: momentInIndia(addDays(eventDay, -daysBefore), '12:00'),
  retained: zero,
  retainedInBill: zero,
  ...given,
})

describe('a reduction', () => {
  test.each([
    [7, 100, 1_890_00, 0],
    [5, 50, 945_00, 945_00],
    [2, 0, 0, 1_890_00],
  ])('%i days before the event refunds %i % and retains the rest', (daysBefore, refundPercent, refund, retained) => {
    expect(settlementOf(paise(-1_890_00), termsOn(daysBefore))).toEqual({
      refundPercent,
      refund,
      retained,
      retainedUsed: 0,
      toPay: 0,
    })
  })

  test('refunds nothing of what retained money paid', () => {
    const terms = termsOn(5, { retainedInBill: paise(600_00) })
    expect(settlementOf(paise(-400_00), terms)).toMatchObject({ refund: 0, retained: 400_00 })
    expect(settlementOf(paise(-1_000_00), terms)).toMatchObject({ refund: 200_00, retained: 800_00 })
  })

  test('retains the half paisa that the refund is not rounded up to', () => {
    expect(settlementOf(paise(-1_01), termsOn(5))).toMatchObject({ refund: 51, retained: 50 })
  })
})

describe('an increase', () => {
  test.each([
    ['nothing is retained', 0, 0, 500_00],
    ['less is retained than it costs', 200_00, 200_00, 300_00],
    ['as much is retained as it costs', 500_00, 500_00, 0],
    ['more is retained than it costs', 900_00, 500_00, 0],
  ])('uses retained money first when %s', (_, retained, retainedUsed, toPay) => {
    const settled = settlementOf(paise(500_00), termsOn(5, { retained: paise(retained) }))
    expect(settled).toMatchObject({ refundPercent: undefined, refund: 0, retained: 0, retainedUsed, toPay })
  })
})

test('a change for the same price settles nothing', () => {
  const terms = termsOn(5, { retained: paise(100), retainedInBill: paise(100) })
  expect(settlementOf(zero, terms)).toMatchObject({ refund: 0, retained: 0, retainedUsed: 0, toPay: 0 })
  expect(retainedAfter(terms, { ...settlementOf(zero, terms), difference: zero })).toEqual({
    retained: 100,
    retainedInBill: 100,
  })
})

/** A paid order with all money that moved for it. */
interface Held extends RetainedMoney {
  total: Paise
  captured: number
  refunded: number
}

describe('for every policy and every sequence of changes over days', () => {
  /** A policy that refunds no more the nearer the event is, as every template does. */
  const anyPolicy = fc.uniqueArray(fc.integer({ min: 0, max: 20 }), { minLength: 1, maxLength: 4 }).chain((days) =>
    fc.array(fc.integer({ min: 0, max: 100 }), { minLength: days.length, maxLength: days.length }).map((percents) => {
      const falling = percents.toSorted((a, b) => a - b)
      return days.toSorted((a, b) => a - b).map((daysBefore, i) => ({ daysBefore, percent: falling[i] ?? 0 }))
    }),
  )
  const anyTotal = fc.integer({ min: 100, max: 5_000_000 }).map(paise)
  const anySequence = fc.record({
    policy: anyPolicy,
    first: anyTotal,
    steps: fc.array(fc.record({ days: fc.integer({ min: 0, max: 4 }), total: anyTotal }), { maxLength: 8 }),
    cancelled: fc.boolean(),
  })
  const start = 22

  test('no reduction retains less than cancelling, no increase costs more than what is not retained, and all money is accounted for', () => {
    fc.assert(
      fc.property(anySequence, ({ policy, first, steps, cancelled }) => {
        let order: Held = { total: first, captured: first, refunded: 0, retained: zero, retainedInBill: zero }
        let daysBefore = start
        const reducedAt: number[] = []
        for (const step of steps) {
          daysBefore -= step.days
          const difference = paise(step.total - order.total)
          const terms = { ...termsOn(daysBefore, order), policy }
          const settled = settlementOf(difference, terms)
          if (difference < 0) {
            const part = { policy, paid: paise(-difference), eventDay, at: terms.at }
            const { forfeited, percent } = cancelledByCustomer(part)
            reducedAt.push(percent)
            expect(settled.retained).toBeGreaterThanOrEqual(forfeited)
          } else expect(settled.toPay).toBe(Math.max(0, difference - order.retained))
          order = {
            ...retainedAfter(order, { ...settled, difference }),
            total: step.total,
            captured: order.captured + settled.toPay,
            refunded: order.refunded + settled.refund,
          }
          expect(order.captured - order.refunded).toBe(order.total + order.retained)
          expect(order.retained).toBeGreaterThanOrEqual(0)
          expect(order.retainedInBill).toBeGreaterThanOrEqual(0)
          expect(order.retainedInBill).toBeLessThanOrEqual(order.total)
        }
        if (!cancelled) return
        const { at } = termsOn(daysBefore)
        const refundable = paise(order.total - order.retainedInBill)
        const { back, percent } = cancelledByCustomer({ policy, paid: refundable, eventDay, at })
        const stored = order.captured - order.refunded - back
        expect(stored).toBe(order.total + order.retained - back)
        // Changing first is never cheaper than cancelling: all that was paid was given up on days of at most `best` per cent.
        const best = Math.max(percent, ...reducedAt)
        const halves = steps.length + 1
        expect(stored).toBeGreaterThanOrEqual(order.captured - share(paise(order.captured), best * 100) - halves)
      }),
      { numRuns: 1_000 },
    )
  })
})
