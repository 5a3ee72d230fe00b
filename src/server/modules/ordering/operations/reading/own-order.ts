import { wasPaid } from '#contract/rules/order-life-cycle.ts'
import { roleNames } from '#contract/values/role.ts'
import { userOf, type Context, type Tx } from '#server/kernel/context.ts'
import { fail } from '#server/kernel/app-error.ts'
import { errorOf, type Action } from '../../domain/actions.ts'
import type { LockedOrder } from '../../domain/order.ts'
import { orderContextOf } from '../../domain/order-context.ts'
import { findOrder, type Viewer } from '../../queries/orders.ts'
import { lockOrder } from '../../store.ts'

/** Party of a user in orders, by the role of the account. */
export function viewerOf(ctx: Context): Viewer {
  const { userId, role } = userOf(ctx)
  return { userId, party: roleNames[role] }
}

/**
 * Locks an order on which the caller may act: the customer's own, or a paid one of the caller's caterer.
 * For others it is not found.
 */
export async function lockOwnOrder(ctx: Context, tx: Tx, id: string): Promise<LockedOrder> {
  const { userId, party } = viewerOf(ctx)
  const order = await lockOrder(tx, id)
  const isOwn =
    party === 'customer'
      ? order?.customerId === userId
      : party === 'caterer' && order?.ownerId === userId && wasPaid(order.state)
  if (!order || !isOwn) throw fail('order_not_found')
  return order
}

/** Throws `order_not_found` to callers who may not read the order. */
export async function requireSight(ctx: Context, id: string): Promise<void> {
  if (!(await findOrder(ctx.db, id, viewerOf(ctx)))) throw fail('order_not_found')
}

/** Rejects with the reason why a locked order does not allow the action now. */
export function requireAllowed(
  action: Action,
  order: LockedOrder,
  now: Date,
  known: { changing?: boolean } = {},
): void {
  const error = errorOf(action, orderContextOf(order, known), now)
  if (error) throw fail(error)
}
