import { userOf, type Context } from '../../../kernel/context.ts'
import type { Attempt, Payments } from '../../payments/index.ts'
import type { OrderInList } from '../domain/order.ts'
import { ordersOf } from '../queries/orders.ts'

/** Orders of a page. */
export const ordersPerPage = 10

/** The orders of the customer who asks, the latest event first. */
export async function listMyOrders(
  ctx: Context,
  payments: Payments,
  page: number,
): Promise<{ total: number; items: { order: OrderInList; attempt: Attempt | undefined }[] }> {
  const found = await ordersOf(ctx.db, userOf(ctx).userId, { limit: ordersPerPage, offset: (page - 1) * ordersPerPage })
  const attempts = await payments.attemptsOf(
    ctx.db,
    found.items.map((order) => order.id),
  )
  return { total: found.total, items: found.items.map((order) => ({ order, attempt: attempts.get(order.id)?.at(-1) })) }
}
