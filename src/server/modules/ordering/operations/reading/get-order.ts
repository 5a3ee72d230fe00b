import type { Context } from '#server/kernel/context.ts'
import { fail } from '#server/kernel/app-error.ts'
import { findUsers } from '#server/modules/identity/index.ts'
import type { Attempt, Refund } from '#server/modules/payments/index.ts'
import type { OrderingDeps } from '../../deps.ts'
import type { Order } from '../../domain/order.ts'
import { findShownOrder } from '../../queries/orders.ts'
import { viewerOf } from './own-order.ts'

/** An order with its newest payment attempt, what goes back to the customer, and whether it was reviewed. */
export interface ShownOrder {
  order: Order
  attempt: Attempt | undefined
  refunds: readonly Refund[]
  reviewed: boolean
  /** First names of the members who moved it, by account; for members of the caterer alone. */
  members?: ReadonlyMap<string, string>
}

/** Returns an order to its customer, its caterer once it is paid, and admins; for others it is not found. */
export async function getOrder(
  ctx: Context,
  { payments, isReviewed }: Pick<OrderingDeps, 'payments' | 'isReviewed'>,
  id: string,
): Promise<ShownOrder> {
  const [shown, attempts, topUps] = await Promise.all([
    findShownOrder(ctx.db, id, viewerOf(ctx), isReviewed),
    payments.attemptsOf(ctx.db, [id]),
    payments.attemptsOf(ctx.db, [id], 'top_up'),
  ])
  if (!shown) throw fail('order_not_found')
  const members = viewerOf(ctx).party === 'caterer' ? { members: await membersIn(ctx, shown.order) } : {}
  const all = [...(attempts.get(id) ?? []), ...(topUps.get(id) ?? [])]
  const refunds = await payments.refundsOf(
    ctx.db,
    all.map((attempt) => attempt.id),
  )
  return { ...shown, ...members, attempt: attempts.get(id)?.at(-1), refunds }
}

async function membersIn(ctx: Context, { events }: Pick<Order, 'events'>): Promise<Map<string, string>> {
  const accounts = await findUsers(
    ctx,
    events.flatMap(({ memberId }) => memberId ?? []),
  )
  return new Map([...accounts].map(([id, { firstName }]) => [id, firstName]))
}
