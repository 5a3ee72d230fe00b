/** A day as 'YYYY-MM-DD' and a time of day as 'HH:mm', both in India's one time zone. */
export type Day = string
export type TimeOfDay = string

export const dayPattern = /^\d{4}-\d{2}-\d{2}$/
export const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/

const istOffsetMs = 5.5 * 60 * 60 * 1000
const dayMs = 24 * 60 * 60 * 1000

/** True for days that exist: '2026-02-29' is none. */
export function isDay(value: string): value is Day {
  if (!dayPattern.test(value)) return false
  const time = Date.parse(`${value}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value)
}

/** The day it is in India at a moment. */
export function dayInIndia(moment: Date): Day {
  return new Date(moment.getTime() + istOffsetMs).toISOString().slice(0, 10)
}

/** The time of day it is in India at a moment. */
export function timeInIndia(moment: Date): TimeOfDay {
  return new Date(moment.getTime() + istOffsetMs).toISOString().slice(11, 16)
}

/** The moment of a day and time in India. */
export function momentInIndia(day: Day, time: TimeOfDay): Date {
  return new Date(`${day}T${time}:00+05:30`)
}

export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
}

/** Whole calendar days from one day to another; negative when `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs)
}

/** The first and last day of the financial year of a day: April to March. */
export function financialYearOf(day: Day): { first: Day; last: Day } {
  const year = Number(day.slice(0, 4)) - (day.slice(5, 7) < '04' ? 1 : 0)
  return { first: `${year}-04-01`, last: `${year + 1}-03-31` }
}

// As Intl writes them for en-GB, whose first format of a page costs a phone some 80 ms.
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec']

/** 'Sat, 12 Dec 2026'. Throws a RangeError for a text that is no date. */
export function formatDay(day: Day): string {
  const date = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(date.getTime())) throw new RangeError(`${day} is no day`)
  return `${weekdays[date.getUTCDay()]}, ${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`
}

/** 'Sat, 12 Dec', of a day whose year is beyond doubt. */
export function formatShortDay(day: Day): string {
  return formatDay(day).slice(0, -' 2026'.length)
}

/** '7:30 pm'. */
export function formatTime(time: TimeOfDay): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'am' : 'pm'}`
}

/** 'Sat, 12 Dec 2026, 7:30 pm'. */
export function formatDayAndTime(day: Day, time: TimeOfDay): string {
  return `${formatDay(day)}, ${formatTime(time)}`
}

/** A moment as people in India read it. */
export function formatMoment(moment: Date): string {
  return formatDayAndTime(dayInIndia(moment), timeInIndia(moment))
}

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
