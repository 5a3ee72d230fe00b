import type { Initiation } from '#contract/endpoints/payments.ts'
import { fromRupees, type Paise } from '#contract/values/money.ts'
import { userOf, type Context } from '../../../kernel/context.ts'
import { refuse, refuseField } from '../../../kernel/refusal.ts'
import type { Payments } from '../../payments/index.ts'
import { refusalOf } from '../domain/actions.ts'
import { findToPay } from '../queries/standing.ts'

/**
 * Where to pay an order of one's own, or without an id the newest that awaits payment. `rupees` must be what the order costs (C17).
 * Refuses `order_not_found`, `nothing_to_pay`, `order_already_paid`, `order_not_payable`, `amount_wrong`, `gateway_unreachable`.
 */
export async function initiatePayment(
  ctx: Context,
  payments: Payments,
  given: { orderId: string | undefined; rupees: number },
): Promise<Initiation> {
  const { userId } = userOf(ctx)
  const order = await findToPay(ctx.db, userId, given.orderId)
  if (!order) throw refuse(given.orderId === undefined ? 'nothing_to_pay' : 'order_not_found')
  const refused = refusalOf('pay', { ...order, attempt: undefined }, ctx.clock.now())
  if (refused) throw refuse(refused)
  if (amountIn(given.rupees) !== order.total) throw refuseField('amount_wrong', 'amount')
  return payments.initiate(ctx, {
    reference: order.id,
    payer: { id: userId, phone: order.contactPhone },
    amount: order.total,
  })
}

function amountIn(rupees: number): Paise | undefined {
  try {
    return fromRupees(rupees)
  } catch {
    // Whatever is no amount in rupees and paise is not the order's.
    return undefined
  }
}
