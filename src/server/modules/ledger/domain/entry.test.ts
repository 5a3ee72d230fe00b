import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { paise, sum } from '#contract/values/money.ts'
import {
  heldOf,
  noBalances,
  postingsOf,
  type Account,
  type Balances,
  type Basis,
  type Deduction,
  type EntryKind,
} from './entry.ts'

const nothing = noBalances
const plain = { feeGstRate: 1800, discount: paise(0), gift: paise(0), isOff: false }
const feast: Basis = { ...plain, taxable: paise(10_000_00), total: paise(10_500_00), feeRate: 0, tcsRate: 50 }

function after(balances: Balances, kind: EntryKind, amount: number, basis = feast, deduction?: Deduction): Balances {
  const next: Record<Account, ReturnType<typeof paise>> = { ...balances }
  for (const posting of postingsOf(kind, paise(amount), balances, basis, deduction))
    next[posting.account] = paise(next[posting.account] + posting.amount)
  return next
}

test('a payment is the caterer’s but for half a per cent of its value, which is the state’s', () => {
  expect(postingsOf('charge', feast.total, nothing, feast)).toEqual([
    { account: 'gateway', amount: 10_500_00 },
    { account: 'caterer', amount: -10_450_00 },
    { account: 'tcs', amount: -50_00 },
  ])
})

test('a fee, once there is one, is taken of the value too', () => {
  const charged = after(nothing, 'charge', feast.total, { ...feast, feeRate: 1000 })
  expect(charged).toMatchObject({ caterer: -9_270_00, platform_fee: -1_000_00, fee_gst: -180_00, tcs: -50_00 })
})

describe('a discount of the marketplace (C93): 60 plates at ₹100, 10 % off, 5 % GST', () => {
  const atZero: Deduction = { rate: 10, free: paise(0) }
  const sixty: Basis = { ...feast, taxable: paise(5_400_00), total: paise(5_670_00), discount: paise(600_00) }
  const forty: Basis = { ...feast, taxable: paise(3_600_00), total: paise(3_780_00), discount: paise(400_00) }
  const paid = after(nothing, 'charge', 5_670_00, sixty)
  // Five days before the event the standard policy refunds half of the difference.
  const reduced = after(after(paid, 'refund_due', 945_00, forty), 'retain', 945_00, forty)
  const cancelled = after(reduced, 'adjust', 0, { ...forty, isOff: true })

  test('is paid to the caterer on top of what the customer paid', () => {
    expect(paid).toMatchObject({ gateway: 5_670_00, promotions: 600_00, caterer: -6_243_00, tcs: -27_00 })
    expect(after(paid, 'settle', 0, sixty, atZero)).toMatchObject({
      promotions: 600_00,
      tcs: -27_00,
      tds: -5_40,
      caterer: -6_237_60,
    })
  })

  test('is paid for what is left after a reduction, of which the caterer has what was retained', () => {
    expect(after(reduced, 'settle', 0, forty, atZero)).toMatchObject({
      promotions: 400_00,
      retained: 0,
      tcs: -22_50,
      tds: -4_50,
      caterer: -5_098_00,
    })
  })

  test('is not paid when the customer calls the order off', () => {
    expect(after(cancelled, 'settle', 0, { ...forty, isOff: true }, atZero)).toMatchObject({
      promotions: 0,
      tcs: -22_50,
      tds: -4_50,
      caterer: -4_698_00,
    })
  })

  test('is the caterer’s own when they bear it', () => {
    expect(after(nothing, 'charge', 5_670_00, { ...sixty, discount: paise(0) })).toMatchObject({
      promotions: 0,
      caterer: -5_643_00,
    })
  })

  test('a gift is paid with a fixed sum, unless nothing is served', () => {
    const withCake = { ...sixty, gift: paise(600_00) }
    const charged = after(nothing, 'charge', 5_670_00, withCake)
    expect(charged).toMatchObject({ promotions: 1_200_00, caterer: -6_843_00 })
    expect(after(charged, 'refund_due', 5_670_00, { ...withCake, isOff: true })).toMatchObject({
      promotions: 0,
      caterer: 0,
    })
  })

  test('of a refund after delivery the caterer gives back their part of the discount too', () => {
    const settled = after(paid, 'settle', 0, sixty, atZero)
    expect(after(settled, 'refund_due', 2_835_00, sixty, atZero)).toMatchObject({
      promotions: 300_00,
      tcs: -13_50,
      tds: -2_70,
      caterer: -3_118_80,
    })
  })
})

