import { dayInIndia } from '#contract/values/calendar.ts'
import type { Context } from '../../../kernel/context.ts'
import type { Attempt, Payments } from '../../payments/index.ts'
import type { OrderInList } from '../domain/order.ts'
import { listOrders as listOrdersOf, type OrderFilter } from '../queries/orders.ts'
import { viewerOf } from './own-order.ts'

/** Orders of a page. */
export const ordersPerPage = 10

/** The orders of the customer who asks, or those paid for the kitchen of the caterer who asks. */
export async function listOrders(
  ctx: Context,
  payments: Payments,
  { page, ...filter }: Omit<OrderFilter, 'today'> & { page: number },
): Promise<{ total: number; items: { order: OrderInList; attempt: Attempt | undefined }[] }> {
  const found = await listOrdersOf(
    ctx.db,
    viewerOf(ctx),
    { ...filter, today: dayInIndia(ctx.clock.now()) },
    { limit: ordersPerPage, offset: (page - 1) * ordersPerPage },
  )
  const attempts = await payments.attemptsOf(
    ctx.db,
    found.items.map((order) => order.id),
  )
  return { total: found.total, items: found.items.map((order) => ({ order, attempt: attempts.get(order.id)?.at(-1) })) }
}
