import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { Email, PersonName, Phone } from './identity.ts'
import { Day, Id, Ok } from './shared.ts'

const guestsSentence = `Enter the number of guests, 1 to ${limits.order.maxGuests.toLocaleString('en-IN')}`

/** A question to a caterer, by visitors or users. */
export const CatererEnquiry = z
  .object({
    kind: z.literal('caterer', '`kind` must be caterer'),
    catererId: Id,
    name: PersonName,
    contact: Phone.describe('Phone number for the reply: ten digits, with or without +91'),
    email: Email.optional(),
    message: z
      .string('Enter your question')
      .trim()
      .min(1, 'Enter your question')
      .max(limits.enquiry.messageLength, `Use up to ${limits.enquiry.messageLength.toLocaleString('en-IN')} characters`)
      // PostgreSQL stores no zero byte, and the others are not typed.
      .regex(/^[\P{Cc}\n\r\t]*$/u, 'Remove control characters'),
    eventOn: Day.optional().describe('Day of the event (IST)'),
    guests: z
      .number(guestsSentence)
      .int(guestsSentence)
      .min(1, guestsSentence)
      .max(limits.order.maxGuests, guestsSentence)
      .optional(),
  })
  .meta({ id: 'Enquiry' })
export type CatererEnquiry = z.output<typeof CatererEnquiry>

export const sendEnquiry = endpoint({
  method: 'POST',
  path: '/api/enquiries',
  aliases: ['/enquiries'],
  access: 'public',
  tag: 'Enquiries',
  summary: 'Send an enquiry',
  description:
    'Emails a question to a caterer. Anyone may ask, up to 10 times per network and hour. With an `Idempotency-Key`, a repeat with the same content is one enquiry.',
  errors: ['caterer_not_found', 'date_past', 'date_too_far', 'too_many_requests'],
  headers: z.object({
    'idempotency-key': z
      .string()
      .min(8)
      .max(100)
      .optional()
      .describe('Key of the request, chosen by the client. A repeat with the same key and content is one enquiry.'),
  }),
  body: CatererEnquiry,
  success: 'The enquiry was sent',
  response: Ok.extend({ id: Id }),
  status: 201,
})
