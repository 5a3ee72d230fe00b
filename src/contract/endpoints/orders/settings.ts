import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { invalid } from '../../field-errors.ts'
import { limits } from '../../limits.ts'
import { neededLines } from '../text.ts'

const { acceptUpTo: mostAccepted, savedReplies } = limits.order
const notGuests = invalid('accept_guests_invalid', { max: mostAccepted.guests })
const notTotal = invalid('accept_total_invalid', { max: mostAccepted.rupees })

/** Largest order that a caterer accepts without looking at it. */
const AcceptUpTo = z.object({
  guests: z
    .number(notGuests)
    .int(notGuests)
    .min(1, notGuests)
    .max(mostAccepted.guests, notGuests)
    .describe('Guests, at most'),
  total: z
    .number(notTotal)
    .int(notTotal)
    .min(1, notTotal)
    .max(mostAccepted.rupees, notTotal)
    .describe('Total with GST in whole rupees, at most'),
})
const acceptUpTo = AcceptUpTo.optional().describe('Largest order that is accepted automatically; absent accepts none')

const Replies = z
  .array(neededLines(savedReplies.length, 'saved_reply_needed'))
  .max(savedReplies.most)
  .describe('Replies that the thread of an order offers, in order')

export const OrderSettings = z
  .object({ acceptUpTo, replies: Replies.optional().describe('Absent while the caterer has saved none of its own') })
  .meta({ id: 'OrderSettings', description: 'How a caterer answers orders' })
export type OrderSettings = z.output<typeof OrderSettings>

const tag = 'Orders'

export const getOrderSettings = endpoint({
  method: 'GET',
  path: '/api/order-settings',
  access: 'manager',
  tag,
  summary: 'Get how my caterer answers orders',
  description: 'Returns automatic acceptance and saved replies of the calling member’s caterer.',
  errors: [],
  success: 'The settings',
  response: OrderSettings,
})

export const setAutomaticAcceptance = endpoint({
  method: 'PUT',
  path: '/api/order-settings/automatic-acceptance',
  access: 'manager',
  tag,
  summary: 'Set automatic acceptance',
  description:
    'Accepts orders up to a size when they are paid, unless the day was closed or its capacity lowered below what is taken. Without `acceptUpTo` it is off. Holds for orders that are paid from then on.',
  errors: ['settings_changed'],
  body: z.object({
    acceptUpTo,
    seen: z
      .object({ acceptUpTo })
      .optional()
      .describe(
        'What the caller saw; where something else is saved it answers `settings_changed` with it in `current`',
      ),
  }),
  success: 'The settings',
  response: OrderSettings,
})

export const saveReplies = endpoint({
  method: 'PUT',
  path: '/api/order-settings/replies',
  access: 'manager',
  tag,
  summary: 'Save replies for threads',
  description:
    'Replaces the replies that every owner and manager of the caterer is offered. An empty list offers none.',
  errors: [],
  body: z.object({ replies: Replies }),
  success: 'The settings',
  response: OrderSettings,
})
