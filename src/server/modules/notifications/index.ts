// The door of this module: what people are told when something happened.
import type { MailSender } from '#server/adapters/mail/mail-sender.ts'
import type { Context } from '#server/kernel/context.ts'
import { deliverMails } from './operations/deliver-mails.ts'
import type { MailSettings } from './operations/mail-settings.ts'
import { writeMails } from './operations/write-mails.ts'
import { deleteMailsBefore } from './store.ts'

export { personalMails } from './queries/personal-data.ts'

export interface Notifications {
  /** Writes the emails for everything that happened since the last time and sends those that are due. Safe to run twice, and at once. */
  process(ctx: Context): Promise<void>
  /** Removes emails of a month ago. */
  tidy(ctx: Context): Promise<void>
}

const retentionMs = 30 * 24 * 60 * 60 * 1000

/** Emails leave by the sender; links in them lead to `site`, an origin. */
export function createNotifications({ sender, ...settings }: { sender: MailSender } & MailSettings): Notifications {
  return {
    async process(ctx) {
      try {
        await writeMails(ctx, settings)
      } finally {
        // What was written leaves, also when something else could not be.
        await deliverMails(ctx, sender)
      }
    },
    tidy: (ctx) => deleteMailsBefore(ctx.db, new Date(ctx.clock.now().getTime() - retentionMs)),
  }
}
