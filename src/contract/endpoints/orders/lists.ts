import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { orderStates } from '../../values/order-state.ts'
import { OrderSummary } from './order.ts'
import { Day, ignored, Page } from '../shared.ts'

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
  description: 'Paged. `when=upcoming` sorts by event date ascending, everything else descending.',
  errors: [],
  query: z.object({
    mine: z.string().optional().meta(ignored),
    when: z.enum(['upcoming', 'past']).optional(),
    page: Page,
  }),
  success: 'A page of orders',
  response: OrderPage,
})

export const listReceivedOrders = endpoint({
  method: 'GET',
  path: '/api/orders/received',
  access: 'caterer',
  tag: 'Orders',
  summary: 'List received orders',
  description: 'Paid orders of the calling caterer, by `state`, `day` or `when`. Paged.',
  errors: [],
  query: z.object({
    when: z.enum(['upcoming', 'past']).optional(),
    state: z.enum(orderStates).optional(),
    day: Day.optional(),
    page: Page,
  }),
  success: 'A page of orders',
  response: OrderPage,
})
