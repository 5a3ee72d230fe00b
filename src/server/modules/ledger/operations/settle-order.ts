import { addDays, financialYearOf, type Day } from '#contract/values/calendar.ts'
import { paise, zero, type Paise } from '#contract/values/money.ts'
import type { Queryable, Tx } from '#server/kernel/context.ts'
import { newId } from '#server/kernel/ids.ts'
import { deductionFrom, heldOf, postingsOf, valueOf, type Basis } from '../domain/entry.ts'
import { booksOf, insertDeduction, insertEntries, valueDeducted } from '../store.ts'

/** By what an order's tax is deducted at source. */
export interface Settled {
  orderId: string
  catererId: string
  basis: Basis
  /** Basis points of the value without tax. */
  rate: number
  /** Value of a financial year of which nothing is deducted; undefined when all of it is taxed. */
  freeInYear: Paise | undefined
  on: Day
  at: Date
}

/**
 * Makes the money of an order payable, once: what was retained joins the rest, and tax is deducted at source (section 194-O of the
 * Income-tax Act, 1961 and its successor). The caterer must be locked, since the year's free value is shared by its orders.
 * Returns false for an order that is settled, or has no entries.
 */
export async function settleOrder(tx: Tx, settled: Settled): Promise<boolean> {
  const { orderId, catererId, basis, rate, freeInYear, on, at } = settled
  const books = (await booksOf(tx, [orderId])).get(orderId)
  if (!books || books.deduction) return false
  const value = valueOf(heldOf(books.balances), basis)
  const left = freeInYear === undefined ? undefined : await freeLeft(tx, { catererId, freeInYear, on })
  const { free } = deductionFrom(value, rate, left)
  await insertDeduction(tx, { orderId, catererId, on, rate, value, free })
  const postings = postingsOf('settle', zero, books.balances, basis, { rate, free })
  await insertEntries(tx, [{ id: newId(), kind: 'settle', orderId, about: orderId, at, postings }])
  return true
}

/** Returns what is left of a caterer's free value in the financial year of a day. */
export async function freeLeft(
  db: Queryable,
  { catererId, freeInYear, on }: { catererId: string; freeInYear: Paise; on: Day },
): Promise<Paise> {
  const { first, last } = financialYearOf(on)
  const before = await valueDeducted(db, catererId, first, addDays(last, 1))
  return paise(Math.max(0, freeInYear - before))
}
