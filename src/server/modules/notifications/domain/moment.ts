import {
  dayInIndia,
  formatDay,
  formatShortDay,
  momentInIndia,
  type Day,
  type Month,
} from '#contract/values/calendar.ts'
import type { Language } from '#contract/values/language.ts'
import * as text from '#messages/emails'

/** Digits are the Latin ones, which everybody in Mumbai reads. */
const format = (locale: string) =>
  new Intl.DateTimeFormat(`${locale}-u-nu-latn`, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'Asia/Kolkata',
  })
const formats: Readonly<Record<Language, Intl.DateTimeFormat>> = {
  en: format('en-IN'),
  hi: format('hi-IN'),
  mr: format('mr-IN'),
}

/** Parts of the day, from the hour they begin: people say them with the hour, where Intl has am and pm in every language. */
const periods = [
  [20, 'night'],
  [16, 'evening'],
  [12, 'afternoon'],
  [4, 'morning'],
  [0, 'early_morning'],
] as const

/** A moment as people in India read it: 'Sat, 12 Dec 2026, 7:30 pm', 'शनिवार, 12 दिसंबर 2026, शाम 7:30'. */
export function formatMomentIn(language: Language, moment: Date): string {
  const { weekday, day, month, year, time } = partsIn(language, moment)
  return language === 'en'
    ? `${formatDay(dayInIndia(moment))}, ${time}`
    : `${weekday}, ${day} ${month} ${year}, ${time}`
}

/** A moment of the next days in a subject: '24 Nov, 8:30 pm', '24 नवंबर, रात 8:30'. */
export function formatBriefMomentIn(language: Language, moment: Date): string {
  if (language === 'en') return formatMomentIn(language, moment).replace(/^\w+, (\d+ \w+) \d+,/, '$1,')
  const { day, month, time } = partsIn(language, moment)
  return `${day} ${month}, ${time}`
}

/** A day in a subject: 'Sat 12 Dec', 'शनिवार, 12 दिसंबर'. */
export function formatDayIn(language: Language, day: Day): string {
  if (language === 'en') return formatShortDay(day).replace(',', '')
  const parts = partsIn(language, momentInIndia(day, '12:00'))
  return `${parts.weekday}, ${parts.day} ${parts.month}`
}

/** A month: 'December 2026', 'दिसंबर 2026'. */
export function formatMonthIn(language: Language, month: Month): string {
  const parts = partsIn(language, momentInIndia(`${month}-01`, '12:00'))
  return `${parts.month} ${parts.year}`
}

function partsIn(language: Language, moment: Date) {
  const { weekday, day, month, year, hour, minute } = Object.fromEntries(
    formats[language].formatToParts(moment).map((part) => [part.type, part.value]),
  )
  const hours = Number(hour)
  const period = periods.find(([from]) => hours >= from)?.[1] ?? 'night'
  const time = text.email_time({ period, time: `${hours % 12 || 12}:${minute}` }, { locale: language })
  return { weekday, day, month, year, time }
}
