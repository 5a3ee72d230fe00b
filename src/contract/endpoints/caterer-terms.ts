import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Day, Rupees } from './shared.ts'

/** What the marketplace keeps of a caterer's money and when it pays, on a day. */
export const CatererTerms = z
  .object({
    asOf: Day.describe('Day (IST) on which these terms hold'),
    platformFeePercent: z.number().describe('Platform fee in percent of the value of an order without tax'),
    tcsPercent: z.number().describe('Tax collected at source in percent of the value of an order without tax'),
    payout: z.object({
      daysAfterCompletion: z.number().int().describe('Days after which money of a completed order is payable'),
      daysAfterEvent: z.number().int().describe('Days after the event when money kept from a cancellation is payable'),
      weekday: z.number().int().min(1).max(7).describe('Day of the week of payouts: 1 is Monday, 7 is Sunday'),
      minimum: Rupees.describe('Smallest payout in rupees'),
      minimumDays: z.number().int().describe('Days after which a smaller amount is paid as well'),
    }),
  })
  .meta({ id: 'CatererTerms', description: 'Fees and payouts of caterers' })
export type CatererTerms = z.output<typeof CatererTerms>

export const getCatererTerms = endpoint({
  method: 'GET',
  path: '/api/caterer-terms',
  access: 'public',
  tag: 'Caterers',
  summary: 'Get fees and payout days of caterers',
  description: 'Returns what holds today. The terms of an order are those of the day on which it was placed.',
  errors: [],
  tagged: true,
  success: 'The terms',
  response: CatererTerms,
})
