import { eventDayProblem } from '#contract/rules/event-days.ts'
import { dayInIndia, daysBetween, type Day } from '#contract/values/calendar.ts'
import { failField } from '#server/kernel/app-error.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Database } from '#server/kernel/database/database.ts'
import type { ProcessSubscriber } from '#server/kernel/events.ts'
import { listDaysOn, type DayOfCaterer } from '#server/modules/availability/index.ts'

/** What is known of all caterers for the day of an event. */
export interface DayPlan {
  /** From today. */
  daysAhead: number
  days: readonly DayOfCaterer[]
}

/** Days on which someone has orders or is closed, kept for searches. */
export interface DayPlans {
  /** Undefined without a day; throws `date_past` or `date_too_far`. */
  on(date: Day | undefined): Promise<DayPlan | undefined>
  /** Forgets a day when plates or closures of it have changed. */
  subscriber: ProcessSubscriber
}

const keptMs = 30_000
const mostDays = 200

/**
 * Reads the plan of a day once for all who search for it within 30 seconds. A change that is emitted drops it before the change is
 * answered, so a search knows every order that this process took.
 */
export function createDayPlans({ database, clock }: { database: Database; clock: Clock }): DayPlans {
  const kept = new Map<Day, { days: Promise<DayOfCaterer[]>; until: number }>()
  const read = (day: Day, now: number): Promise<DayOfCaterer[]> => {
    const days = listDaysOn(database.db, day)
    const entry = { days, until: now + keptMs }
    kept.delete(day)
    kept.set(day, entry)
    for (const oldest of kept.keys()) {
      if (kept.size <= mostDays) break
      kept.delete(oldest)
    }
    days.catch(() => kept.get(day) === entry && kept.delete(day))
    return days
  }
  return {
    async on(date) {
      if (date === undefined) return undefined
      const now = clock.now()
      const today = dayInIndia(now)
      const problem = eventDayProblem(date, today)
      if (problem) throw failField(problem === 'no_day' ? 'date_required' : problem, 'date')
      const entry = kept.get(date)
      // A clock that was set back makes an entry no younger.
      const isFresh = entry && now.getTime() < entry.until && now.getTime() >= entry.until - keptMs
      return { daysAhead: daysBetween(today, date), days: await (isFresh ? entry.days : read(date, now.getTime())) }
    },
    subscriber: {
      types: ['calendar.changed'],
      // A read that is under way goes with its entry, so what it found before the change is not kept.
      async heard(events) {
        for (const { payload } of events) {
          if (payload['day'] === undefined) kept.clear()
          else kept.delete(payload['day'])
        }
      },
    },
  }
}
