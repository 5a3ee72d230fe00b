import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { Email, PersonName, Phone } from './identity.ts'
import { Guests } from './orders/parts.ts'
import { Day, Id, IdParams, Ok, Page, Timestamp } from './shared.ts'
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

export const ReceivedEnquiry = z
  .object({
    id: Id,
    name: z.string().describe('Name of the sender; masked after 90 days'),
    contact: z.string().describe('Phone number (E.164); masked after 90 days'),
    isMasked: z.boolean().describe('Whether name and number are masked'),
    message: z.string(),
    at: Timestamp,
    answeredAt: Timestamp.optional().describe('When a member marked it as answered'),
  })
  .meta({ id: 'ReceivedEnquiry', description: 'Question to a caterer, as its owner and managers see it' })
export type ReceivedEnquiry = z.output<typeof ReceivedEnquiry>

export const listEnquiries = endpoint({
  method: 'GET',
  path: '/api/enquiries',
  access: 'manager',
  tag: 'Enquiries',
  summary: 'List received enquiries',
  description:
    'Returns the enquiries of the calling caterer by page, newest first. After 90 days names and numbers are masked.',
  errors: [],
  query: z.object({
    show: z.enum(['open', 'all']).default('open').describe('Only enquiries that are not answered, or all'),
    page: Page,
  }),
  success: 'A page of enquiries',
  response: z.object({
    items: z.array(ReceivedEnquiry),
    page: z.number().int(),
    pages: z.number().int(),
    open: z.number().int().describe('Number of enquiries that are not answered'),
    total: z.number().int(),
  }),
})

export const markEnquiry = endpoint({
  method: 'PATCH',
  path: '/api/enquiries/{id}',
  access: 'manager',
  tag: 'Enquiries',
  summary: 'Mark an enquiry as answered',
  description: 'Marks an enquiry of the calling caterer as answered, or as not answered. Idempotent.',
  errors: ['enquiry_not_found'],
  params: IdParams,
  body: z.object({ isAnswered: z.boolean() }),
  success: 'The enquiry',
  response: ReceivedEnquiry,
})
