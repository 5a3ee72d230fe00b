import type { Context } from '#server/kernel/context.ts'
import { fail } from '#server/kernel/app-error.ts'
import { findUsers } from '#server/modules/identity/index.ts'
import type { OrderingDeps } from '../../deps.ts'
import type { Order } from '../../domain/order.ts'
import { findShownOrder, type ShownWith } from '../../queries/orders.ts'
import { viewerOf } from './own-order.ts'

/** An order with its newest payment attempt, what goes back to the customer, and whether it was reviewed. */
export interface ShownOrder extends ShownWith {
  order: Order
  /** First names of the members who moved it, by account; for members of the caterer alone. */
  members?: ReadonlyMap<string, string>
}

/** Returns an order to its customer, its caterer once it is paid, and admins; for others it is not found. */
export async function getOrder(
  ctx: Context,
  { isReviewed }: Pick<OrderingDeps, 'isReviewed'>,
  id: string,
): Promise<ShownOrder> {
  const viewer = viewerOf(ctx)
  const shown = await findShownOrder(ctx.db, id, viewer, isReviewed)
  if (!shown) throw fail('order_not_found')
  return viewer.party === 'caterer' ? { ...shown, members: await membersIn(ctx, shown.order) } : shown
}

async function membersIn(ctx: Context, { events }: Pick<Order, 'events'>): Promise<Map<string, string>> {
  const accounts = await findUsers(
    ctx,
    events.flatMap(({ memberId }) => memberId ?? []),
  )
  return new Map([...accounts].map(([id, { firstName }]) => [id, firstName]))
}
