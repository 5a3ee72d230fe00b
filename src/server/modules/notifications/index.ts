// The public API of this module: what people are told when something happened.
import type { MailSender } from '#server/adapters/mail/mail-sender.ts'
import type { Context } from '#server/kernel/context.ts'
import type { Subscriber } from '#server/kernel/events.ts'
import type { Outbox } from '#server/kernel/outbox/outbox.ts'
import { deliverMails } from './operations/deliver-mails.ts'
import type { MailSettings } from './operations/mail-settings.ts'
import { mailedEvents, writeMails } from './operations/write-mails.ts'
import { deleteMailsBefore } from './store.ts'

export { mailReadings } from './queries/readings.ts'
export { personalMails } from './queries/personal-data.ts'

export interface Notifications {
  /** Writes the emails that follow from events. */
  subscriber: Subscriber
  /** Writes the emails for everything that happened since the last time and sends those that are due. Idempotent; safe to run concurrently. */
  process(ctx: Context): Promise<void>
  /** Removes emails of a month ago. */
  tidy(ctx: Context): Promise<void>
}

const retentionMs = 30 * 24 * 60 * 60 * 1000

/** Emails leave by the sender; links in them lead to `site`, an origin. */
export function createNotifications({
  sender,
  outbox,
  ...settings
}: { sender: MailSender; outbox: Pick<Outbox, 'deliver'> } & MailSettings): Notifications {
  const subscriber: Subscriber = {
    name: 'notifications',
    types: mailedEvents,
    handle: (ctx, tx, events) => writeMails(ctx, tx, settings, events),
    sharesWorkWithEarlierBuilds: true,
  }
  return {
    subscriber,
    async process(ctx) {
      try {
        await outbox.deliver(ctx, subscriber)
      } finally {
        // What was written leaves, also when something else could not be.
        await deliverMails(ctx, { sender })
      }
    },
    tidy: (ctx) => deleteMailsBefore(ctx.db, new Date(ctx.clock.now().getTime() - retentionMs)),
  }
}
