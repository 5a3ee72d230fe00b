import { addDays, type Day } from '#contract/values/calendar.ts'

/** Days, both ends included. */
export interface Span {
  firstDay: Day
  lastDay: Day
}

/** A span of days on which a caterer takes no bookings; no two of a caterer share a day. */
export interface Closure extends Span {
  /** A pause made it, which resuming ends. */
  isPause: boolean
}

/** Returns the closures with a span closed by hand, which takes over what a pause had closed of it. Idempotent. */
export function closeDays(closures: readonly Closure[], { firstDay, lastDay }: Span): Closure[] {
  const [before, after] = [addDays(firstDay, -1), addDays(lastDay, 1)]
  const joined = closures.filter((one) => !one.isPause && one.firstDay <= after && one.lastDay >= before)
  const span = {
    firstDay: [firstDay, ...joined.map((one) => one.firstDay)].sort()[0] ?? firstDay,
    lastDay: [lastDay, ...joined.map((one) => one.lastDay)].sort().at(-1) ?? lastDay,
    isPause: false,
  }
  return inOrder([...openDays(closures, span), span])
}

/** Returns the closures without the days of a span. Idempotent. */
export function openDays(closures: readonly Closure[], { firstDay, lastDay }: Span): Closure[] {
  return closures.flatMap((closure) => {
    if (closure.lastDay < firstDay || closure.firstDay > lastDay) return [closure]
    const rest = [
      { ...closure, lastDay: addDays(firstDay, -1) },
      { ...closure, firstDay: addDays(lastDay, 1) },
    ]
    return rest.filter((part) => part.firstDay <= part.lastDay)
  })
}

/** Returns the closures with a pause over what is open of a span, in place of an earlier pause. Idempotent. */
export function pauseDays(closures: readonly Closure[], { firstDay, lastDay }: Span): Closure[] {
  const byHand = withoutPause(closures)
  const pause: Closure = { firstDay, lastDay, isPause: true }
  const gaps = byHand.reduce<Closure[]>((open, closure) => openDays(open, closure), [pause])
  return inOrder([...byHand, ...gaps])
}

export function withoutPause(closures: readonly Closure[]): Closure[] {
  return closures.filter(({ isPause }) => !isPause)
}

/** Returns the first day after the pause that is under way or ahead; undefined without one. */
export function pausedUntil(closures: readonly Closure[], today: Day): Day | undefined {
  const last = closures
    .filter(({ isPause, lastDay }) => isPause && lastDay >= today)
    .map(({ lastDay }) => lastDay)
    .sort()
    .at(-1)
  return last && addDays(last, 1)
}

function inOrder(closures: readonly Closure[]): Closure[] {
  return closures.toSorted((one, other) => (one.firstDay < other.firstDay ? -1 : 1))
}
