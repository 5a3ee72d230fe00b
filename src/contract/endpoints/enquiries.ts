import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { isDay } from '../values/calendar.ts'
import { Email, PersonName, Phone } from './identity.ts'
import { Id, Ok } from './shared.ts'

const guestsSentence = `Enter the number of guests, 1 to ${limits.order.maxGuests.toLocaleString('en-IN')}`

/** What anybody, signed in or not, may ask a caterer. */
export const CatererEnquiry = z.object({
  kind: z.literal('caterer', '`kind` must be caterer'),
  catererId: Id,
  name: PersonName,
  /** A number at which the caterer can answer. */
  contact: Phone,
  email: Email.optional(),
  message: z
    .string('Enter your question')
    .trim()
    .min(1, 'Enter your question')
    .max(limits.enquiry.messageLength, `Use up to ${limits.enquiry.messageLength.toLocaleString('en-IN')} characters`)
    // A database keeps no zero byte, and nobody types the others.
    .regex(/^[\P{Cc}\n\r\t]*$/u, 'Remove control characters'),
  eventOn: z.string().refine(isDay, 'Choose a date').optional(),
  guests: z
    .number(guestsSentence)
    .int(guestsSentence)
    .min(1, guestsSentence)
    .max(limits.order.maxGuests, guestsSentence)
    .optional(),
})
export type CatererEnquiry = z.output<typeof CatererEnquiry>

export const sendEnquiry = endpoint({
  method: 'POST',
  path: '/api/enquiries',
  aliases: ['/enquiries'],
  access: 'public',
  tag: 'Enquiries',
  summary: 'Ask a caterer; the same Idempotency-Key and words are one enquiry, however often they are sent',
  headers: z.object({ 'idempotency-key': z.string().min(8).max(100).optional() }),
  body: CatererEnquiry,
  response: Ok.extend({ id: Id }),
  status: 201,
})
