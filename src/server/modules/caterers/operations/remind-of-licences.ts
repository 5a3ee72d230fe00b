import { limits } from '#contract/limits.ts'
import { addDays, dayInIndia } from '#contract/values/calendar.ts'
import type { Context } from '#server/kernel/context.ts'
import { publish } from '#server/kernel/events.ts'
import { takeEndingLicences } from '../store/licences.ts'

const batch = 100

/**
 * Publishes FSSAI licences that end within 30 days, each end once, by the days of the product's clock. Safe to run concurrently. What
 * fails is due again at the next run.
 */
export async function remindOfLicences(ctx: Context): Promise<void> {
  const today = dayInIndia(ctx.clock.now())
  const until = addDays(today, limits.caterer.licenceReminderDays)
  for (;;) {
    const reminded = await ctx.transaction(async (tx) => {
      const ending = await takeEndingLicences(tx, { today, until, most: batch })
      for (const { id, endsOn } of ending)
        await publish(tx, { type: 'caterer.licence_ending', subject: id }, { endsOn })
      return ending.length
    })
    if (reminded < batch) return
  }
}
