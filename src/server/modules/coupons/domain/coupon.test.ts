import { describe, expect, test } from 'vitest'
import { paise } from '#contract/values/money.ts'
import { couponProblem, type Coupon, type OwnUse } from './coupon.ts'

const flat10: Coupon = {
  id: 'coupon-1',
  code: 'FLAT10',
  title: 'Flat 10% off',
  kind: 'percent',
  percent: 1_000,
  flat: paise(0),
  atMost: undefined,
  monthlyBudget: undefined,
  fulfilmentNote: '',
  minimum: paise(5_000_00),
  validFrom: '2026-11-01',
  validTo: '2026-11-30',
  active: true,
  borneBy: 'marketplace',
  exhausted: false,
}
const order = { today: '2026-11-20', subtotal: paise(10_000_00), own: undefined as OwnUse }

describe('a coupon', () => {
  test.each(['2026-11-01', '2026-11-20', '2026-11-30'])('of November serves on %s', (today) => {
    expect(couponProblem(flat10, { ...order, today })).toBeUndefined()
  })

  test.each([
    ['nobody knows', undefined, order, 'coupon_unknown'],
    ['that is switched off is as good as unknown', { ...flat10, active: false }, order, 'coupon_unknown'],
    ['of November does not serve in October', flat10, { ...order, today: '2026-10-31' }, 'coupon_not_valid_now'],
    ['of November does not serve in December', flat10, { ...order, today: '2026-12-01' }, 'coupon_not_valid_now'],
    ['serves a person once', flat10, { ...order, own: 'used' as const }, 'coupon_used'],
    ['serves one order at a time', flat10, { ...order, own: 'reserved' as const }, 'coupon_taken'],
    ['that others used up is gone', { ...flat10, exhausted: true }, order, 'coupon_exhausted'],
    [
      'of the marketplace is not for a caterer’s own party',
      flat10,
      { ...order, isOwnSide: true },
      'coupon_not_for_you',
    ],
    ['needs its least order', flat10, { ...order, subtotal: paise(4_999_99) }, 'coupon_minimum'],
  ])('%s', (_, coupon, facts, code) => {
    expect(couponProblem(coupon, facts)?.code).toBe(code)
  })

  test('names the least order in rupees, and is given at exactly that', () => {
    expect(couponProblem(flat10, { ...order, subtotal: paise(1) })?.values).toEqual({ minimum: 5_000 })
    expect(couponProblem(flat10, { ...order, subtotal: paise(5_000_00) })).toBeUndefined()
  })

  test('of a caterer serves its own people', () => {
    expect(couponProblem({ ...flat10, borneBy: 'caterer' }, { ...order, isOwnSide: true })).toBeUndefined()
  })

  test('without dates serves always', () => {
    expect(
      couponProblem({ ...flat10, validFrom: undefined, validTo: undefined }, { ...order, today: '2030-01-01' }),
    ).toBeUndefined()
  })
})
