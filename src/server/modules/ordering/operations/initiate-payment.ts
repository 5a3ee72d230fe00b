import type { Initiation } from '#contract/endpoints/payments.ts'
import { fromRupees, type Paise } from '#contract/values/money.ts'
import { userOf, type Context } from '../../../kernel/context.ts'
import { refuse, refuseField } from '../../../kernel/refusal.ts'
import type { Payments } from '../../payments/index.ts'
import { refusalOf } from '../domain/actions.ts'
import { findWaitingChange } from '../queries/changes.ts'
import { findToPay, type OrderToPay } from '../queries/standing.ts'

/**
 * Where to pay an order of one's own, or without an id the newest that awaits payment; of a paid order, the difference of the
 * change that waits. `rupees` must be what that costs (C17).
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
  const due = await dueOf(ctx, order)
  if (amountIn(given.rupees) !== due.amount) throw refuseField('amount_wrong', 'amount')
  return payments.initiate(ctx, { reference: order.id, payer: { id: userId, phone: order.contactPhone }, ...due })
}

async function dueOf(ctx: Context, order: OrderToPay): Promise<{ amount: Paise; purpose: 'order' | 'top_up' }> {
  const now = ctx.clock.now()
  const refused = refusalOf('pay', order, now)
  if (!refused) return { amount: order.total, purpose: 'order' }
  const change = refused === 'order_already_paid' ? await findWaitingChange(ctx.db, order.id) : undefined
  if (!change) throw refuse(refused)
  if (change.holdUntil && now >= change.holdUntil) throw refuse('change_not_found')
  return { amount: change.difference, purpose: 'top_up' }
}

function amountIn(rupees: number): Paise | undefined {
  try {
    return fromRupees(rupees)
  } catch {
    // Whatever is no amount in rupees and paise is not the order's.
    return undefined
  }
}
