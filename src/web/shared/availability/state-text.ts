import type { DayState } from '#contract/endpoints/availability.ts'
import { limits } from '#contract/limits.ts'
import { addDays, dayInIndia, formatDay, type Day } from '#contract/values/calendar.ts'
import { m } from '#messages'
import { now } from '#web/ui/now.ts'

/** The state of a day as a month shows it: days that nobody can book are told apart from those of the caterer. */
export type ShownState = DayState | 'past' | 'too_far'

/** Returns the first and last day that a month offers. */
export function offeredDays(): { today: Day; last: Day } {
  const today = dayInIndia(now())
  return { today, last: addDays(today, limits.order.maxDaysAhead) }
}

export function shownState(day: Day, state: DayState): ShownState {
  const { today, last } = offeredDays()
  return day < today ? 'past' : day > last ? 'too_far' : state
}

export function canBook(state: ShownState | undefined): boolean {
  return state === 'free' || state === 'few'
}

/** In the cell of a day. */
export const stateLabel: Readonly<Record<ShownState, () => string>> = {
  free: m.availability_free,
  few: m.availability_few,
  full: m.availability_full,
  closed: m.availability_closed,
  too_soon: m.availability_too_soon,
  past: m.availability_past,
  too_far: m.availability_too_far,
}

/** Read out with the day. */
export const stateSaid: Readonly<Record<ShownState, () => string>> = {
  free: m.availability_said_free,
  few: m.availability_said_few,
  full: m.availability_said_full,
  closed: m.availability_said_closed,
  too_soon: m.availability_said_too_soon,
  past: m.availability_said_past,
  too_far: m.availability_said_too_far,
}

/** Why a day cannot be booked; undefined when it can. */
export function reasonText(day: Day, state: ShownState): string | undefined {
  switch (state) {
    case 'free':
    case 'few':
      return undefined
    case 'full':
      return m.availability_why_full({ day: formatDay(day) })
    case 'closed':
      return m.availability_why_closed({ day: formatDay(day) })
    case 'too_soon':
      return m.availability_why_too_soon({ day: formatDay(day) })
    case 'past':
      return m.availability_why_past({ day: formatDay(day) })
    case 'too_far':
      return m.availability_why_too_far({ day: formatDay(offeredDays().last) })
  }
}
