import { dayInIndia } from '#contract/values/calendar.ts'
import { toRupees, zero, type Paise } from '#contract/values/money.ts'
import { fail, failField } from '#server/kernel/app-error.ts'
import { userOf, type Context } from '#server/kernel/context.ts'
import { publish } from '#server/kernel/events.ts'
import type { Identity } from '#server/modules/identity/index.ts'
import { booksOf, heldOf } from '#server/modules/ledger/index.ts'
import type { MoneyDeps } from '../../deps.ts'
import { refundError } from '../../domain/settlement.ts'
import { findOrderRefund, insertOrderRefund } from '../../queries/money/order-refunds.ts'
import { lockOrder } from '../../store.ts'
import { refundOrder } from '../paying/refund-order.ts'

/** What an admin gives back of a delivered order. */
export interface LateRefund {
  amount: Paise
  reason: string
  /** Key of the request: a repeat is the same refund. */
  key: string | undefined
}

/**
 * Gives back a part of a delivered order, until the last day of {@link refundError} and at most what is held for it.
 * Returns what is held afterwards. Throws `order_not_found`, `order_not_delivered`, `refund_too_late`, `refund_above_held`,
 * `idempotency_key_missing`, and `idempotency_key_reused` when the key stands for another amount or reason.
 */
export async function refundDelivered(
  ctx: Context,
  deps: MoneyDeps & { identity: Pick<Identity, 'askPassword'> },
  id: string,
  { amount, reason, key, password }: LateRefund & { password: string | undefined },
): Promise<Paise> {
  if (!key || key.length < 8 || key.length > 100) throw fail('idempotency_key_missing')
  const lockAccount = await deps.identity.askPassword(ctx, password)
  return ctx.transaction(async (tx) => {
    const now = ctx.clock.now()
    await lockAccount(tx)
    const order = await lockOrder(tx, id)
    if (!order) throw fail('order_not_found')
    const held = async () => {
      const books = (await booksOf(tx, [id])).get(id)
      return books ? heldOf(books.balances) : zero
    }
    const earlier = await findOrderRefund(tx, id, key)
    if (earlier) {
      if (earlier.amount !== amount || earlier.reason !== reason) throw fail('idempotency_key_reused')
      return held()
    }
    const error = refundError(order, dayInIndia(now))
    if (error) throw fail(error)
    const most = await held()
    if (amount > most) throw failField('refund_above_held', 'amount', { amount: toRupees(most) })
    const refund = {
      id: ctx.newId(),
      orderId: id,
      catererId: order.catererId,
      amount,
      reason,
      by: userOf(ctx).userId,
      key,
    }
    await insertOrderRefund(tx, refund, now)
    await refundOrder(tx, deps, id, { amount, cause: refund.id, reason: 'after_delivery' })
    await publish(tx, { type: 'order.refunded', subject: id }, { refundId: refund.id }, { after: { amount } })
    return held()
  })
}
