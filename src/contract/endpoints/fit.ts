import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import type { EventPart } from '../values/event.ts'
import { dayStates } from './availability.ts'
import { Day, IdParams, Rupees } from './shared.ts'

const part = (description: string) => z.string().max(limits.search.maxQueryLength).optional().describe(description)

/** The event as URLs of pages carry it, of which only these parts decide what a caterer can do for it. */
export const FitQuery = z
  .object({
    lat: part('Latitude of the venue in degrees'),
    lng: part('Longitude of the venue in degrees'),
    date: part('Day of the event (IST), as YYYY-MM-DD'),
    guests: part('Exact number of guests'),
    people: part('Range of guests, used where their exact number is not given'),
    diet: part('Guests by diet, as `veg:40,jain:20`, or diets alone, as `veg,jain`'),
  })
  .meta({ id: 'FitQuery' })
export type FitQuery = z.output<typeof FitQuery>

const eventParts = [
  'place',
  'date',
  'time',
  'guests',
  'people',
  'diets',
  'occasion',
  'budget',
  'kind',
] as const satisfies readonly EventPart[]

const PackagePrice = z.object({
  id: IdParams.shape.id,
  perPlate: Rupees.describe('Rupees per plate, box or thali with GST, rounded up to the rupee'),
  beforeGst: Rupees.describe('Rupees per plate, box or thali before GST'),
  guests: z.number().int().describe('Number of guests that `total` is for; a package can have a larger minimum'),
  total: Rupees.describe('Rupees for all guests with GST, with delivery where the venue is known'),
  soFar: z.boolean().describe('Whether `total` leaves out a delivery charge that depends on the venue'),
})

export const EventFit = z
  .object({
    guests: z.number().int().describe('Number of guests that the answer is for'),
    packages: z
      .array(PackagePrice)
      .describe(
        'Packages for the range of guests that can be booked: those made for the diet, others, packed food; the cheapest of each first',
      ),
    day: z
      .object({ day: Day, state: z.enum(dayStates) })
      .optional()
      .describe('State of the day of the event; absent where the event has none'),
    nearest: z
      .array(Day)
      .max(limits.availability.nearest)
      .describe('The bookable days nearest to the day of the event'),
    leftOut: z.array(z.enum(eventParts)).describe('Parts of the event that are invalid and were left out'),
  })
  .meta({ id: 'EventFit', description: 'What a caterer can do for an event' })
export type EventFit = z.output<typeof EventFit>

export const getFit = endpoint({
  method: 'GET',
  path: '/api/caterer/{id}/fit',
  access: 'public',
  tag: 'Caterers',
  summary: 'Get prices and day for an event',
  description: `Returns what the packages cost for an event and whether its day is free, as a quote would judge it. An invalid part of the event is left out, as in URLs of pages. Limited with the list of free days to ${limits.availability.perNetworkMinute} calls per network and minute.`,
  errors: ['caterer_not_found', 'too_many_requests'],
  params: IdParams,
  query: FitQuery,
  success: 'Prices and day',
  response: EventFit,
})
