import { wasPaid } from '#contract/rules/order-life-cycle.ts'
import { includesPart, type MemberPart } from '#contract/rules/member-part.ts'
import { roleNames } from '#contract/values/role.ts'
import { userOf, type Context, type Tx } from '#server/kernel/context.ts'
import { fail } from '#server/kernel/app-error.ts'
import { errorOf, type Action } from '../../domain/actions.ts'
import type { LockedOrder } from '../../domain/order.ts'
import { orderContextOf } from '../../domain/order-context.ts'
import { findOrder, type Viewer } from '../../queries/orders.ts'
import { lockOrder } from '../../store.ts'

/** Party of a user in orders, by the role of the account. Cooks do not see whole orders (C95). */
export function viewerOf(ctx: Context): Viewer {
  return viewerAs(ctx, 'manager')
}

/** As {@link viewerOf}, of members in any part. */
export function memberViewer(ctx: Context): Viewer {
  return viewerAs(ctx, 'cook')
}

function viewerAs(ctx: Context, least: MemberPart): Viewer {
  const { userId, role, catererId, part } = userOf(ctx)
  return { userId, party: roleNames[role], part, catererId: includesPart(part, least) ? catererId : undefined }
}

/**
 * Locks an order on which the caller may act: the customer's own, or a paid one of the caller's caterer, for members who have at
 * least the given part. For others it is not found.
 */
export async function lockOwnOrder(
  ctx: Context,
  tx: Tx,
  id: string,
  least: MemberPart = 'manager',
): Promise<LockedOrder> {
  const { userId, party, catererId } = viewerAs(ctx, least)
  const order = await lockOrder(tx, id)
  if (!order) throw fail('order_not_found')
  const isOwn =
    party === 'customer'
      ? order.customerId === userId
      : party === 'caterer' && order.catererId === catererId && wasPaid(order.state)
  if (!isOwn) throw fail('order_not_found')
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
  known: { changing?: boolean; viewer?: Pick<Viewer, 'party' | 'part'> } = {},
): void {
  const error = errorOf(action, orderContextOf(order, known), now)
  if (error) throw fail(error)
}
