import type { CalendarDay, CalendarOrder } from '#contract/endpoints/kitchen/calendar.ts'
import { formatDay, formatShortDay, type Day } from '#contract/values/calendar.ts'
import { m } from '#messages'

/** One day, or the first and the last of several: 'Sat, 12 Dec 2026', 'Thu, 24 Dec–Sat, 26 Dec 2026'. */
export function spanText({ from, to }: { from: Day; to: Day }): string {
  return from === to ? formatDay(from) : m.calendar_span({ from: formatShortDay(from), to: formatDay(to) })
}

/** What is read out of a day: how it stands for bookings, its orders and its festivals. */
export function daySaid(day: CalendarDay, orders: readonly CalendarOrder[]): string {
  return [
    formatDay(day.day),
    m.calendar_said_taken({ taken: day.taken, capacity: day.capacity }),
    day.closed ? closedText(day.closed) : '',
    orders.length > 0 ? m.calendar_orders({ count: orders.length }) : '',
    ...day.festivals,
  ]
    .filter(Boolean)
    .join(', ')
}

export function closedText(closed: NonNullable<CalendarDay['closed']>): string {
  return closed === 'paused' ? m.calendar_paused_day() : m.calendar_closed_day()
}

/** Why a day sells no more although guests are booked beyond what it can serve; undefined where they are not. */
export function overbookedText({ day, taken, capacity }: Pick<CalendarDay, 'day' | 'taken' | 'capacity'>) {
  return taken > capacity ? m.calendar_below_taken({ day: formatDay(day), taken, capacity }) : undefined
}
