import type { Context } from '#server/kernel/context.ts'
import { fail } from '#server/kernel/app-error.ts'
import { findMessageId } from '../../queries/messages.ts'
import { findOrderCode } from '../../queries/order-ids.ts'
import { findOrder } from '../../queries/orders.ts'
import { viewerOf } from './own-order.ts'

/** Returns an order that the caller may see, by its id or its booking code; undefined for those of others, and for visitors. */
export async function findSeenOrder(
  ctx: Context,
  by: { id: string } | { code: string },
): Promise<{ id: string; bookingCode: string } | undefined> {
  if (ctx.actor.kind !== 'user') return undefined
  const order = await findOrderCode(ctx.db, by)
  return order && (await findOrder(ctx.db, order.id, viewerOf(ctx))) ? order : undefined
}

/** Returns the id of a message in the thread of an order that the caller sees. Throws `order_not_found` where there is none. */
export async function findSeenMessage(ctx: Context, orderId: string, seq: number): Promise<string> {
  const order = await findSeenOrder(ctx, { id: orderId })
  const id = order && (await findMessageId(ctx.db, orderId, seq))
  if (id === undefined) throw fail('order_not_found')
  return id
}
