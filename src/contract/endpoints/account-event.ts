import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { invalid } from '../field-errors.ts'
import { limits } from '../limits.ts'
import { occasions } from '../values/occasion.ts'
import { serviceKinds } from '../values/service-kind.ts'
import { Band, Day, TimeOfDay } from './shared.ts'
import { line } from './text.ts'

const degrees = (most: number) => z.number().min(-most).max(most)
const count = z.number().min(0).max(1_000_000).optional()

/** An event as far as it is planned. What is not known is absent. */
export const AccountEvent = z
  .object({
    place: line(limits.search.maxQueryLength).optional().describe('Name of the place, without venue or PIN code'),
    lat: degrees(90).optional().describe('Latitude in degrees, stored to three decimals'),
    lng: degrees(180).optional().describe('Longitude in degrees, stored to three decimals'),
    date: Day.optional(),
    time: TimeOfDay.optional().describe('Serving time (IST)'),
    guests: z.number().optional().describe('Exact number of guests'),
    people: Band.optional(),
    diets: z
      .object({ veg: count, jain: count, nonVeg: count })
      .optional()
      .describe('Number of guests by diet; they add up to all guests'),
    occasion: z.enum(occasions).optional(),
    budget: z.number().optional().describe('Maximum price per plate in rupees'),
    kind: z.enum(serviceKinds).optional().describe('How food is served'),
  })
  .refine(({ lat, lng }) => (lat === undefined) === (lng === undefined), {
    path: ['lat'],
    error: invalid('coordinates_incomplete'),
  })
  .meta({ id: 'AccountEvent', description: 'Event that a customer plans, as far as it is known' })
export type AccountEvent = z.output<typeof AccountEvent>

const EventOfAccount = z
  .object({ event: AccountEvent.optional() })
  .meta({ id: 'EventOfAccount', description: 'The last event of an account; absent when there is none' })

const tag = 'Accounts'
const path = '/api/account/event'

export const getAccountEvent = endpoint({
  method: 'GET',
  path,
  access: 'customer',
  tag,
  summary: 'Get my last event',
  description:
    'Returns the event that the customer planned last, on any device. It is deleted 90 days after it was saved. A day that is over is left out.',
  errors: [],
  success: 'The last event',
  response: EventOfAccount,
})

export const putAccountEvent = endpoint({
  method: 'PUT',
  path,
  access: 'customer',
  tag,
  summary: 'Save my last event',
  description:
    'Replaces the last event; one without any part deletes it. Idempotent. The range follows from exact guests.',
  errors: ['event_invalid'],
  body: AccountEvent,
  bodyError: 'event_invalid',
  success: 'The event as it was saved',
  response: EventOfAccount,
})
