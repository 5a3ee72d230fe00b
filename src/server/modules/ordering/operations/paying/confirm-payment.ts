import { userOf, type Context } from '#server/kernel/context.ts'
import { fail } from '#server/kernel/app-error.ts'
import { wasPaid } from '#contract/rules/order-life-cycle.ts'
import { listAttemptsFor } from '#server/modules/payments/index.ts'
import type { MoneyDeps } from '../../deps.ts'
import { findToPay } from '../../queries/order-context.ts'

/**
 * Asks the gateway how a payment of the caller order, or of its change, stands and applies what it says, once however often it is
 * called. Throws `order_not_found`, `payment_not_found` for another order's transaction, `payment_not_completed`.
 */
export async function confirmPayment(
  ctx: Context,
  { payments }: MoneyDeps,
  { orderId, transactionId }: { orderId: string; transactionId: string | undefined },
): Promise<'completed' | 'pending'> {
  const { userId } = userOf(ctx)
  const [toPay, attempts] = await Promise.all([findToPay(ctx.db, userId, orderId), listAttemptsFor(ctx.db, orderId)])
  if (!toPay) throw fail('order_not_found')
  const attempt =
    transactionId === undefined
      ? attempts.findLast(({ purpose }) => purpose === 'order')
      : attempts.find(({ id }) => id === transactionId)
  if (!attempt) throw fail('payment_not_found')

  const outcome = await payments.checkKnown(ctx, attempt)
  if (outcome.state === 'applied') return 'completed'
  // The order decides: an earlier or later attempt may have paid it.
  const order = attempt.purpose === 'order' ? await findToPay(ctx.db, userId, orderId) : undefined
  if (order && wasPaid(order.state)) return 'completed'
  if (outcome.state === 'pending') return 'pending'
  throw fail('payment_not_completed')
}
