import { readBookingCode } from '#contract/values/booking-code.ts'
import { dayInIndia } from '#contract/values/calendar.ts'
import { userOf, type Context } from '#server/kernel/context.ts'
import type { OrderingDeps } from '../../deps.ts'
import { readOrderSearch } from '../../domain/order-search.ts'
import {
  listReceived as listReceivedOf,
  type ReceivedFilter,
  type ReceivedOrder,
} from '../../queries/received-orders.ts'
import { memberViewer } from './own-order.ts'

/** Orders of a page of a caterer's inbox. */
export const receivedPerPage = 20

/** What a member asks for; code and search as typed. */
type Asked = Omit<ReceivedFilter, 'today' | 'search'> & { q?: string | undefined; page: number }

/**
 * Lists the paid orders of the calling member's caterer, to cooks those that it has accepted. A code that none of them has lists none,
 * whether it exists or not. Throws `too_many_requests` to an account that has looked for too many whole codes.
 */
export async function listReceived(
  ctx: Context,
  { wrongCodes }: Pick<OrderingDeps, 'wrongCodes'>,
  { q, code: typed, page, ...filter }: Asked,
): Promise<{ total: number; toAnswer: number; items: ReceivedOrder[] }> {
  const now = ctx.clock.now()
  const list = (code: string | undefined) =>
    listReceivedOf(ctx.db, memberViewer(ctx), {
      ...filter,
      code,
      search: q ? readOrderSearch(q, now) : undefined,
      today: dayInIndia(now),
      limit: receivedPerPage,
      offset: (page - 1) * receivedPerPage,
    })
  if (typed === undefined) return list(undefined)
  const { userId } = userOf(ctx)
  // Counted before the look, so that concurrent requests cannot exceed the limit.
  await wrongCodes.take(userId)
  // What cannot be a code is looked for as well, so that the reply does not tell it from a code of others.
  const found = await list(readBookingCode(typed) ?? typed)
  if (found.total > 0) await wrongCodes.release(userId)
  return found
}
