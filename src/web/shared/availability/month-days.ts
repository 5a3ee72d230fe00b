import { addDays, type Day } from '#contract/values/calendar.ts'

/** The first day of the month of a day. */
export function firstOfMonth(day: Day): Day {
  return `${day.slice(0, 7)}-01`
}

/** The first day of the month that is so many months later. */
export function addMonths(first: Day, months: number): Day {
  const [year = 0, month = 0] = first.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10)
}

export function lastOfMonth(first: Day): Day {
  return addDays(addMonths(first, 1), -1)
}

/** The weeks of a month from Monday to Sunday; undefined for the days of other months. */
export function weeksOf(first: Day): (Day | undefined)[][] {
  const before = Array.from({ length: weekday(first) }, () => undefined)
  const count = Number(lastOfMonth(first).slice(8))
  const cells = [...before, ...Array.from({ length: count }, (_, at) => addDays(first, at))]
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, at) => cells[week * 7 + at]),
  )
}

/** 0 for Monday. */
function weekday(day: Day): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
}

/** The day that a key leads to, as in every grid of dates; undefined for other keys. */
export function dayByKey(day: Day, key: string): Day | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1)
    case 'ArrowRight':
      return addDays(day, 1)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'Home':
      return addDays(day, -weekday(day))
    case 'End':
      return addDays(day, 6 - weekday(day))
    case 'PageUp':
      return inMonth(addMonths(firstOfMonth(day), -1), day)
    case 'PageDown':
      return inMonth(addMonths(firstOfMonth(day), 1), day)
    default:
      return undefined
  }
}

/** The same day of another month, or its last. */
function inMonth(first: Day, day: Day): Day {
  const [same, last] = [`${first.slice(0, 8)}${day.slice(8)}`, lastOfMonth(first)]
  return same < last ? same : last
}
