import { limits } from '#contract/limits.ts'
import { addDays, dayInIndia } from '#contract/values/calendar.ts'
import type { Context } from '#server/kernel/context.ts'
import { eraseAllergiesUntil } from '../../store.ts'

/** Erases the allergies of events that were 30 days ago or more. Idempotent; safe to run concurrently. */
export async function eraseAllergies(ctx: Context): Promise<void> {
  await eraseAllergiesUntil(ctx.db, addDays(dayInIndia(ctx.clock.now()), -limits.order.allergiesDays))
}