test('of the value that is free no tax is deducted, also when a part goes back later', () => {
  const free = { rate: 10, free: paise(9_000_00) }
  const settled = after(after(nothing, 'charge', feast.total), 'settle', 0, feast, free)
  expect(settled).toMatchObject({ tds: -1_00 })
  expect(after(settled, 'refund_due', 1_050_00, feast, free)).toMatchObject({ tds: 0 })
})

test('a part that goes back comes from the caterer and the state alike, and is owed until it has gone', () => {
  const half = after(after(nothing, 'charge', feast.total), 'refund_due', 5_250_00)
  expect(half).toMatchObject({ gateway: 10_500_00, caterer: -5_225_00, tcs: -25_00, refunds_due: -5_250_00 })
  expect(after(half, 'refund', 5_250_00)).toMatchObject({ gateway: 5_250_00, refunds_due: 0 })
})

test('money that cannot be used is owed back from the beginning', () => {
  const stray = after(nothing, 'stray_charge', 7)
  expect(stray).toEqual({ ...nothing, gateway: 7, refunds_due: -7 })
  expect(after(stray, 'refund', 7)).toEqual(nothing)
})

test('penalty of a caterer who cancels is booked apart from the money of the order', () => {
  const paid = after(nothing, 'charge', feast.total)
  const owed = after(paid, 'compensation', 5_250_00)
  expect(owed).toEqual({ ...paid, caterer_dues: 5_250_00, compensation: -5_250_00 })
  expect(heldOf(owed)).toBe(feast.total)
})

test('more than is held cannot go back', () => {
  expect(() => after(after(nothing, 'charge', 100), 'refund_due', 101)).toThrow(RangeError)
})

describe('for every bill, rate and way in which money comes and goes', () => {
  const anyBasis: fc.Arbitrary<Basis> = fc
    .record({
      taxable: fc.integer({ min: 1, max: 10_000_000_00 }).map(paise),
      rate: fc.constantFrom(0, 5, 18),
      feeRate: fc.integer({ min: 0, max: 3_000 }),
      feeGstRate: fc.constantFrom(0, 1_800),
      tcsRate: fc.constantFrom(0, 50, 100),
      discount: fc.integer({ min: 0, max: 1_000_00 }).map(paise),
      gift: fc.constantFrom(0, 600_00).map(paise),
    })
    .map(({ taxable, rate, ...rest }) => ({
      ...rest,
      isOff: false,
      taxable,
      total: paise(taxable + Math.round((taxable * rate) / 100)),
    }))
  const cuts = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 })

  /** The total in that many parts, in order. */
  function parts(total: number, at: readonly number[]): number[] {
    const edges = [0, ...at.map((cut) => Math.floor(cut * total)).toSorted((a, b) => a - b), total]
    return edges
      .slice(1)
      .map((edge, i) => edge - (edges[i] ?? 0))
      .filter((part) => part > 0)
  }

  test('each entry adds up to zero, and nothing is left when everything has gone back', () => {
    fc.assert(
      fc.property(anyBasis, cuts, cuts, (basis, coming, going) => {
        let balances: Balances = nothing
        const move = (kind: EntryKind, amount: number) => {
          expect(sum(postingsOf(kind, paise(amount), balances, basis).map((posting) => posting.amount))).toBe(0)
          balances = after(balances, kind, amount, basis)
          for (const account of ['caterer', 'platform_fee', 'fee_gst', 'tcs'] as const)
            expect(balances[account]).toBeLessThanOrEqual(0)
          expect(balances.promotions).toBeGreaterThanOrEqual(0)
        }
        for (const part of parts(basis.total, coming)) move('charge', part)
        expect(heldOf(balances)).toBe(basis.total)
        for (const part of parts(basis.total, going)) move('refund_due', part)
        expect(balances).toEqual({ ...nothing, gateway: basis.total, refunds_due: -basis.total })
        for (const part of parts(basis.total, coming)) move('refund', part)
        expect(balances).toEqual(nothing)
      }),
    )
  })
})
