import type { Picture } from '#contract/endpoints/shared.ts'
import { dayInIndia } from '#contract/values/calendar.ts'
import { readBookingCode } from '#contract/values/booking-code.ts'
import { userOf, type Context } from '#server/kernel/context.ts'
import { coversOf } from '#server/modules/caterers/index.ts'
import type { Attempt, Refund } from '#server/modules/payments/index.ts'
import type { OrderingDeps } from '../../deps.ts'
import type { OrderInList } from '../../domain/order.ts'
import { listOrders as listOrdersOf, type OrderFilter } from '../../queries/orders.ts'
import { viewerOf } from './own-order.ts'

/** Orders of a page. */
export const ordersPerPage = 10

/** An order of a list with its newest payment attempt, what goes back to the customer and a picture of its caterer. */
export interface ListedOrder {
  order: OrderInList
  attempt: Attempt | undefined
  refunds: readonly Refund[]
  reviewed: boolean
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
  deps: Pick<OrderingDeps, 'payments' | 'isReviewed' | 'wrongCodes'>,
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
  { payments, isReviewed }: Pick<OrderingDeps, 'payments' | 'isReviewed'>,
  { page, ...filter }: Asked,
): Promise<{ total: number; items: ListedOrder[] }> {
  const found = await listOrdersOf(
    ctx.db,
    viewerOf(ctx),
    { ...filter, today: dayInIndia(ctx.clock.now()), limit: ordersPerPage, offset: (page - 1) * ordersPerPage },
    isReviewed,
  )
  const ids = found.items.map(({ order }) => order.id)
  const [attempts, topUps, covers] = await Promise.all([
    payments.attemptsOf(ctx.db, ids),
    payments.attemptsOf(ctx.db, ids, 'top_up'),
    coversOf(
      ctx.db,
      found.items.map(({ order }) => order.caterer.id),
    ),
  ])
  const idsOfPayments = (id: string) =>
    [...(attempts.get(id) ?? []), ...(topUps.get(id) ?? [])].map(({ id: own }) => own)
  const refunds = Map.groupBy(
    await payments.refundsOf(ctx.db, ids.flatMap(idsOfPayments)),
    (refund) => refund.attemptId,
  )
  return {
    total: found.total,
    items: found.items.map(({ order, reviewed }) => ({
      order,
      reviewed,
      attempt: attempts.get(order.id)?.at(-1),
      refunds: idsOfPayments(order.id).flatMap((id) => refunds.get(id) ?? []),
      picture: covers(order.caterer.id),
    })),
  }
}
