import { describe, expect, test } from 'vitest'
import { paise, sum } from '#contract/values/money.ts'
import {
  noBalances,
  postingsOf,
  type Balances,
  type Basis,
  type EntryKind,
} from '#server/modules/ledger/domain/index.ts'
import { proceedsOf, type BillSums } from './proceeds.ts'

const basis: Basis = {
  taxable: paise(5_400_00),
  total: paise(5_670_00),
  feeRate: 0,
  feeGstRate: 1800,
  tcsRate: 50,
  discount: paise(600_00),
  gift: paise(0),
  isOff: false,
}
const bill: BillSums = { subtotal: paise(6_000_00), discount: paise(600_00), tax: paise(270_00), retained: paise(0) }

function after(balances: Balances, kind: EntryKind, amount: number, by = basis): Balances {
  const next: Record<string, number> = { ...balances }
  for (const posting of postingsOf(kind, paise(amount), balances, by, { rate: 10, free: paise(0) }))
    next[posting.account] = (next[posting.account] ?? 0) + posting.amount
  return next as unknown as Balances
}

const paid = after(after(noBalances, 'charge', 5_670_00), 'settle', 0)
/** What is on the caterer's accounts. */
const receives = ({ caterer, retained }: Balances) => -(caterer + retained)

describe('the lines of an order', () => {
  test('lead from its price to what is paid out', () => {
    const lines = proceedsOf({ balances: paid, basis, bill, expectedTds: paise(0) })
    expect(lines).toMatchObject({
      price: 6_000_00,
      gst: 270_00,
      discount_caterer: 0,
      tcs: -27_00,
      tds: -5_40,
      refunded_later: 0,
    })
    expect(sum(Object.values(lines))).toBe(6_237_60)
    expect(receives(paid)).toBe(6_237_60)
  })

  test('name a discount that the caterer bears', () => {
    const by = { ...basis, discount: paise(0) }
    const balances = after(noBalances, 'charge', 5_670_00, by)
    const lines = proceedsOf({ balances, basis: by, bill, expectedTds: paise(0) })
    expect(lines).toMatchObject({ price: 6_000_00, discount_caterer: -600_00, tds: -5_40 })
    expect(sum(Object.values(lines))).toBe(receives(balances))
  })

  test('state tax that is not deducted yet as expected', () => {
    const open = postingsOf('charge', basis.total, noBalances, basis).reduce<Balances>(
      (all, { account, amount }) => ({ ...all, [account]: amount }),
      noBalances,
    )
    const lines = proceedsOf({ balances: open, basis, bill, expectedTds: paise(5_40) })
    expect(lines.tds).toBe(-5_40)
    expect(sum(Object.values(lines))).toBe(receives(open) - 5_40)
  })

  test('name what was retained of a reduction', () => {
    const forty: Basis = { ...basis, taxable: paise(3_600_00), total: paise(3_780_00), discount: paise(400_00) }
    const reduced = after(
      after(after(noBalances, 'charge', 5_670_00), 'refund_due', 945_00, forty),
      'retain',
      945_00,
      forty,
    )
    const sums = { subtotal: paise(4_000_00), discount: paise(400_00), tax: paise(180_00), retained: paise(945_00) }
    const lines = proceedsOf({ balances: reduced, basis: forty, bill: sums, expectedTds: paise(0) })
    expect(lines).toMatchObject({ price: 4_000_00, gst: 180_00, retained: 945_00, refunded_later: 0 })
    expect(sum(Object.values(lines))).toBe(5_098_00)
  })

  test('of an order that its customer called off are what was forfeited', () => {
    const off = { ...basis, isOff: true }
    const balances = after(after(noBalances, 'charge', 5_670_00), 'refund_due', 2_835_00, off)
    const lines = proceedsOf({ balances, basis: off, bill, expectedTds: paise(0) })
    expect(lines).toMatchObject({ price: 0, gst: 0, cancellation: 2_835_00, refunded_later: 0 })
    expect(sum(Object.values(lines))).toBe(receives(balances))
  })

  test('name what went back after the delivery', () => {
    const balances = after(paid, 'refund_due', 567_00)
    const lines = proceedsOf({ balances, basis, bill, expectedTds: paise(0) })
    expect(lines).toMatchObject({ price: 6_000_00, gst: 270_00, refunded_later: -627_00 })
    expect(sum(Object.values(lines))).toBe(receives(balances))
  })
})
