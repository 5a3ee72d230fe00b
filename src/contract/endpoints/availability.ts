import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { atMostDays, Day, Guests, IdParams } from './shared.ts'

/** How a day stands for a number of guests; the first two can be booked. */
export const dayStates = ['free', 'few', 'full', 'closed', 'too_soon'] as const
export type DayState = (typeof dayStates)[number]

const { maxDays, nearest, fewBelowOneIn, perNetworkMinute } = limits.availability

export const AvailabilityQuery = atMostDays(
  z.object({
    from: Day.describe('First day (IST)'),
    to: Day.describe(`Last day (IST), at most ${maxDays} days with the first`),
    guests: Guests,
  }),
  maxDays,
)
export type AvailabilityQuery = z.output<typeof AvailabilityQuery>

export const Availability = z
  .object({
    days: z
      .array(
        z.object({
          day: Day,
          state: z
            .enum(dayStates)
            .describe(
              `\`free\` and \`few\` can be booked; \`few\`: less than 1 in ${fewBelowOneIn} plates of the day is left after these guests. \`closed\` includes days too far ahead`,
            ),
        }),
      )
      .describe('Each day of the range, in order'),
    nearest: z
      .array(Day)
      .max(nearest)
      .describe(`The bookable days nearest to the range, those within it included; at most ${nearest}`),
  })
  .meta({ id: 'Availability', description: 'Days of a caterer for a number of guests' })
export type Availability = z.output<typeof Availability>

export const getAvailability = endpoint({
  method: 'GET',
  path: '/api/caterer/{id}/availability',
  access: 'public',
  tag: 'Caterers',
  summary: 'List free days',
  description: `Returns the state of each day for exactly these guests, as a quote would judge it. Nothing is held. Limited to ${perNetworkMinute} calls per network and minute.`,
  errors: ['caterer_not_found', 'query_invalid', 'too_many_requests'],
  params: IdParams,
  query: AvailabilityQuery,
  queryError: 'query_invalid',
  success: 'The days, and the nearest that can be booked',
  response: Availability,
})
