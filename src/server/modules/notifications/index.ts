// The door of this module: what people are told when something happened.
import type { Config } from '#server/kernel/config.ts'
import type { Context } from '#server/kernel/context.ts'
import { writeMails } from './operations/write-mails.ts'

export interface Notifications {
  /** Writes the mails for everything that happened since the last time. Safe to run twice and in several processes. */
  sweep(ctx: Context): Promise<void>
}

export function createNotifications({ publicUrl, mail }: Pick<Config, 'publicUrl' | 'mail'>): Notifications {
  const settings = { site: publicUrl.origin, outbox: mail.provider === 'outbox' }
  return { sweep: (ctx) => writeMails(ctx, settings) }
}
