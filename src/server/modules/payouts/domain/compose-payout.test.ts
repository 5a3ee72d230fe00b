import { describe, expect, test } from 'vitest'
import { paise } from '#contract/values/money.ts'
import { isWorthPaying, linesOf, payoutDayFrom, payoutDayUntil, type PayableOrder } from './compose-payout.ts'

const terms = { minimum: paise(500_00), minimumDays: 90 }
const wednesday = '2026-12-16'
const order = (proceeds: number, more: Partial<PayableOrder> = {}): PayableOrder => ({
  orderId: `order-${proceeds}`,
  payableOn: '2026-12-14',
  proceeds: paise(proceeds),
  paidOut: paise(0),
  ...more,
})

describe('the lines of a payout', () => {
  test('are what was not paid out before, less what the caterer owes', () => {
    const orders = [
      order(6_237_60),
      order(4_000_00, { paidOut: paise(4_000_00) }),
      order(900_00, { paidOut: paise(1_000_00) }),
    ]
    expect(linesOf(orders, [{ orderId: 'off', amount: paise(250_00) }])).toEqual({
      lines: [
        { orderId: 'order-623760', kind: 'proceeds', amount: 6_237_60 },
        { orderId: 'order-90000', kind: 'proceeds', amount: -100_00 },
        { orderId: 'off', kind: 'dues', amount: -250_00 },
      ],
      total: 5_887_60,
    })
  })

  test('may come to less than nothing, which is carried forward', () => {
    const composed = linesOf([order(100_00)], [{ orderId: 'off', amount: paise(250_00) }])
    expect(composed.total).toBe(-150_00)
    expect(isWorthPaying(composed, [order(100_00)], terms, wednesday)).toBe(false)
  })
})

describe('a payout', () => {
  const worth = (orders: PayableOrder[]) => isWorthPaying(linesOf(orders, []), orders, terms, wednesday)

  test('waits for the smallest sum, which is enough itself', () => {
    expect([worth([order(499_99)]), worth([order(500_00)])]).toEqual([false, true])
  })

  test('of less is made when an order has waited for 90 days', () => {
    expect(worth([order(1_00, { payableOn: '2026-09-17' })])).toBe(true)
    expect(worth([order(1_00, { payableOn: '2026-09-18' })])).toBe(false)
  })
})

describe('the day of payouts', () => {
  test.each([
    ['2026-12-16', '2026-12-16', '2026-12-16'],
    ['2026-12-15', '2026-12-09', '2026-12-16'],
    ['2026-12-17', '2026-12-16', '2026-12-23'],
    ['2026-12-20', '2026-12-16', '2026-12-23'],
  ])('of %s is Wednesday %s, and next %s', (day, until, from) => {
    expect([payoutDayUntil(day, 3), payoutDayFrom(day, 3)]).toEqual([until, from])
  })
})
