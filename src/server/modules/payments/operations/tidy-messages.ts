import type { Context } from '#server/kernel/context.ts'
import { deleteOldMessages } from '../store/messages.ts'

/** A gateway repeats a message for days; a disputed payment is looked into for months. */
const keptMs = 2 * 365 * 24 * 60 * 60_000

/** Deletes messages of the gateway after two years. What they changed is in events and ledger, which stay. Idempotent. */
export async function tidyMessages(ctx: Context): Promise<void> {
  await deleteOldMessages(ctx.db, new Date(ctx.clock.now().getTime() - keptMs))
}
