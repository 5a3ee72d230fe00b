import type { Context } from '#server/kernel/context.ts'
import { fail } from '#server/kernel/app-error.ts'
import type { Order } from '../../domain/order.ts'
import { findOrder } from '../../queries/orders.ts'
import { memberViewer } from './own-order.ts'

/** Returns an order to a member of its caterer, to a cook once it is accepted. For others it is not found. */
export async function getReceived(ctx: Context, id: string): Promise<Order> {
  const order = await findOrder(ctx.db, id, memberViewer(ctx))
  if (!order) throw fail('order_not_found')
  return order
}
