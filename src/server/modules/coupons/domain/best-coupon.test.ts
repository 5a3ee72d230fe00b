import { describe, expect, test } from 'vitest'
import { paise } from '#contract/values/money.ts'
import { bestOf } from './best-coupon.ts'
import type { Coupon } from './coupon.ts'

const percent = (code: string, given: Partial<Coupon> = {}): Coupon => ({
  id: code,
  code,
  title: code,
  kind: 'percent',
  percent: 1_000,
  flat: paise(0),
  atMost: undefined,
  monthlyBudget: undefined,
  fulfilmentNote: '',
  minimum: paise(0),
  validFrom: undefined,
  validTo: undefined,
  active: true,
  borneBy: 'marketplace',
  exhausted: false,
  ...given,
})
const flat = (code: string, rupees: number, given: Partial<Coupon> = {}) =>
  percent(code, { kind: 'flat', percent: 0, flat: paise(rupees * 100), ...given })

describe('the best coupon', () => {
  test.each([
    ['of a small order is the flat one', 4_000, 'FLAT500', 500],
    ['of a large order is the percentage', 8_000, 'TEN', 800],
  ])('%s', (_, rupees, code, discount) => {
    expect(bestOf([percent('TEN'), flat('FLAT500', 500)], paise(rupees * 100))).toMatchObject({
      coupon: { code },
      discount: discount * 100,
    })
  })

  test('counts what a percentage takes off at most', () => {
    const best = bestOf([percent('TEN', { atMost: paise(400_00) }), flat('FLAT500', 500)], paise(90_000_00))
    expect(best?.coupon.code).toBe('FLAT500')
  })

  test('of equal reductions is the one that ends first, those without an end last', () => {
    const coupons = [
      flat('OPEN', 500),
      flat('LATER', 500, { validTo: '2026-12-31' }),
      flat('SOON', 500, { validTo: '2026-11-30' }),
    ]
    expect(bestOf(coupons, paise(9_000_00))?.coupon.code).toBe('SOON')
  })

  test('is never a gift, nor one that takes nothing off', () => {
    expect(bestOf([percent('CAKE', { kind: 'gift', percent: 0 })], paise(9_000_00))).toBeUndefined()
    expect(bestOf([percent('TEN')], paise(0))).toBeUndefined()
  })
})
