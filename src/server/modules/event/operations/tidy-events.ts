import type { Context } from '#server/kernel/context.ts'
import { deleteEventsBefore } from '../store.ts'

const keptMs = 90 * 24 * 60 * 60 * 1000

/** Events saved before this moment are not kept. */
export function oldestKept(now: Date): Date {
  return new Date(now.getTime() - keptMs)
}

/** Deletes events that nobody saved again for 90 days. */
export async function tidyEvents(ctx: Context): Promise<void> {
  await deleteEventsBefore(ctx.db, oldestKept(ctx.clock.now()))
}
