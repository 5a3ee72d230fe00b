import { formatCount } from '#contract/count.ts'
import type { CalendarDay } from '#contract/endpoints/kitchen/calendar.ts'
import { limits } from '#contract/limits.ts'
import { searchableDays } from '#contract/rules/event-days.ts'
import { addDays, isDay, type Day } from '#contract/values/calendar.ts'
import type { FormSchema } from '#web/shared/form/form-schema.ts'
import { m } from '#messages'
import type { SelectedDays } from './use-day-selection.ts'

/** What is entered about days. An empty capacity is the usual one. */
export interface DaysFields {
  from: string
  to: string
  state: '' | 'open' | 'closed'
  capacity: string
}

/** How the days are that were chosen; where they differ it says nothing of them. */
export function fieldsOf({ from, to }: SelectedDays, days: ReadonlyMap<Day, CalendarDay>): DaysFields {
  const chosen = [...days.values()].filter(({ day }) => from <= day && day <= to)
  const states = new Set(chosen.map(({ closed }) => (closed ? 'closed' : 'open')))
  const capacities = new Set(chosen.map(({ hasOwnCapacity, capacity }) => (hasOwnCapacity ? String(capacity) : '')))
  return { from, to, state: only(states) ?? '', capacity: only(capacities) ?? '' }
}

function only<Value>(values: ReadonlySet<Value>): Value | undefined {
  const [first] = values
  return values.size === 1 ? first : undefined
}

export const daysSchema: FormSchema<DaysFields, { today: Day }> = {
  from: {
    problem: ({ from }, { today }) =>
      !isDay(from) ? m.calendar_day_needed() : from < today ? m.calendar_day_past() : undefined,
  },
  to: {
    problem: ({ from, to }, { today }) => {
      if (!isDay(to)) return m.calendar_day_needed()
      if (to < from) return m.error_days_reversed()
      if (to > searchableDays(today).until) return m.error_date_too_far()
      const { maxChangedDays: max } = limits.calendar
      return isDay(from) && to >= addDays(from, max) ? m.error_days_too_many({ max }) : undefined
    },
  },
  state: {},
  capacity: {
    clean: (text) => text.replace(/\D/g, '').slice(0, 5),
    problem: ({ capacity, state }) => {
      const { max } = limits.caterer.capacity
      // Closed days show no capacity: what is wrong with it could not be mended there.
      return state !== 'closed' && Number(capacity) > max
        ? m.error_day_capacity_invalid({ max: formatCount(max) })
        : undefined
    },
  },
}

/** What of the days is to change: what was entered otherwise than the days are, or what is asked of other days than those. */
export function changeOf(entered: DaysFields, before: DaysFields) {
  const areOthers = entered.from !== before.from || entered.to !== before.to
  const state = entered.state !== '' && (areOthers || entered.state !== before.state) ? entered.state : undefined
  const capacity = entered.capacity === '' ? null : Number(entered.capacity)
  const isCapacityEntered =
    entered.state !== 'closed' && (areOthers ? capacity !== null : entered.capacity !== before.capacity)
  return {
    from: entered.from,
    to: entered.to,
    ...(state ? { state } : {}),
    ...(isCapacityEntered ? { capacity } : {}),
  }
}
