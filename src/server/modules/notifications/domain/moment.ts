import { formatMoment, formatShortDay, momentInIndia, type Day } from '#contract/values/calendar.ts'
import type { Language } from '#contract/values/language.ts'

type Translated = Exclude<Language, 'en'>

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
const formats: Readonly<Record<Translated, Intl.DateTimeFormat>> = { hi: format('hi-IN'), mr: format('mr-IN') }

/** What stands before the hour as it is spoken, from the hour it begins; Intl has am and pm, which nobody says. */
const partsOfDay: Readonly<Record<Translated, readonly (readonly [from: number, name: string])[]>> = {
  hi: [
    [20, 'रात'],
    [16, 'शाम'],
    [12, 'दोपहर'],
    [4, 'सुबह'],
    [0, 'रात'],
  ],
  mr: [
    [20, 'रात्री'],
    [16, 'संध्याकाळी'],
    [12, 'दुपारी'],
    [4, 'सकाळी'],
    [0, 'रात्री'],
  ],
}

/** A moment as people in India read it: 'Sat, 12 Dec 2026, 7:30 pm', 'शनिवार, 12 दिसंबर 2026, शाम 7:30'. */
export function formatMomentIn(language: Language, moment: Date): string {
  if (language === 'en') return formatMoment(moment)
  const { weekday, day, month, year, time } = partsIn(language, moment)
  return `${weekday}, ${day} ${month} ${year}, ${time}`
}

/** A moment of the next days in a subject: '24 Nov, 8:30 pm', '24 नवंबर, रात 8:30'. */
export function formatBriefMomentIn(language: Language, moment: Date): string {
  if (language === 'en') return formatMoment(moment).replace(/^\w+, (\d+ \w+) \d+,/, '$1,')
  const { day, month, time } = partsIn(language, moment)
  return `${day} ${month}, ${time}`
}

/** A day in a subject: 'Sat 12 Dec', 'शनिवार, 12 दिसंबर'. */
export function formatDayIn(language: Language, day: Day): string {
  if (language === 'en') return formatShortDay(day)
  const parts = partsIn(language, momentInIndia(day, '12:00'))
  return `${parts.weekday}, ${parts.day} ${parts.month}`
}

function partsIn(language: Translated, moment: Date) {
  const { weekday, day, month, year, hour, minute } = Object.fromEntries(
    formats[language].formatToParts(moment).map((part) => [part.type, part.value]),
  )
  const hours = Number(hour)
  const partOfDay = partsOfDay[language].find(([from]) => hours >= from)?.[1] ?? ''
  return { weekday, day, month, year, time: `${partOfDay} ${hours % 12 || 12}:${minute}` }
}
