import type { proceedsLines } from '#contract/endpoints/money/payouts.ts'
import { paise, zero, type Paise } from '#contract/values/money.ts'
import { heldOf, type Balances, type Basis } from '#server/modules/ledger/domain/index.ts'

type Line = (typeof proceedsLines)[number]

/** An order's bill, and what is retained of it on top. */
export interface BillSums {
  subtotal: Paise
  discount: Paise
  tax: Paise
  retained: Paise
}

/**
 * What a caterer receives for an order, line by line. The lines add up to what the ledger has for the caterer, less tax that is
 * expected. What went back for another reason than a change or an ending, such as a complaint, is a line of its own.
 */
export function proceedsOf({
  balances,
  basis,
  bill,
  expectedTds,
}: {
  balances: Balances
  basis: Pick<Basis, 'discount' | 'gift' | 'isOff'>
  bill: BillSums
  expectedTds: Paise
}): Record<Line, Paise> {
  const held = heldOf(balances)
  const served = basis.isOff ? offLines(held, bill) : servedLines(bill, basis, balances)
  const gross = Object.values(served).reduce((all, amount) => all + amount, 0)
  return {
    ...served,
    refunded_later: paise(held + balances.promotions - gross),
    fee: balances.platform_fee,
    fee_gst: balances.fee_gst,
    tcs: balances.tcs,
    tds: paise(balances.tds - expectedTds),
  }
}

const none = { price: zero, discount_caterer: zero, gst: zero, gift: zero, retained: zero, cancellation: zero }

/** Of an order that ended early the caterer has what the customer forfeited. */
function offLines(held: Paise, { retained }: BillSums): typeof none {
  const kept = paise(Math.min(held, retained))
  return { ...none, retained: kept, cancellation: paise(held - kept) }
}

function servedLines(bill: BillSums, basis: Pick<Basis, 'discount' | 'gift'>, { promotions }: Balances): typeof none {
  return {
    ...none,
    price: bill.subtotal,
    discount_caterer: paise(basis.discount - bill.discount),
    gst: bill.tax,
    gift: promotions > 0 ? basis.gift : zero,
    retained: bill.retained,
  }
}
