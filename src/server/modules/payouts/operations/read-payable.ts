import type { Day } from '#contract/values/calendar.ts'
import { paise, sum, zero, type Paise } from '#contract/values/money.ts'
import { isIndividualPan, panOfGstNo } from '#contract/rules/bank-account.ts'
import type { Queryable } from '#server/kernel/context.ts'
import { booksOf, deductionFrom, freeLeft, heldOf, taxOn, valueOf } from '#server/modules/ledger/index.ts'
import { basesOf } from '#server/modules/ordering/index.ts'
import { marketplaceTermsOn } from '#server/modules/taxes/index.ts'
import type { OpenDue, PayableOrder } from '../domain/compose-payout.ts'
import { listOpenDues, listPayables, paidOutOf } from '../queries/payables.ts'

/** By what tax is deducted from a caterer's orders: the rate, and what is free in a year for individuals. */
export interface TaxTerms {
  rate: number
  freeInYear: Paise | undefined
}

/** Returns the terms of a day for the holder of a PAN; without one all is taxed. */
export async function taxTermsOn(db: Queryable, day: Day, pan: string | undefined): Promise<TaxTerms> {
  const { tds, payout } = await marketplaceTermsOn(db, day)
  return { rate: tds, freeInYear: pan !== undefined && isIndividualPan(pan) ? payout.tdsFree : undefined }
}

/** The PAN of a caterer: that of the GST number, else the one given with the bank details. */
export function panOf(gstNo: string, given: string | undefined): string | undefined {
  return panOfGstNo(gstNo) ?? given
}

/** What is payable of a caterer by a day. */
export interface Payable {
  orders: PayableOrder[]
  dues: OpenDue[]
  /** Promotions of these orders that wait to be released. */
  promotionsHeld: Paise
  /** Tax that is going to be deducted from these orders. */
  expectedTax: Paise
}

/**
 * Reads what is payable of a caterer by a day, from ledger and payouts. From orders whose tax is not deducted yet it is deducted as
 * the run will do it `on` its day.
 */
export async function readPayable(
  db: Queryable,
  catererId: string,
  { until, on, tax }: { until: Day; on: Day; tax: TaxTerms },
): Promise<Payable> {
  const open = await listPayables(db, catererId, until)
  const ids = open.map(({ orderId }) => orderId)
  const [books, paidOut, dues] = await Promise.all([booksOf(db, ids), paidOutOf(db, ids), listOpenDues(db, catererId)])
  const expected = await expectedTaxes(db, catererId, { ids, books, on, tax })
  let promotionsHeld: Paise = zero
  const orders = open.map(({ orderId, payableOn, promotionHeld }) => {
    const { caterer, retained, promotions } = books.get(orderId)?.balances ?? {
      caterer: zero,
      retained: zero,
      promotions: zero,
    }
    const held = promotionHeld ? promotions : zero
    promotionsHeld = paise(promotionsHeld + held)
    const proceeds = paise(-caterer - retained - held - (expected.get(orderId) ?? 0))
    return { orderId, payableOn, proceeds, paidOut: paidOut.get(orderId) ?? zero }
  })
  return { orders, dues, promotionsHeld, expectedTax: sum(expected.values()) }
}

/** Tax that is going to be deducted from orders whose tax is not deducted yet, one after the other, by order. */
export async function expectedTaxes(
  db: Queryable,
  catererId: string,
  {
    ids,
    books,
    on,
    tax,
  }: { ids: readonly string[]; books: Awaited<ReturnType<typeof booksOf>>; on: Day; tax: TaxTerms },
): Promise<Map<string, Paise>> {
  const unsettled = ids.filter((id) => books.get(id)?.deduction === undefined)
  if (unsettled.length === 0) return new Map()
  const { freeInYear, rate } = tax
  let left = freeInYear === undefined ? undefined : await freeLeft(db, { catererId, freeInYear, on })
  const bases = await basesOf(db, unsettled)
  const taxes = new Map<string, Paise>()
  for (const id of unsettled) {
    const [known, basis] = [books.get(id), bases.get(id)]
    if (!known || !basis) continue
    const value = valueOf(heldOf(known.balances), basis)
    const deduction = deductionFrom(value, rate, left)
    taxes.set(id, taxOn(value, deduction))
    if (left !== undefined) left = paise(left - deduction.free)
  }
  return taxes
}
