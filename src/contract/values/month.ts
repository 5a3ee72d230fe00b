import { addDays, dayInIndia, momentInIndia, type Day } from './calendar.ts'

/** A month as 'YYYY-MM', in India's one time zone. */
export type Month = string

export const monthPattern = /^20\d{2}-(0[1-9]|1[0-2])$/

/** The month it is in India at a moment. */
export function monthInIndia(moment: Date): Month {
  return dayInIndia(moment).slice(0, 7)
}

/** The month after another. */
export function nextMonth(month: Month): Month {
  return addDays(`${month}-28`, 4).slice(0, 7)
}

/** The first and last day of a month. */
export function daysOfMonth(month: Month): { first: Day; last: Day } {
  return { first: `${month}-01`, last: addDays(`${nextMonth(month)}-01`, -1) }
}

/** The moments between which a month lies in India: from the first, before the second. */
export function momentsOfMonth(month: Month): { from: Date; before: Date } {
  return { from: momentInIndia(`${month}-01`, '00:00'), before: momentInIndia(`${nextMonth(month)}-01`, '00:00') }
}
