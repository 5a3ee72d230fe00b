import type { CalendarDay } from '#contract/endpoints/kitchen/calendar.ts'
import { addDays, type Day } from '#contract/values/calendar.ts'
import { capacityLeft, capacityOf, type Calendar, type Closure } from '#server/modules/availability/domain/index.ts'
import type { Festivals } from './festivals.ts'

interface Known {
  calendar: Calendar
  closures: readonly Closure[]
  festivals: Festivals
  /** Of a day without a number of its own. */
  capacity: number
}

/** Returns each day of a span as the members of its caterer see it. */
export function daysFrom(known: Known, from: Day, to: Day): CalendarDay[] {
  const days: CalendarDay[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(dayFrom(known, day))
  return days
}

function dayFrom({ calendar, closures, festivals, capacity }: Known, day: Day): CalendarDay {
  const own = calendar.days.get(day)
  const closure = closures.find(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay)
  return {
    day,
    taken: own?.taken ?? 0,
    capacity: capacityOf(calendar, day, capacity),
    left: capacityLeft(calendar, day, capacity),
    hasOwnCapacity: own?.capacity !== undefined,
    ...(closure ? { closed: closure.isPause ? ('paused' as const) : ('by_hand' as const) } : {}),
    festivals: [...festivals.on(day)],
  }
}
