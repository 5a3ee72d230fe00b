import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { invalid } from '../../field-errors.ts'
import { limits } from '../../limits.ts'
import { tenDigits } from '../../values/phone.ts'
import { Email } from '../identity.ts'
import { Guests } from '../orders/parts.ts'
import { Day, Id, IdParams, Ok, Page, Timestamp } from '../shared.ts'
import { line, lines, nameLine, neededLines } from '../text.ts'

/** The number of the person who fills in a form, with or without +91; what is wrong with it is said in the words of the forms (R313). */
export const FormPhone = z
  .string(invalid('contact_number_invalid'))
  .transform((text) => text.replace(/^\+91/, ''))
  .pipe(z.string().regex(tenDigits, invalid('contact_number_invalid')))
  .meta({
    pattern: String.raw`^(\+91)?\d{10}$`,
    description: 'Phone number for the reply: ten digits, with or without +91',
  })

/** What every form of a page sends along, by which programs that fill in everything, or too fast, are known. */
export const formTraps = {
  website: line(limits.form.trapLength)
    .optional()
    .describe('Left empty by people, who do not see it. A message with it is stored as spam and reaches nobody.'),
  filledInMs: z
    .number()
    .int()
    .min(0)
    .optional()
    .describe(
      `Milliseconds from the appearance of the form until it was sent. Below ${limits.form.leastMs} a message is stored as spam and reaches nobody.`,
    ),
}

/** Header by which a second press of a button is known. */
export const OptionalKey = z.object({
  'idempotency-key': z
    .string()
    .min(8)
    .max(100)
    .optional()
    .describe(
      'Key of the request, chosen by the client. A repeat with the same key and content is the first one again.',
    ),
})

const common = {
  name: nameLine(limits.enquiry.nameLength, 'name_needed'),
  contact: FormPhone,
  email: Email.optional(),
  eventOn: Day.optional().describe('Day of the event (IST)'),
  guests: Guests.optional(),
  ...formTraps,
}
const message = lines(limits.enquiry.messageLength).default('')

/** A question to a caterer, by visitors or users. */
export const CatererEnquiry = z.object({
  kind: z.literal('caterer'),
  catererId: Id,
  ...common,
  message: neededLines(limits.enquiry.messageLength, 'question_needed'),
})

/** A message to the operator, from one of three forms. */
export const OwnEnquiry = z.object({ kind: z.enum(['contact', 'wedding', 'festival']), ...common, message })

/** All forms share one model (C39). */
export const Enquiry = z
  .discriminatedUnion('kind', [CatererEnquiry, OwnEnquiry], invalid('field_invalid'))
  .meta({ id: 'Enquiry' })
export type Enquiry = z.output<typeof Enquiry>
export type EnquiryKind = Enquiry['kind']

export const sendEnquiry = endpoint({
  method: 'POST',
  path: '/api/enquiries',
  aliases: ['/enquiries'],
  access: 'public',
  tag: 'Enquiries',
  summary: 'Send an enquiry',
  description:
    'Sends a question to a caterer, or a message to the operator. Anyone may, up to 10 times an hour per network and per phone number, 30 times per caterer. With an `Idempotency-Key`, a repeat with the same content is one enquiry and returns its ticket.',
  errors: ['input_invalid', 'caterer_not_found', 'date_past', 'date_too_far', 'too_many_requests'],
  headers: OptionalKey,
  body: Enquiry,
  bodyError: 'input_invalid',
  maxBytes: limits.form.maxBytes,
  success: 'The enquiry was sent',
  response: Ok.extend({ id: Id, ticket: z.string().describe('Number by which the sender can refer to it') }),
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

const asked = z.object({
  show: z.enum(['open', 'all']).default('open').describe('Only enquiries that are not answered, or all'),
  page: Page,
})
const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    items: z.array(item),
    page: z.number().int(),
    pages: z.number().int(),
    open: z.number().int().describe('Number of enquiries that are not answered'),
    total: z.number().int(),
  })

export const listEnquiries = endpoint({
  method: 'GET',
  path: '/api/enquiries',
  access: 'manager',
  tag: 'Enquiries',
  summary: 'List received enquiries',
  description:
    'Returns the enquiries of the calling caterer by page, newest first. After 90 days names and numbers are masked.',
  errors: [],
  query: asked,
  success: 'A page of enquiries',
  response: pageOf(ReceivedEnquiry),
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

export const AdminEnquiry = z
  .object({
    id: Id,
    kind: z.enum(['contact', 'wedding', 'festival', 'caterer']).describe('Form that it was sent from'),
    ticket: z.string().optional().describe('Its number; enquiries of earlier builds have none'),
    name: z.string(),
    contact: z.string().describe('Phone number (E.164)'),
    email: z.string().optional().describe('Email address, where one was entered'),
    message: z.string().describe('What was written; may be empty'),
    caterer: z.string().optional().describe('Name of the caterer that was asked and has no owner yet'),
    at: Timestamp,
    answeredAt: Timestamp.optional().describe('When an admin marked it as answered'),
  })
  .meta({ id: 'AdminEnquiry', description: 'Enquiry to the operator, as admins see it' })
export type AdminEnquiry = z.output<typeof AdminEnquiry>

export const listAdminEnquiries = endpoint({
  method: 'GET',
  path: '/api/admin/enquiries',
  access: 'admin',
  tag: 'Admin',
  summary: 'List enquiries to the operator',
  description:
    'Returns the messages of the contact, wedding and festival forms and the questions to caterers without an owner by page, newest first. They are deleted after 12 months.',
  errors: [],
  query: asked,
  success: 'A page of enquiries',
  response: pageOf(AdminEnquiry),
})

export const markAdminEnquiry = endpoint({
  method: 'PATCH',
  path: '/api/admin/enquiries/{id}',
  access: 'admin',
  tag: 'Admin',
  summary: 'Mark an enquiry to the operator as answered',
  description: 'Marks an enquiry to the operator as answered, or as not answered. Idempotent.',
  errors: ['enquiry_not_found'],
  params: IdParams,
  body: z.object({ isAnswered: z.boolean() }),
  success: 'The enquiry',
  response: AdminEnquiry,
})

/** What a visitor entered into a form of ours, where an email passes that on to us. */
export interface EnteredForm {
  name: string
  /** Empty where none was entered. */
  email: string
  /** Ten digits. */
  contact: string
  message: string
}
