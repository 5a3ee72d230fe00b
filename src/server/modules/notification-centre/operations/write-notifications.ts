import type { Context, Tx } from '#server/kernel/context.ts'
import { emit, type DeliveredEvent } from '#server/kernel/events.ts'
import { recipientsOf } from '../domain/recipients.ts'
import { insertNotifications } from '../store/notifications.ts'
import { tellableFrom } from './tellable.ts'

/** Writes what people are told of events, and tells their open pages after the commit. One that is written already stays as it is. */
export async function writeNotifications(ctx: Context, tx: Tx, events: readonly DeliveredEvent[]): Promise<void> {
  const tellable = await tellableFrom(tx, events)
  const written = await insertNotifications(
    tx,
    tellable.flatMap((event) =>
      recipientsOf(event).map((recipient) => ({
        id: ctx.newId(),
        eventId: event.id,
        type: event.type,
        orderId: event.orderId,
        catererId: event.catererId,
        ...recipient,
      })),
    ),
    ctx.clock.now(),
  )
  for (const userId of new Set(written)) emit(tx, { type: 'notification.written', subject: userId })
}
