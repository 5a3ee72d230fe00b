import { proceedsLines, type ProceedsView } from '#contract/endpoints/money/payouts.ts'
import { dayInIndia } from '#contract/values/calendar.ts'
import { paise, sum, toRupees, zero, type Paise } from '#contract/values/money.ts'
import { fail } from '#server/kernel/app-error.ts'
import type { Context } from '#server/kernel/context.ts'
import { booksOf, heldOf } from '#server/modules/ledger/index.ts'
import { basesOf, findBillSums, listPayoutFacts } from '#server/modules/ordering/index.ts'
import type { Deps } from '../deps.ts'
import { proceedsOf } from '../domain/proceeds.ts'
import { findPayable, paidOutOf } from '../queries/payables.ts'
import { ownedCatererId } from './bank-details.ts'
import { readPayee } from './details.ts'
import { expectedTaxes, taxTermsOn } from './read-payable.ts'

/**
 * Returns what the caller's caterer receives for an order, line by line; the lines add up to the ledger, but for tax that is not
 * deducted yet and stated as expected. Throws `order_not_found` for an unpaid order and another caterer's.
 */
export async function getProceeds(
  ctx: Context,
  { sealer }: Pick<Deps, 'sealer'>,
  orderId: string,
): Promise<ProceedsView> {
  const catererId = ownedCatererId(ctx)
  const { db } = ctx
  const [order] = await listPayoutFacts(db, [orderId])
  const books = (await booksOf(db, [orderId])).get(orderId)
  if (!order || order.catererId !== catererId || !books) throw fail('order_not_found')
  const [bases, bill, payable, paidOut] = await Promise.all([
    basesOf(db, [orderId]),
    findBillSums(db, orderId),
    findPayable(db, orderId),
    paidOutOf(db, [orderId]),
  ])
  const basis = bases.get(orderId)
  if (!basis || !bill) throw fail('order_not_found')
  const on = payable?.payableOn ?? dayInIndia(ctx.clock.now())
  const isTaxExpected = books.deduction === undefined && heldOf(books.balances) > 0
  let expected: Paise = zero
  if (isTaxExpected) {
    const payee = await readPayee(db, sealer, catererId, ctx.clock.now())
    const tax = await taxTermsOn(db, on, payee.pan)
    const taxes = await expectedTaxes(db, catererId, { ids: [orderId], books: new Map([[orderId, books]]), on, tax })
    expected = taxes.get(orderId) ?? zero
  }
  const lines = proceedsOf({ balances: books.balances, basis, bill, expectedTds: expected })
  return {
    orderId,
    bookingCode: order.bookingCode,
    lines: proceedsLines.flatMap((kind) => {
      const amount = lines[kind]
      return amount === 0 ? [] : [{ kind, amount: toRupees(amount) }]
    }),
    total: toRupees(sum(Object.values(lines))),
    discountByPangat: toRupees(paise(books.balances.promotions - lines.gift)),
    isTaxExpected,
    ...(order.compensation ? { compensation: toRupees(paise(order.compensation)) } : {}),
    ...(payable ? { payableOn: payable.payableOn } : {}),
    paidOut: toRupees(paidOut.get(orderId) ?? zero),
  }
}
