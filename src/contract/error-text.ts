import { formatCount } from '#contract/count.ts'
import * as texts from '#messages/errors'
import type { ErrorCode, TextValues } from './errors.ts'
import { filledText, type Texts } from './filled-text.ts'
import { formatDay, formatMoment, isDay } from './values/calendar.ts'
import { dietLabel, diets } from './values/diet.ts'
import type { Language } from './values/language.ts'
import { formatRupees } from './values/money.ts'

/**
 * What an error says in the language, with amounts, days and waits formatted; undefined for a code that is not known here or
 * whose values are not all given. `code` is that of an error or of a field that is wrong.
 */
export function errorText(code: string, values: TextValues = {}, locale: Language = 'en'): string | undefined {
  const formatted = Object.entries(values).map(([name, value]) => [name, formats[name]?.(value, locale) ?? value])
  return filledText(known, `error_${code}`, { values: Object.fromEntries(formatted) as TextValues, locale })
}

/** Every code has its text. */
const known: Texts & Record<`error_${ErrorCode}`, unknown> = texts

type Format = (value: string | number, locale: Language) => string | undefined

/** A count with the commas of India: 1,00,000. */
const count: Format = (value) => (typeof value === 'number' ? formatCount(value) : undefined)

const money: Format = (value) => (typeof value === 'number' ? formatRupees(value) : undefined)

/** By the name of the value; all others are shown as they are. */
const formats: Readonly<Record<string, Format>> = {
  amount: money,
  minimum: money,
  total: money,
  min: count,
  max: count,
  day: (value) => (typeof value === 'string' && isDay(value) ? formatDay(value) : undefined),
  diet: (value) => diets.flatMap((diet) => (diet === value ? [dietLabel[diet]] : []))[0],
  moment: (value) => (typeof value === 'string' ? formatMoment(new Date(value)) : undefined),
  wait: (value, locale) => (typeof value === 'number' ? formatWait(value, locale) : undefined),
}

const minute = 60
const hour = 60 * minute

/** '45 seconds', '1 minute', '3 hours': rounded up, because a retry must not come too early. */
function formatWait(seconds: number, locale: Language): string {
  if (seconds < minute) return texts.error_wait_seconds({ count: seconds }, { locale })
  return seconds <= 2 * hour
    ? texts.error_wait_minutes({ count: Math.ceil(seconds / minute) }, { locale })
    : texts.error_wait_hours({ count: Math.ceil(seconds / hour) }, { locale })
}
