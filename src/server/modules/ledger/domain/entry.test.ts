import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { paise, sum } from '#contract/values/money.ts'
import { heldOf, noBalances, postingsOf, type Account, type Balances, type Basis, type EntryKind } from './entry.ts'

const nothing = noBalances
const feast: Basis = { taxable: paise(10_000_00), total: paise(10_500_00), feeRate: 0, tcsRate: 50 }

function after(balances: Balances, kind: EntryKind, amount: number, basis = feast): Balances {
  const next: Record<Account, ReturnType<typeof paise>> = { ...balances }
  for (const posting of postingsOf(kind, paise(amount), balances, basis))
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
  expect(charged).toMatchObject({ caterer: -9_450_00, platform_fee: -1_000_00, tcs: -50_00 })
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
      tcsRate: fc.constantFrom(0, 50, 100),
    })
    .map(({ taxable, rate, ...rates }) => ({
      ...rates,
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
          for (const account of ['caterer', 'platform_fee', 'tcs'] as const)
            expect(balances[account]).toBeLessThanOrEqual(0)
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
