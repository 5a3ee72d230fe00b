import { userOf, type Context } from '#server/kernel/context.ts'
import { publish } from '#server/kernel/events.ts'
import { lockUserForShare } from '#server/modules/identity/index.ts'
import type { OrderingDeps } from '../../deps.ts'
import { insertMessage, markRead } from '../../queries/messages.ts'
import { sign, type SignedMessage } from './list-messages.ts'
import { lockOwnOrder, requireAllowed } from '../reading/own-order.ts'

/** Writes to the other side of a paid order. Who writes has read what came before. Throws `too_many_requests`,
 * and `session_ended` when the account has been deleted. */
export async function writeMessage(
  ctx: Context,
  { messagesByAuthor }: Pick<OrderingDeps, 'messagesByAuthor'>,
  { orderId, text }: { orderId: string; text: string },
): Promise<SignedMessage> {
  const { userId } = userOf(ctx)
  await messagesByAuthor.take(userId)
  return ctx.transaction(async (tx) => {
    await lockUserForShare(tx, userId)
    const order = await lockOwnOrder(ctx, tx, orderId)
    requireAllowed('write', order, ctx.clock.now())
    const message = await insertMessage(tx, { id: ctx.newId(), orderId, authorId: userId, text }, ctx.clock.now())
    await markRead(tx, orderId, userId, message.seq)
    await publish(tx, { type: 'order.message_sent', subject: orderId })
    return sign(message, order.customerId)
  })
}
