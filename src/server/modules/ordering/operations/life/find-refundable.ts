import type { RefundableOrder } from '#contract/endpoints/money/refunds.ts'
import { dayInIndia } from '#contract/values/calendar.ts'
import { readBookingCode } from '#contract/values/booking-code.ts'
import { toRupees, zero } from '#contract/values/money.ts'
import { fail } from '#server/kernel/app-error.ts'
import type { Context } from '#server/kernel/context.ts'
import { booksOf, heldOf } from '#server/modules/ledger/index.ts'
import { lastRefundDay, refundError } from '../../domain/settlement.ts'
import { findOrderToRefund, listRefundsOfOrder } from '../../queries/money/order-refunds.ts'

/** Returns the order of a booking code as an admin who refunds a part of it sees it. Throws `order_not_found`. */
export async function findRefundable(ctx: Context, typed: string): Promise<RefundableOrder> {
  const code = readBookingCode(typed)
  const order = code === undefined ? undefined : await findOrderToRefund(ctx.db, code)
  if (!order) throw fail('order_not_found')
  const { id: orderId, catererId, catererName, total, ...shown } = order
  const [books, refunds] = await Promise.all([booksOf(ctx.db, [orderId]), listRefundsOfOrder(ctx.db, orderId)])
  const balances = books.get(orderId)?.balances
  const cannot = refundError(order, dayInIndia(ctx.clock.now()))
  return {
    ...shown,
    orderId,
    caterer: { id: catererId, name: catererName },
    total: toRupees(total),
    held: toRupees(balances ? heldOf(balances) : zero),
    until: lastRefundDay(order),
    ...(cannot ? { cannot } : {}),
    refunds: refunds.map(({ amount, reason, at }) => ({ amount: toRupees(amount), reason, at: at.toISOString() })),
  }
}
