import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { invalid } from '../../field-errors.ts'
import { limits } from '../../limits.ts'
import { Id, IdParams, Timestamp, wholeInQuery } from '../shared.ts'
import { neededLines } from '../text.ts'

/** One message of an order's thread. */
export const MessageView = z
  .object({
    id: Id,
    seq: z.number().int().describe('Number of the message within the order, counted from 1'),
    by: z.enum(['customer', 'caterer']),
    text: z.string(),
    at: Timestamp,
  })
  .meta({ id: 'OrderMessage' })
export type MessageView = z.output<typeof MessageView>

const seq = wholeInQuery(
  /^\d{1,9}$/,
  [0, 999_999_999],
  invalid('message_number_invalid'),
  '`seq` of the message before which the page ends',
)

export const listMessages = endpoint({
  method: 'GET',
  path: '/api/orders/{id}/messages',
  access: 'signed_in',
  tag: 'Orders',
  summary: 'List order messages',
  description:
    'Returns the latest page of messages between customer and caterer, oldest first. `before` pages backwards. Visible to the parties and admins.',
  errors: ['order_not_found'],
  params: IdParams,
  query: z.object({ before: seq.optional() }),
  success: 'A page of messages',
  response: z.object({
    items: z.array(MessageView),
    more: z.boolean().describe('Whether there are older messages'),
    unread: z.number().int(),
    readByOther: z.number().int().describe('`seq` of the last message that the other party has read'),
  }),
})

export const writeMessage = endpoint({
  method: 'POST',
  path: '/api/orders/{id}/messages',
  access: 'signed_in',
  tag: 'Orders',
  summary: 'Send an order message',
  description: 'Sends a message to the other party of a paid order. Limited to 20 messages per author and minute.',
  errors: ['order_not_found', 'order_not_paid', 'too_many_requests'],
  params: IdParams,
  body: z.object({
    text: neededLines(limits.order.messageLength, 'message_needed'),
  }),
  success: 'The message',
  response: MessageView,
  status: 201,
})

export const readMessages = endpoint({
  method: 'POST',
  path: '/api/orders/{id}/messages/read',
  access: 'signed_in',
  tag: 'Orders',
  summary: 'Mark messages as read',
  description: 'Marks the messages of the other party as read, up to and including `seq`. Idempotent.',
  errors: ['order_not_found'],
  params: IdParams,
  body: z.object({ seq: z.number().int().min(0).max(999_999_999) }),
  success: 'The number of unread messages',
  response: z.object({ unread: z.number().int() }),
})
