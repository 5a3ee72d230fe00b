import type { Picture } from '#contract/endpoints/shared.ts'
import { dayInIndia } from '#contract/values/calendar.ts'
import { readBookingCode } from '#contract/values/booking-code.ts'
import { userOf, type Context } from '#server/kernel/context.ts'
import { coversOf } from '#server/modules/caterers/index.ts'
import type { OrderingDeps } from '../../deps.ts'
import type { OrderInList } from '../../domain/order.ts'
import { listOrders as listOrdersOf, type OrderFilter, type ShownWith } from '../../queries/orders.ts'
import { viewerOf } from './own-order.ts'

/** Orders of a page. */
export const ordersPerPage = 10

/** An order of a list with its newest payment attempt, what goes back to the customer and a picture of its caterer. */
export interface ListedOrder extends ShownWith {
  order: OrderInList
  picture: Picture
}

/** Which orders are listed, and of which page; the booking code is as typed. */
type Asked = Omit<OrderFilter, 'today'> & { page: number }

/**
 * Lists the orders of the calling customer. A code that none of them has lists
 * none, whether it exists or not. Throws `too_many_requests` to an account that has looked for too many of them.
 */
export async function listOrders(
  ctx: Context,
  deps: Pick<OrderingDeps, 'isReviewed' | 'wrongCodes'>,
  { code: typed, ...asked }: Asked,
): Promise<{ total: number; items: ListedOrder[] }> {
  if (typed === undefined) return listPage(ctx, deps, asked)
  const { userId } = userOf(ctx)
  // Counted before the look, so that concurrent requests cannot exceed the limit.
  await deps.wrongCodes.take(userId)
  const code = readBookingCode(typed)
  const found = code === undefined ? { total: 0, items: [] } : await listPage(ctx, deps, { ...asked, code })
  if (found.total > 0) await deps.wrongCodes.release(userId)
  return found
}

async function listPage(
  ctx: Context,
  { isReviewed }: Pick<OrderingDeps, 'isReviewed'>,
  { page, ...filter }: Asked,
): Promise<{ total: number; items: ListedOrder[] }> {
  const found = await listOrdersOf(
    ctx.db,
    viewerOf(ctx),
    { ...filter, today: dayInIndia(ctx.clock.now()), limit: ordersPerPage, offset: (page - 1) * ordersPerPage },
    isReviewed,
  )
  const covers = await coversOf(
    ctx.db,
    found.items.map(({ order }) => order.caterer.id),
  )
  return { total: found.total, items: found.items.map((item) => ({ ...item, picture: covers(item.order.caterer.id) })) }
}
