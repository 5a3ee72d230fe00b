import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { invalid } from '../../field-errors.ts'
import { idPattern } from '../../values/id.ts'

export const followEvents = endpoint({
  method: 'GET',
  path: '/api/events',
  access: 'signed_in',
  tag: 'Live',
  summary: 'Follow events',
  description:
    'Streams what happens to the orders of the caller: `data` is an event type and an order id, `id` that of the event. With `Last-Event-ID` it starts a minute before that event, so ids can repeat; `reset` says that too much was missed. A stream ends with its session or after 10 minutes; an account has at most five.',
  errors: ['too_many_requests'],
  headers: z.object({
    'last-event-id': z
      .string()
      .regex(idPattern, invalid('id_invalid'))
      .optional()
      .describe('Id of the last message that was received'),
  }),
  success: 'A stream that stays open',
  response: z.string(),
  stream: 'text/event-stream',
})
