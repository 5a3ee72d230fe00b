import { searchableDays } from '#contract/rules/event-days.ts'
import { addDays, dayInIndia, type Day } from '#contract/values/calendar.ts'
import { failField } from '#server/kernel/app-error.ts'
import { catererOf, type Context } from '#server/kernel/context.ts'
import { publish } from '#server/kernel/events.ts'
import {
  changeClosures,
  listClosures,
  lockDays,
  pauseDays,
  withoutPause,
  type Closure,
} from '#server/modules/availability/index.ts'

/**
 * Closes what is open from today to the day before `until`, in place of an earlier pause. Throws `pause_invalid` unless the day is
 * after today, `date_too_far`.
 */
export async function pauseBookings(ctx: Context, until: Day): Promise<void> {
  const today = dayInIndia(ctx.clock.now())
  if (until <= today) throw failField('pause_invalid', 'until')
  if (until > searchableDays(today).until) throw failField('date_too_far', 'until')
  await change(ctx, { until }, (closures) => pauseDays(closures, { firstDay: today, lastDay: addDays(until, -1) }))
}

/** Opens what a pause closed. Idempotent. */
export async function resumeBookings(ctx: Context): Promise<void> {
  await change(ctx, { until: null }, withoutPause)
}

async function change(ctx: Context, after: object, by: (closures: readonly Closure[]) => Closure[]): Promise<void> {
  const catererId = catererOf(ctx)
  const today = dayInIndia(ctx.clock.now())
  await ctx.transaction(async (tx) => {
    await lockDays(tx, catererId)
    const before = await listClosures(tx, catererId, today)
    await changeClosures(tx, catererId, { before, after: by(before) })
    await publish(tx, { type: 'caterer.days_changed', subject: catererId }, {}, { after: { pause: after } })
  })
}
