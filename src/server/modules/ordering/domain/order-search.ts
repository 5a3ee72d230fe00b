import { codeCharacters } from '#contract/values/booking-code.ts'
import { addDays, dayInIndia, isDay, type Day } from '#contract/values/calendar.ts'

/** What a caterer may mean by what it typed: a part of a code, of a name, and a day, which without a year is that of any year. */
export interface OrderSearch {
  /** Begins the code, without `PGT-`. */
  code: string | undefined
  day: Day | { month: number; date: number } | undefined
  name: string
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const code = new RegExp(`^(?:PGT)?([${codeCharacters}]{2,12})$`)

/** Reads what was typed into the search of orders: `PGT-7K3QX`, `7k3`, `asha`, `12 Dec`, `12/12/2026`, `tomorrow`. */
export function readOrderSearch(typed: string, now: Date): OrderSearch {
  const text = typed.trim().toLowerCase()
  const compact = text.replace(/[\s\p{Pd}]/gu, '').toUpperCase()
  return { code: code.exec(compact)?.[1], day: dayOf(text, dayInIndia(now)), name: text }
}

function dayOf(text: string, today: Day): OrderSearch['day'] {
  if (text === 'today') return today
  if (text === 'tomorrow') return addDays(today, 1)
  if (isDay(text)) return text
  const found =
    /^(?:[a-z]{3,9},?\s+)?(?<date>\d{1,2})(?:st|nd|rd|th)?[\s/.-]+(?<month>\d{1,2}|[a-z]{3,9})(?:[\s/.,-]+(?<year>\d{4}))?$/.exec(
      text,
    )
  const { date, month: named = '', year } = found?.groups ?? {}
  const month = /^\d+$/.test(named) ? Number(named) : months.indexOf(named.slice(0, 3)) + 1
  // Of any year: a leap year has every day.
  const day = `${year ?? '2024'}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`
  if (!found || !isDay(day)) return undefined
  return year === undefined ? { month, date: Number(date) } : day
}
