import { searchableDays } from '#contract/rules/event-days.ts'
import { dayInIndia, type Day } from '#contract/values/calendar.ts'
import { fail, failField } from '#server/kernel/app-error.ts'
import { catererOf, type Context } from '#server/kernel/context.ts'
import { publish } from '#server/kernel/events.ts'
import {
  changeClosures,
  closeDays,
  listClosures,
  lockDays,
  openDays,
  saveCapacity,
} from '#server/modules/availability/index.ts'
import { listPlannedOrders } from '#server/modules/ordering/index.ts'

/** What becomes of a span of days; what is left out stays. */
export interface DaysChange {
  from: Day
  to: Day
  state?: 'open' | 'closed' | undefined
  /** Null takes the caterer's usual number. */
  capacity?: number | null | undefined
  /** Ids of the paid orders on these days of which the caller knows. */
  knownOrders: readonly string[]
}

/**
 * Closes or opens days of the caller's caterer, or sets their capacity. Orders stay whatever changes. Throws `date_past`,
 * `date_too_far`, and `day_has_orders` with the codes of the paid orders on days to be closed of which the caller did not know.
 */
export async function changeDays(ctx: Context, change: DaysChange): Promise<void> {
  const catererId = catererOf(ctx)
  const { from, to, state, capacity, knownOrders } = change
  const today = dayInIndia(ctx.clock.now())
  if (from < today) throw failField('date_past', 'from')
  if (to > searchableDays(today).until) throw failField('date_too_far', 'to')
  await ctx.transaction(async (tx) => {
    await lockDays(tx, catererId)
    const span = { firstDay: from, lastDay: to }
    if (state === 'closed') {
      const orders = await listPlannedOrders(tx, { catererId, from, to, unanswered: true })
      const unknown = orders.filter(({ id }) => !knownOrders.includes(id))
      if (unknown.length > 0)
        throw fail('day_has_orders', { orders: unknown.map(({ bookingCode }) => bookingCode).join(', ') })
    }
    if (state) {
      const before = await listClosures(tx, catererId, from)
      const after = state === 'closed' ? closeDays(before, span) : openDays(before, span)
      await changeClosures(tx, catererId, { before, after })
    }
    if (capacity !== undefined) await saveCapacity(tx, catererId, { ...span, capacity: capacity ?? undefined })
    await publish(
      tx,
      { type: 'caterer.days_changed', subject: catererId },
      {},
      { after: { from, to, state, capacity } },
    )
  })
}
