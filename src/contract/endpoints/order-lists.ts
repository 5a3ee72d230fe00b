import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { orderStates } from '../values/order-state.ts'
import { Day, OrderSummary } from './ordering.ts'
import { Page } from './shared.ts'

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
  summary: 'The orders of the customer who asks: upcoming ones nearest first, past ones and all of them latest first',
  query: z.object({ mine: z.string().optional(), when: z.enum(['upcoming', 'past']).optional(), page: Page }),
  response: OrderPage,
})

export const listReceivedOrders = endpoint({
  method: 'GET',
  path: '/api/orders/received',
  access: 'caterer',
  tag: 'Orders',
  summary: 'The paid orders of the caterer who asks, by state and day',
  query: z.object({
    when: z.enum(['upcoming', 'past']).optional(),
    state: z.enum(orderStates).optional(),
    day: Day.optional(),
    page: Page,
  }),
  response: OrderPage,
})
