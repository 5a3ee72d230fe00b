import { limits } from '#contract/limits.ts'
import { isGstin } from '#contract/values/gstin.ts'
import { tenDigits } from '#contract/values/phone.ts'
import { pinCodePattern } from '#contract/values/place.ts'
import { m } from '#messages'
import { countOf } from '#web/shared/draft/diet-split.ts'
import type { Details } from '#web/shared/draft/draft-shape.ts'

/** Something that keeps the order from being placed, and the field beside which it is said. */
export interface Problem {
  field: string
  message: string
}

/** The fields of the bill from top to bottom, named as the API names them. */
export const fieldOrder = [
  'selections',
  'packageId',
  'catererId',
  'unpaid',
  'eventDate',
  'eventTime',
  'guests',
  'dietSplit.veg',
  'dietSplit.jain',
  'dietSplit.nonVeg',
  'serviceHours',
  'venue',
  'venue.name',
  'venue.line',
  'venue.pinCode',
  'venue.state',
  'contact.name',
  'contact.phone',
  'couponCode',
  'company',
  'gstin',
  'note',
  'email',
] as const

/** What the page sees by itself, before or without an answer of the server. */
export function problemsIn(details: Details, packed: boolean): Problem[] {
  const problems: Problem[] = []
  const need = (holds: boolean, field: string, message: string) => {
    if (!holds) problems.push({ field, message })
  }
  const { maxServiceHours } = limits.order
  const hours = countOf(details.serviceHours)
  need(countOf(details.guests) > 0, 'guests', m.bill_guests_needed())
  need(packed || (hours >= 1 && hours <= maxServiceHours), 'serviceHours', m.bill_hours_range({ max: maxServiceHours }))
  need(details.place !== undefined, 'venue', m.error_venue_required())
  need(details.venueLine.trim() !== '', 'venue.line', m.bill_line_needed())
  need(pinCodePattern.test(details.pinCode.trim()), 'venue.pinCode', m.bill_pin_needed())
  need(details.contactName.trim() !== '', 'contact.name', m.bill_contact_name_needed())
  need(tenDigits.test(details.contactPhone.trim()), 'contact.phone', m.bill_phone_digits())
  need(details.gstin.trim() === '' || isGstin(details.gstin.trim()), 'gstin', m.error_gstin_invalid())
  return problems
}

/** One problem a field, in the order of the form; what the page sees itself goes before what the server said. */
export function merged(own: readonly Problem[], fromServer: readonly Problem[]): Problem[] {
  const byField = new Map<string, Problem>()
  for (const { field, message } of [...own, ...fromServer]) {
    const place = placeOf(field)
    if (!byField.has(place)) byField.set(place, { field: place, message })
  }
  return [...byField.values()].toSorted((a, b) => rank(a.field) - rank(b.field))
}

/** The field of the form beside which a problem is said: one category's is said beside the menu. */
export function placeOf(field: string): string {
  if (field.startsWith('selections')) return 'selections'
  if (field.startsWith('venue.point') || field === 'venue.place') return 'venue'
  return field
}

function rank(field: string): number {
  const at = (fieldOrder as readonly string[]).indexOf(field)
  return at === -1 ? fieldOrder.length : at
}

/** The id of a field's control, so that a list of problems can lead there. */
export function fieldId(field: string): string {
  return `bill-${field.replaceAll('.', '-')}`
}
