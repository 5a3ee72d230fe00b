import { addDays, isDay, type Day } from '#contract/values/calendar.ts'

/** A day that a text names, and the text without it. */
export interface ReadDay {
  day: Day | undefined
  rest: string
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']

const monthName =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const dayNumber = String.raw`(\d{1,2})(?:st|nd|rd|th)?`
const year = String.raw`(?:,? (20\d{2}))?`

const dayThenMonth = new RegExp(String.raw`\b${dayNumber} ?(?:of )?${monthName}\b${year}`)
const monthThenDay = new RegExp(String.raw`\b${monthName} ${dayNumber}\b(?! ?(?:people|guests?|log|pax))${year}`)
/** What is counted or measured by the number before it, which is no date then: 10-12 people, 12.10 pm. */
const measured =
  '(?! ?(?:people|persons?|guests?|log|ppl|pax|heads?|members|plates?|boxes|stars?|am|pm|baje|hours?|hrs?|kms?|kg|lakhs?|lacs?|%))'
const numerics = [
  /\b(\d{1,2})[/.-](\d{1,2})[/.-](20\d{2}|\d{2})\b/,
  new RegExp(String.raw`\b(?!24/7\b)(\d{1,2})[/-](\d{1,2})\b${measured}`),
  // With one digit on a side it is a decimal: rated 4.5, 1.5 lakh.
  new RegExp(String.raw`\b(\d{2})\.(\d{2})\b${measured}`),
]
const iso = /\b(20\d{2}-\d{2}-\d{2})\b/
const weekday = /\b(?:next|this|coming|on|is|agle) ((?:sun|mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?)(?:day)?)\b/
const relative: readonly (readonly [RegExp, number])[] = [
  [/\bday after tomorrow\b|\bparso\b|\bparson\b/, 2],
  [/\b(?:tomorrow|tommorow|tomorow|tmrw|tmr|kal)\b/, 1],
  [/\b(?:today|aaj|tonight)\b/, 0],
]

/**
 * Finds the day that a plain text names: in words, numbers, or counted from `today`. Without a year it is the next such day. A date that does
 * not exist is none, and stays in the text.
 */
export function readDay(plain: string, today: Day): ReadDay {
  for (const read of [isoDay, namedDay, numericDay, countedDay, dayOfWeek]) {
    const found = read(plain, today)
    if (found) return { day: found.day, rest: plain.replace(found.text, ' ') }
  }
  return { day: undefined, rest: plain }
}

interface Found {
  day: Day
  text: string
}

function isoDay(plain: string): Found | undefined {
  const [text, day] = iso.exec(plain) ?? []
  return text && day && isDay(day) ? { day, text } : undefined
}

function namedDay(plain: string, today: Day): Found | undefined {
  const first = dayThenMonth.exec(plain)
  const [text, number, name, given] = first ?? reordered(monthThenDay.exec(plain)) ?? []
  if (!text || !name) return undefined
  return dated(text, Number(number), months.indexOf(name.slice(0, 3)) + 1, given, today)
}

function reordered(found: RegExpExecArray | null): (string | undefined)[] | undefined {
  return found ? [found[0], found[2], found[1], found[3]] : undefined
}

/** Day, month, year, as India writes dates. */
function numericDay(plain: string, today: Day): Found | undefined {
  for (const pattern of numerics) {
    const [text, number, month, given] = pattern.exec(plain) ?? []
    const found = text ? dated(text, Number(number), Number(month), given, today) : undefined
    if (found) return found
  }
  return undefined
}

function dated(text: string, number: number, month: number, given: string | undefined, today: Day): Found | undefined {
  const in2 = (value: number) => String(value).padStart(2, '0')
  const of = (inYear: number) => `${inYear}-${in2(month)}-${in2(number)}`
  const thisYear = Number(today.slice(0, 4))
  if (given !== undefined) {
    const day = of(Number(given) < 100 ? 2000 + Number(given) : Number(given))
    return isDay(day) ? { day, text } : undefined
  }
  const day = [of(thisYear), of(thisYear + 1)].find((one) => isDay(one) && one >= today)
  return day ? { day, text } : undefined
}

function countedDay(plain: string, today: Day): Found | undefined {
  for (const [words, days] of relative) {
    const text = words.exec(plain)?.[0]
    if (text) return { day: addDays(today, days), text }
  }
  return undefined
}

/** The first such day after today. */
function dayOfWeek(plain: string, today: Day): Found | undefined {
  const [text, name] = weekday.exec(plain) ?? []
  if (!text || !name) return undefined
  const wanted = weekdays.indexOf(name.slice(0, 3))
  const now = new Date(`${today}T00:00:00Z`).getUTCDay()
  return { day: addDays(today, (wanted - now + 7) % 7 || 7), text }
}
