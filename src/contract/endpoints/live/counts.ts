import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Day, Id, Rupees } from '../shared.ts'

export const markSeen = endpoint({
  method: 'POST',
  path: '/api/seen',
  access: 'public',
  tag: 'Caterers',
  summary: 'Count a view of a caterer',
  description:
    'Counts that the page of a caterer was in view, by caterer and day, without anything about the visitor. The site sends it once per browser and day, after two seconds. Bots, members of caterers, admins and requests with `Sec-GPC: 1` are not counted. Limited to 300 per network and hour.',
  errors: ['caterer_not_found', 'too_many_requests'],
  body: z.object({ catererId: Id }),
  success: 'Whether the view was counted',
  response: z.object({ counted: z.boolean() }),
})

const Share = z.number().int().describe('Share in percent')

export const Reliability = z
  .object({
    orders: z.number().int().describe('Paid orders that were answered or expired within 90 days'),
    accepted: Share.optional(),
    honoured: Share.optional().describe('Of accepted orders, those that the caterer did not cancel, in percent'),
    onTime: Share.optional().describe('Of delivered orders, those delivered by the serving time, in percent'),
  })
  .meta({ id: 'Reliability', description: 'Shares of orders over 90 days; absent below five orders' })
export type Reliability = z.output<typeof Reliability>

export const getNumbers = endpoint({
  method: 'GET',
  path: '/api/numbers',
  access: 'manager',
  tag: 'Caterers',
  summary: 'Get the numbers of a caterer',
  description:
    'Returns views, enquiries and paid orders of the calling caterer in the last 30 days, and its reliability over 90 days.',
  errors: [],
  success: 'The numbers',
  response: z
    .object({
      days: z.number().int().describe('Number of days that are counted'),
      views: z.number().int(),
      enquiries: z.number().int(),
      bookings: z.number().int().describe('Paid orders'),
      reliability: Reliability,
    })
    .meta({ id: 'CatererNumbers' }),
})

export const getMonth = endpoint({
  method: 'GET',
  path: '/api/numbers/month',
  access: 'owner',
  tag: 'Caterers',
  summary: 'Get what the month brings',
  description:
    'Adds up the accepted orders of the calling owner’s caterer with events in the present month (IST), by their bills with GST. Cancelled and declined orders are not in it. Fees and taxes are not deducted.',
  errors: [],
  success: 'The sums of the month',
  response: z
    .object({
      first: Day.describe('First day of the month'),
      orders: z.number().int(),
      total: Rupees.describe('Bills of all of them'),
      delivered: Rupees.describe('Bills of those that are delivered'),
    })
    .meta({ id: 'MonthSum' }),
})
