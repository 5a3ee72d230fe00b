import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { Id, IdParams } from './shared.ts'

/** One message of an order's thread. */
export const MessageView = z.object({
  id: Id,
  /** 1, 2, … within the order. */
  seq: z.number().int(),
  by: z.enum(['customer', 'caterer']),
  text: z.string(),
  at: z.string(),
})
export type MessageView = z.output<typeof MessageView>

const seq = z
  .string()
  .regex(/^\d{1,9}$/, 'Enter the number of a message')
  .pipe(z.coerce.number<string>())

export const listMessages = endpoint({
  method: 'GET',
  path: '/api/orders/{id}/messages',
  access: 'signed_in',
  tag: 'Orders',
  summary: 'What customer and caterer wrote to each other, oldest first: the newest page, or the one before a message',
  params: IdParams,
  query: z.object({ before: seq.optional() }),
  response: z.object({
    items: z.array(MessageView),
    /** True when there are older ones. */
    more: z.boolean(),
    unread: z.number().int(),
    /** Up to which message the other side has read. */
    readByOther: z.number().int(),
  }),
})

export const writeMessage = endpoint({
  method: 'POST',
  path: '/api/orders/{id}/messages',
  access: 'signed_in',
  tag: 'Orders',
  summary: 'Write to the other side of a paid order',
  params: IdParams,
  body: z.object({
    text: z
      .string()
      .trim()
      .min(1, 'Write something first')
      .max(limits.order.messageLength, `Use up to ${limits.order.messageLength} characters`)
      // A line break is welcome; the other control characters only hide things.
      .regex(/^(?:\P{Cc}|[\n\r\t])*$/u, 'Remove control characters'),
  }),
  response: MessageView,
  status: 201,
})

export const readMessages = endpoint({
  method: 'POST',
  path: '/api/orders/{id}/messages/read',
  access: 'signed_in',
  tag: 'Orders',
  summary: 'The reader has read up to this message',
  params: IdParams,
  body: z.object({ seq: z.number().int().min(0).max(999_999_999) }),
  response: z.object({ unread: z.number().int() }),
})
