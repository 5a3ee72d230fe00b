import { limits } from '#contract/limits.ts'
import { addDays, dayInIndia } from '#contract/values/calendar.ts'
import type { Context } from '#server/kernel/context.ts'
import type { Claim } from '#server/kernel/due-work/due-work.ts'
import { publish } from '#server/kernel/events.ts'
import { nightEnd } from '../../domain/answer-reminder.ts'
import { insertReminder } from '../../queries/due/answer-reminders.ts'
import { deadlines, isUnmarked, unmarkedOrders, wasAskedAbout } from '../../queries/due/due.ts'
import { meetDeadline } from './meet-deadline.ts'

/**
 * Asks both sides, once and by day, about orders whose event is over and that nobody marked as delivered (C92). One that is about to be
 * completed is not asked about. Idempotent; safe to run concurrently.
 */
export async function askAboutDelivery(ctx: Context): Promise<void> {
  const now = ctx.clock.now()
  if (nightEnd(now)) return
  const today = dayInIndia(now)
  const claim = (given: Claim) =>
    unmarkedOrders(ctx.db, { kind: deadlines.askDelivery, before: today, unless: wasAskedAbout }, given)
  await meetDeadline(ctx, deadlines.askDelivery, claim, async (tx, order) => {
    if (!isUnmarked(order.state) || order.eventDate >= today) return
    if (!(await insertReminder(tx, order, 'delivery', now))) return
    if (order.eventDate <= addDays(today, -limits.order.unmarkedCompletedAfterDays)) return
    await publish(tx, { type: 'order.unmarked', subject: order.id })
  })
}
