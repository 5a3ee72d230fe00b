import type { Context, Tx } from '#server/kernel/context.ts'
import type { DeliveredEvent } from '#server/kernel/events.ts'
import { isPushed } from '../../domain/push-text.ts'
import { recipientsOf } from '../../domain/recipients.ts'
import { listSubscriptionsFor } from '../../queries/push.ts'
import { insertMessages } from '../../store/push.ts'
import { tellableFrom } from '../tellable.ts'

/**
 * Queues what the browsers of members are told of events. Whom a notification reaches in the product is told by push as well: owner
 * and managers, without the one who acted. At most three statements.
 */
export async function queuePushes(ctx: Context, tx: Tx, events: readonly DeliveredEvent[]): Promise<void> {
  const told = (await tellableFrom(tx, events)).flatMap(({ id, type, orderId, bookingCode, catererId, ...who }) => {
    if (!isPushed(type) || orderId === undefined || bookingCode === undefined) return []
    const recipients = recipientsOf({ id, type, orderId, bookingCode, catererId, ...who }).filter(
      ({ forMember }) => forMember,
    )
    return recipients.map(({ userId }) => ({ eventId: id, type, orderId, bookingCode, catererId, userId }))
  })
  if (told.length === 0) return
  const subscriptions = await listSubscriptionsFor(
    tx,
    [...new Set(told.map(({ userId }) => userId))],
    [...new Set(told.map(({ catererId }) => catererId))],
  )
  const messages = told.flatMap(({ userId, ...message }) =>
    subscriptions
      .filter((one) => one.userId === userId && one.catererId === message.catererId)
      .map(({ id: subscriptionId }) => ({ id: ctx.newId(), subscriptionId, ...message })),
  )
  if (messages.length > 0) await insertMessages(tx, messages, ctx.clock.now())
}
