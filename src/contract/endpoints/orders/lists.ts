import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { limits } from '../../limits.ts'
import { OrderSummary } from './order.ts'
import { ignored, Page } from '../shared.ts'
import { line } from '../text.ts'

export const Code = line(limits.order.bookingCodeLength)
  .optional()
  .describe('Booking code of one order, in upper or lower case, with or without its dash')

const OrderPage = z.object({
  items: z.array(OrderSummary),
  page: z.number().int(),
  pages: z.number().int(),
  total: z.number().int(),
})

export const listMyOrders = endpoint({
  method: 'GET',
  path: '/api/orders',
  access: 'customer',
  tag: 'Orders',
  summary: 'List my orders',
  description:
    'Paged. `when=upcoming` sorts by event date ascending, everything else descending. `code` finds the order with that booking code; after 30 codes a minute that found none it answers 429.',
  errors: ['too_many_requests'],
  query: z.object({
    mine: z.string().optional().meta(ignored),
    when: z.enum(['upcoming', 'past']).optional(),
    code: Code,
    page: Page,
  }),
  success: 'A page of orders',
  response: OrderPage,
})
