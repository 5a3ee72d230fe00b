import { limits } from '#contract/limits.ts'
import type { Context } from '#server/kernel/context.ts'
import { fail } from '#server/kernel/app-error.ts'
import { messageAsSeen } from '../../domain/sight/seen-order.ts'
import { findOrder } from '../../queries/orders.ts'
import { listMessagesOf, readingOf, type Message } from '../../queries/messages.ts'
import { viewerOf } from '../reading/own-order.ts'

/** What one side wrote, and which side that was. */
export interface SignedMessage extends Message {
  by: 'customer' | 'caterer'
}

/** A page of an order's thread, for its two sides and for staff. Looking does not mark anything as read. */
export async function listMessages(
  ctx: Context,
  { orderId, before }: { orderId: string; before: number | undefined },
): Promise<{ items: SignedMessage[]; more: boolean; unread: number; readByOther: number }> {
  const viewer = viewerOf(ctx)
  const order = await findOrder(ctx.db, orderId, viewer)
  if (!order) throw fail('order_not_found')
  const limit = limits.order.messagesPerPage
  const [found, reading] = await Promise.all([
    listMessagesOf(ctx.db, orderId, { before, limit: limit + 1 }),
    readingOf(ctx.db, orderId, viewer.userId),
  ])
  const look = { viewer, now: ctx.clock.now() }
  const items = found
    .slice(-limit)
    .map((message) => sign(message, order.customerId))
    .map((message) =>
      message.by === viewer.party ? message : { ...message, text: messageAsSeen(message.text, order, look) },
    )
  const unread = viewer.party === 'admin' ? 0 : reading.unread
  return { items, more: found.length > limit, ...reading, unread }
}

export function sign(message: Message, customerId: string): SignedMessage {
  return { ...message, by: message.authorId === customerId ? 'customer' : 'caterer' }
}
