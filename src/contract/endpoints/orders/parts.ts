import { z } from 'zod'
import { invalid } from '../../field-errors.ts'
import { limits } from '../../limits.ts'
import { pinCodePattern, states, type StateCode } from '../../values/place.ts'
import { Id, Point, Rupees } from '../shared.ts'
import { line, neededLine } from '../text.ts'

const stateCodes = Object.keys(states) as [StateCode, ...StateCode[]]

const notGuests = invalid('guests_invalid', { max: limits.order.maxGuests })
export const Guests = z.number(notGuests).int(notGuests).min(1, notGuests).max(limits.order.maxGuests, notGuests)

export const BookingCode = z
  .string()
  .describe('Code by which people name the order; its id while an order of an earlier version has none')

/** What was chosen in one category. */
export const Selection = z
  .object({
    itemId: Id,
    addOn: z.number().int().min(-1000).max(1000).default(0),
    dishes: z.array(z.string().max(120)).max(200),
  })
  .meta({ id: 'Selection', description: 'Dishes chosen in one category' })

/** A venue as an order holds it. Its texts may be older than the rules of today. */
export const VenueView = z
  .object({
    name: z.string(),
    line: z.string().describe('Flat, building and street'),
    place: z.string().describe('Address of the place, as suggested'),
    pinCode: z.string(),
    state: z.enum(stateCodes).describe('GST code of the state, such as 27 for Maharashtra'),
    point: Point,
  })
  .meta({ id: 'Venue' })
export type VenueView = z.output<typeof VenueView>

export const Venue = z
  .object({
    name: line(limits.text.name).default(''),
    line: neededLine(limits.text.address, 'venue_address_needed').describe('Flat, building and street'),
    place: neededLine(limits.text.address, 'venue_place_needed').describe('Address of the place, as suggested'),
    pinCode: z.string(invalid('pin_code_invalid')).regex(pinCodePattern, invalid('pin_code_invalid')),
    state: z.enum(stateCodes, invalid('state_needed')).describe('GST code of the state, such as 27 for Maharashtra'),
    point: Point,
  })
  .meta({ id: 'VenueInput' })
export type Venue = z.output<typeof Venue>

export const DietSplit = z
  .object({
    veg: z.number().int().min(0).max(limits.order.maxGuests),
    jain: z.number().int().min(0).max(limits.order.maxGuests),
    nonVeg: z.number().int().min(0).max(limits.order.maxGuests),
  })
  .meta({ id: 'DietSplit', description: 'Number of guests by diet; they add up to all guests' })
export type DietSplit = z.output<typeof DietSplit>

const notHours = invalid('hours_invalid', { max: limits.order.maxServiceHours })

/** What may still change when an order is paid. */
export const changeable = {
  packageId: Id,
  selections: z.array(Selection).max(60),
  guests: Guests,
  dietSplit: DietSplit,
  serviceHours: z
    .number(notHours)
    .int(notHours)
    .min(1, notHours)
    .max(limits.order.maxServiceHours, notHours)
    .default(limits.order.includedServiceHours)
    .describe('Hours of service at the venue; 3 are included in the price'),
}

export const BillLineView = z
  .object({
    kind: z.enum(['plates', 'add_on', 'service_hours', 'delivery', 'discount', 'cgst', 'sgst', 'igst']),
    about: z.string(),
    quantity: z.number().int(),
    unit: Rupees,
    amount: Rupees,
    rate: z.number().optional().describe('Rate in percent, on lines of tax'),
  })
  .meta({ id: 'BillLine' })

/** How the difference of a change is settled, in rupees. */
export const settlement = {
  refund: Rupees.describe('Refund of a reduction in rupees: the share that the cancellation policy gives on that day'),
  retained: Rupees.describe(
    'Rest of a reduction in rupees, retained as cancellation charge; a later increase uses it first',
  ),
  retainedUsed: Rupees.describe('Part of an increase in rupees that retained money pays'),
  toPay: Rupees.describe('Rest of an increase in rupees, to be paid by the customer'),
}
