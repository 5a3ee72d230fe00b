import { notificationTypes } from '#contract/endpoints/live/notifications.ts'
import type { Context } from '#server/kernel/context.ts'
import type { Subscriber } from '#server/kernel/events.ts'
import type { Outbox } from '#server/kernel/outbox/outbox.ts'
import type { Deps } from './deps.ts'
import { pushedTypes } from './domain/push-text.ts'
import { queuePushes } from './operations/push/queue-pushes.ts'
import { sendPushes } from './operations/push/send-pushes.ts'
import { tidySubscriptions } from './operations/push/tidy-subscriptions.ts'
import { writeNotifications } from './operations/write-notifications.ts'
import { deleteNotificationsBefore } from './store/notifications.ts'

/** What people are told in the product, and by push. */
export interface NotificationCentre {
  subscribers: readonly Subscriber[]
  /** Background jobs by their names. */
  jobs: Readonly<Record<string, () => Promise<void>>>
}

/** Writes the notifications that follow from events. */
const centreSubscriber: Subscriber = {
  name: 'notification-centre',
  types: notificationTypes,
  handle: writeNotifications,
}

/** Queues what browsers are told of events. */
const pushSubscriber: Subscriber = { name: 'push', types: pushedTypes, handle: queuePushes }

const retentionMs = 90 * 24 * 60 * 60_000

/** Without keys no event waits for a push; what waits since there were some is worked off. */
export function createNotificationCentre({
  push,
  outbox,
  systemContext,
}: Deps & { outbox: Pick<Outbox, 'deliver'>; systemContext: (name: string) => Context }): NotificationCentre {
  const deliver = (subscriber: Subscriber) => outbox.deliver(systemContext(subscriber.name), subscriber)
  return {
    subscribers: [centreSubscriber, ...(push ? [pushSubscriber] : [])],
    jobs: {
      'notification-centre': () => deliver(centreSubscriber),
      'old-notifications': () => tidyNotifications(systemContext('old-notifications')),
      async push() {
        await deliver(pushSubscriber)
        await sendPushes(systemContext('push'), { push })
      },
      'push-subscriptions': () => tidySubscriptions(systemContext('push-subscriptions'), { push }),
    },
  }
}

/** Deletes notifications of a quarter ago. */
async function tidyNotifications(ctx: Context): Promise<void> {
  await deleteNotificationsBefore(ctx.db, new Date(ctx.clock.now().getTime() - retentionMs))
}
