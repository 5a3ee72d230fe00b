import { formatCount } from '#contract/count.ts'
import { dietLabel, type Diet } from '#contract/values/diet.ts'
import { formatDayAndTime, isDay } from '#contract/values/calendar.ts'
import { formatPhone, toE164 } from '#contract/values/phone.ts'
import { m } from '#messages'
import { countOf } from '#web/shared/draft/diet-split.ts'
import type { Details } from '#web/shared/draft/draft-shape.ts'
import { portionCount, type Portion } from '#web/shared/draft/portion.ts'
import type { Problem } from '#web/shared/form/problems.ts'

/** Parts of the bill that fold once they are complete. */
export type BillPart = 'event' | 'guests' | 'venue' | 'contact'

const fields: Readonly<Record<BillPart, readonly string[]>> = {
  event: ['eventDate', 'eventTime', 'serviceHours'],
  guests: ['guests', 'dietSplit'],
  venue: ['venue'],
  contact: ['contact', 'otherName', 'otherPhone'],
}

interface Given {
  details: Details
  /** All that is missing or wrong on the bill. */
  incomplete: readonly Problem[]
  portion: Portion
  packed: boolean
}

/** Returns what a part of the bill holds in a line; undefined while something is missing or wrong in it. */
export function completed(part: BillPart, { details, incomplete, portion, packed }: Given): string | undefined {
  const isOf = ({ field }: Problem) => fields[part].includes(field.split('.')[0] ?? field)
  if (incomplete.some(isOf)) return undefined
  const line = lines[part]
  return line(details, { portion, packed })
}

type Line = (details: Details, of: Pick<Given, 'portion' | 'packed'>) => string

const lines: Readonly<Record<BillPart, Line>> = {
  event: ({ eventDate, eventTime, serviceHours }, { packed }) =>
    joined([
      isDay(eventDate) ? formatDayAndTime(eventDate, eventTime) : '',
      packed ? '' : m.bill_hours_option({ count: countOf(serviceHours) }),
    ]),
  guests: (details, { portion }) => joined([countText(portion, countOf(details.guests)), ...splitOf(details)]),
  venue: ({ venueName, venueLine, placeText, pinCode }) =>
    [...new Set([venueName, venueLine, placeText, pinCode].map((text) => text.trim()))].filter(Boolean).join(', '),
  contact: ({ contactName, contactPhone, otherName, otherPhone }) =>
    joined([person(contactName, contactPhone), otherName ? person(otherName, otherPhone) : '']),
}

function countText(portion: Portion, count: number): string {
  return portion === 'plate' ? m.event_guests_count({ count: formatCount(count) }) : portionCount(portion, count)
}

/** Who eats what. */
function splitOf(details: Details): string[] {
  return (['veg', 'jain', 'nonVeg'] as const satisfies readonly Diet[]).flatMap((diet) =>
    countOf(details[diet]) > 0 ? [`${countOf(details[diet])} ${dietLabel[diet]}`] : [],
  )
}

function person(name: string, phone: string): string {
  return `${name.trim()}, ${formatPhone(toE164(phone))}`
}

function joined(parts: readonly string[]): string {
  return parts.filter(Boolean).join(' · ')
}
