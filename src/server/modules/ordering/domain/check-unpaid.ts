import { limits } from '#contract/limits.ts'
import type { Day } from '#contract/values/calendar.ts'
import { problem, type Draft, type Problem } from './draft.ts'

/** An unpaid order of the customer that counts against the limits (C82). */
export interface Unpaid {
  id: string
  catererId: string
  eventDate: Day
}

/** Returns why the customer's other unpaid orders keep a draft from being placed: one with this caterer on this day, or too many. */
export function unpaidProblem(
  { catererId, eventDate, replaces }: Pick<Draft, 'catererId' | 'eventDate' | 'replaces'>,
  unpaid: readonly Unpaid[],
): Problem | undefined {
  const others = unpaid.filter(({ id }) => id !== replaces)
  if (others.some((other) => other.catererId === catererId && other.eventDate === eventDate)) return unpaidSameDay()
  // The order that is replaced gives its place.
  return others.length >= limits.order.unpaidPerAccount ? unpaidLimit() : undefined
}

export function unpaidSameDay(): Problem {
  return problem('unpaid_same_day', 'unpaid')
}

export function unpaidLimit(): Problem {
  return problem('unpaid_limit', 'unpaid', { count: limits.order.unpaidPerAccount })
}
