import { formatCount } from '#contract/count.ts'
import { limits } from '#contract/limits.ts'
import type { Diet } from '#contract/values/diet.ts'
import { mobileDigits, tenDigits } from '#contract/values/phone.ts'
import { statesOfPin } from '#contract/rules/pin-states.ts'
import { pinCodePattern } from '#contract/values/place.ts'
import { m } from '#messages'
import { balance, changeSplit, countOf } from '#web/shared/draft/diet-split.ts'
import type { Details } from '#web/shared/draft/draft-shape.ts'
import { forOptionalTexts } from '#web/shared/draft/optional-texts.ts'
import type { FieldSchema, FormSchema } from '#web/shared/form/form-schema.ts'

interface Ordered {
  /** Packed food comes without service. */
  packed: boolean
  /** The diet of guests without a choice. */
  main: Diet
  /** The bill makes an account of the name, which needs a first and a last one. */
  joins?: boolean
}

type Field = FieldSchema<string, Details, Ordered>

const count: Pick<Field, 'clean'> = { clean: digits(5) }
/** Number of guests of a diet; the other numbers follow. */
const guestsOf = (diet: Diet): Field => ({
  ...count,
  apiName: `dietSplit.${diet}`,
  follow: (details, { main }) => changeSplit(details, diet, details[diet], countOf(details.guests), main),
})

/** Event, venue and contact of an order, from top to bottom of the bill. */
export const detailsSchema: FormSchema<Details, Ordered> = {
  eventDate: { problem: ({ eventDate }) => needed(eventDate, m.error_date_required()) },
  eventTime: { problem: ({ eventTime }) => needed(eventTime, m.error_time_required()) },
  guests: {
    ...count,
    problem: ({ guests }) => {
      const { maxGuests } = limits.order
      if (countOf(guests) > maxGuests) return m.error_guests_invalid({ max: formatCount(maxGuests) })
      return countOf(guests) > 0 ? undefined : m.bill_guests_needed()
    },
    follow: (details, { main }) => balance(details, countOf(details.guests), main),
  },
  veg: guestsOf('veg'),
  jain: guestsOf('jain'),
  nonVeg: guestsOf('nonVeg'),
  serviceHours: {
    problem: ({ serviceHours }, { packed }) => {
      const max = limits.order.maxServiceHours
      const hours = countOf(serviceHours)
      return packed || (hours >= 1 && hours <= max) ? undefined : m.bill_hours_range({ max })
    },
  },
  placeText: {
    apiName: 'venue',
    problem: ({ place }) => (place ? undefined : m.error_venue_required()),
  },
  place: { apiName: 'venue.point', partOf: 'placeText' },
  venueName: { apiName: 'venue.name' },
  venueLine: { apiName: 'venue.line', problem: ({ venueLine }) => needed(venueLine, m.bill_line_needed()) },
  pinCode: {
    apiName: 'venue.pinCode',
    clean: digits(6),
    follow: ({ pinCode }) => stateOfPin(pinCode),
    problem: ({ pinCode }) => (pinCodePattern.test(pinCode.trim()) ? undefined : m.bill_pin_needed()),
  },
  state: { apiName: 'venue.state' },
  contactName: {
    apiName: 'contact.name',
    problem: ({ contactName }, { joins }) =>
      needed(contactName, m.bill_contact_name_needed()) ??
      (joins && !isFullName(contactName) ? m.bill_contact_full_name_needed() : undefined),
  },
  contactPhone: {
    apiName: 'contact.phone',
    clean: mobileDigits,
    problem: ({ contactPhone }) => (tenDigits.test(contactPhone.trim()) ? undefined : m.bill_phone_digits()),
  },
  otherName: {
    problem: ({ otherName, otherPhone }) =>
      otherPhone.trim() === '' ? undefined : needed(otherName, m.bill_contact_name_needed()),
  },
  otherPhone: {
    clean: mobileDigits,
    problem: ({ otherName, otherPhone }) =>
      (otherName.trim() === '' && otherPhone === '') || tenDigits.test(otherPhone) ? undefined : m.bill_phone_digits(),
  },
  ...forOptionalTexts((name, { isCode, needed: neededWith, problem }): Field => ({
    ...(isCode && { clean: (text) => text.toUpperCase().replace(/\s/g, '') }),
    problem: (details) => {
      const text = details[name].trim()
      if (text !== '') return problem?.(text)
      return neededWith && details[neededWith.with].trim() !== '' ? neededWith.message() : undefined
    },
  })),
}

/** The state in which a whole PIN code is; nothing where it can be in several. */
export function stateOfPin(pinCode: string): Pick<Details, 'state'> | Record<string, never> {
  const [state, another] = pinCodePattern.test(pinCode) ? statesOfPin(pinCode) : []
  return state !== undefined && another === undefined ? { state } : {}
}

function needed(text: string, message: string): string | undefined {
  return text.trim() === '' ? message : undefined
}

/** Reports whether a text holds a first and a last name. */
function isFullName(text: string): boolean {
  return /\S\s+\S/.test(text.trim())
}

/** Keeps the digits of what was typed or pasted, at most so many. */
export function digits(most: number): (text: string) => string {
  return (text) => text.replace(/\D/g, '').slice(0, most)
}
