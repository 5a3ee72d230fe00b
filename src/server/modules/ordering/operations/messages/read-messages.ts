import { userOf, type Context } from '#server/kernel/context.ts'
import { markRead, readingOf } from '../../queries/messages.ts'
import { lockOwnOrder } from '../reading/own-order.ts'

/** One side has read up to a message; returns how many it has not read. Staff who look on leave no trace: to them this is no order. */
export async function readMessages(ctx: Context, { orderId, seq }: { orderId: string; seq: number }): Promise<number> {
  const { userId } = userOf(ctx)
  return ctx.transaction(async (tx) => {
    await lockOwnOrder(ctx, tx, orderId)
    await markRead(tx, orderId, userId, seq)
    return (await readingOf(tx, orderId, userId)).unread
  })
}
