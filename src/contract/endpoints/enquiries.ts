import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { Email, PersonName, Phone } from './identity.ts'
import { Guests } from './orders/parts.ts'
import { Day, Id, Ok } from './shared.ts'
import { neededLines } from './text.ts'

/** A question to a caterer, by visitors or users. */
export const CatererEnquiry = z
  .object({
    kind: z.literal('caterer'),
    catererId: Id,
    name: PersonName,
    contact: Phone.describe('Phone number for the reply: ten digits, with or without +91'),
    email: Email.optional(),
    message: neededLines(limits.enquiry.messageLength, 'question_needed'),
    eventOn: Day.optional().describe('Day of the event (IST)'),
    guests: Guests.optional(),
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
