import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { limits } from '../../limits.ts'
import { inboxParts } from '../../rules/inbox-part.ts'
import { orderStates } from '../../values/order-state.ts'
import { Day, IdParams, Page, Rupees, Timestamp } from '../shared.ts'
import { line } from '../text.ts'
import { Code } from './lists.ts'
import { KitchenOrder } from './order.ts'

/** An order in a caterer's lists. */
export const ReceivedOrder = KitchenOrder.pick({
  id: true,
  bookingCode: true,
  state: true,
  guests: true,
  dietSplit: true,
  eventDate: true,
  eventTime: true,
  area: true,
  changing: true,
  changesUntil: true,
  can: true,
})
  .extend({
    packageName: z.string(),
    customer: z
      .string()
      .optional()
      .describe('Name of the customer, the first one alone until the order is accepted; absent for cooks'),
    total: Rupees.optional().describe('Bill in rupees; absent for cooks'),
    answerBy: Timestamp.optional().describe('Time until which the caterer may accept or decline'),
    changedAt: Timestamp.optional().describe('When the customer last changed guests or menu'),
    unread: z.number().int().describe('Number of unread messages of the customer'),
  })
  .meta({ id: 'ReceivedOrder' })
export type ReceivedOrder = z.output<typeof ReceivedOrder>

export const listReceivedOrders = endpoint({
  method: 'GET',
  path: '/api/orders/received',
  access: 'cook',
  tag: 'Orders',
  summary: 'List received orders',
  description:
    'A page of the paid orders of the calling caterer; cooks get accepted orders without customer and amount. `show` is a part of the inbox: what is to be answered, the most urgent first, what is open, the nearest event first, or what is closed. `q` finds orders by booking code, customer or day. `code` finds the order with that whole booking code; after 30 codes a minute that found none it answers 429.',
  errors: ['too_many_requests'],
  query: z.object({
    show: z.enum(inboxParts).optional(),
    when: z.enum(['upcoming', 'past']).optional(),
    state: z.enum(orderStates).optional(),
    day: Day.optional(),
    q: line(limits.order.searchLength).optional().describe('Part of a booking code or of a name, or an event date'),
    code: Code,
    page: Page,
  }),
  success: 'A page of orders',
  response: z.object({
    items: z.array(ReceivedOrder),
    page: z.number().int(),
    pages: z.number().int(),
    total: z.number().int(),
    toAnswer: z.number().int().describe('Number of all orders that the caller has to answer'),
  }),
})

export const getReceivedOrder = endpoint({
  method: 'GET',
  path: '/api/orders/received/{id}',
  access: 'cook',
  tag: 'Orders',
  summary: 'Get a received order',
  description:
    'What every member of the caterer may see of an order: event, menu, diets and allergies, without customer and money. Cooks see accepted orders. Owner and managers get the rest from `/api/orders/{id}`.',
  errors: ['order_not_found'],
  params: IdParams,
  success: 'The order',
  response: KitchenOrder,
})
