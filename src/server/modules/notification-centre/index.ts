// The public API of this module: what people are told in the product, and by push.
import { notificationTypes } from '#contract/endpoints/live/notifications.ts'
import type { Context } from '#server/kernel/context.ts'
import type { Subscriber } from '#server/kernel/events.ts'
import { writeNotifications } from './operations/write-notifications.ts'
import { deleteNotificationsBefore } from './store.ts'

export { personalNotifications } from './queries/personal-data.ts'

/** Writes the notifications that follow from events. */
export const centreSubscriber: Subscriber = {
  name: 'notification-centre',
  types: notificationTypes,
  handle: writeNotifications,
}

const retentionMs = 90 * 24 * 60 * 60_000

/** Deletes notifications of a quarter ago. */
export async function tidyNotifications(ctx: Context): Promise<void> {
  await deleteNotificationsBefore(ctx.db, new Date(ctx.clock.now().getTime() - retentionMs))
}
