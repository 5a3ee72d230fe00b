import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { limits } from '../../limits.ts'
import { FormPhone, formTraps, OptionalKey } from './enquiries.ts'
import { Email } from '../identity.ts'
import { Id, IdParams, Ok, Page, Timestamp } from '../shared.ts'
import { line, nameLine, neededLines } from '../text.ts'

/** What a complaint is about. A review or a message is reported by its id. */
export const complaintTopics = ['booking', 'payment', 'caterer', 'site', 'review', 'message', 'other'] as const
export type ComplaintTopic = (typeof complaintTopics)[number]

export const complaintStates = ['received', 'acknowledged', 'answered', 'closed'] as const
const State = z
  .enum(complaintStates)
  .describe('`received` by us, `acknowledged` or `answered` by the grievance officer, `closed` with its last answer')

const Topic = z.enum(complaintTopics).describe('What it is about')

export const fileComplaint = endpoint({
  method: 'POST',
  path: '/api/complaints',
  access: 'public',
  tag: 'Complaints',
  summary: 'File a complaint',
  description:
    'Files a complaint with the grievance officer and returns its ticket and the secret of its page. Anyone may, up to 10 times an hour per network and 5 per phone number. With an `Idempotency-Key`, a repeat with the same content returns the first ticket again.',
  errors: ['input_invalid', 'review_not_found', 'order_not_found', 'too_many_requests'],
  headers: OptionalKey,
  body: z
    .object({
      about: Topic,
      name: nameLine(limits.enquiry.nameLength, 'name_needed'),
      contact: FormPhone,
      email: Email.optional(),
      bookingCode: line(limits.order.bookingCodeLength)
        .optional()
        .describe('Code of the booking; the complaint is shown under it when the booking is of the calling customer'),
      reviewId: Id.optional().describe('The review that is reported'),
      orderId: Id.optional().describe('The order in whose thread a message is reported; the caller sees the order'),
      messageSeq: z.number().int().min(1).max(999_999_999).optional().describe('`seq` of the message that is reported'),
      message: neededLines(limits.complaint.messageLength, 'complaint_needed'),
      ...formTraps,
    })
    .meta({ id: 'Complaint' }),
  bodyError: 'input_invalid',
  maxBytes: limits.form.maxBytes,
  success: 'The ticket',
  response: Ok.extend({
    ticket: z.string().describe('Number by which the complaint is tracked'),
    secret: z.string().describe('Secret of the page that shows state and answers'),
  }),
  status: 201,
})

export const TicketView = z
  .object({
    ticket: z.string(),
    about: Topic,
    state: State,
    at: Timestamp.describe('When it was filed'),
    acknowledgeBy: Timestamp.describe('Until when it is to be acknowledged'),
    answerBy: Timestamp.describe('Until when it is to be answered'),
    acknowledgedAt: Timestamp.optional(),
    closedAt: Timestamp.optional(),
    answers: z
      .array(z.object({ text: z.string(), at: Timestamp }))
      .describe('What the grievance officer answered, oldest first'),
  })
  .meta({ id: 'ComplaintTicket', description: 'State and answers of a complaint, without anything personal' })
export type TicketView = z.output<typeof TicketView>

export const getTicket = endpoint({
  method: 'GET',
  path: '/api/complaints/{secret}',
  access: 'public',
  tag: 'Complaints',
  summary: 'Get the ticket of a complaint',
  description:
    'Returns state and answers to anyone who has the secret. A wrong secret is answered after the same time, up to 20 times a minute per network.',
  errors: ['complaint_not_found', 'too_many_requests'],
  params: z.object({ secret: z.string().max(100).describe('Secret of the ticket') }),
  success: 'The ticket',
  response: TicketView,
})

export const listOrderComplaints = endpoint({
  method: 'GET',
  path: '/api/orders/{id}/complaints',
  access: 'signed_in',
  tag: 'Complaints',
  summary: 'List complaints about an order',
  description: 'Returns the complaints that the caller filed about an order, newest first.',
  errors: ['order_not_found'],
  params: IdParams,
  success: 'The tickets',
  response: z.object({ items: z.array(TicketView) }),
})

/** What admins may do next. */
export const complaintActs = ['acknowledge', 'answer', 'close'] as const

export const AdminComplaint = TicketView.extend({
  id: Id,
  name: z.string(),
  contact: z.string().describe('Phone number (E.164); empty once the account behind it was deleted'),
  email: z.string().optional(),
  message: z.string(),
  bookingCode: z.string().optional().describe('Code of the booking, as it was entered where it is not known'),
  isOwnBooking: z.boolean().describe('Whether the booking is known to be of the sender'),
  reported: z
    .object({ name: z.string().optional(), text: z.string() })
    .optional()
    .describe('The review or message that is reported'),
  overdue: z.enum(['acknowledge', 'answer']).optional().describe('What should have been done by now'),
  can: z.array(z.enum(complaintActs)).describe('What may be done with it now'),
}).meta({ id: 'AdminComplaint', description: 'Complaint as admins see it' })
export type AdminComplaint = z.output<typeof AdminComplaint>

export const complaintLists = ['open', 'overdue', 'closed'] as const
export type ComplaintList = (typeof complaintLists)[number]

export const listComplaints = endpoint({
  method: 'GET',
  path: '/api/admin/complaints',
  access: 'admin',
  tag: 'Complaints',
  summary: 'List complaints',
  description:
    'Returns complaints by page: those that are open or overdue, oldest first, or closed ones, newest first.',
  errors: [],
  query: z.object({ list: z.enum(complaintLists).default('open'), page: Page }),
  success: 'A page of complaints, with the number of each list',
  response: z.object({
    items: z.array(AdminComplaint),
    page: z.number().int(),
    pages: z.number().int(),
    counts: z.object({ open: z.number().int(), overdue: z.number().int(), closed: z.number().int() }),
  }),
})

export const acknowledgeComplaint = endpoint({
  method: 'POST',
  path: '/api/admin/complaints/{id}/acknowledge',
  access: 'admin',
  tag: 'Complaints',
  summary: 'Acknowledge a complaint',
  description: 'Tells the sender that someone works on the complaint. Idempotent.',
  errors: ['complaint_not_found', 'complaint_closed'],
  params: IdParams,
  success: 'The complaint',
  response: AdminComplaint,
})

export const answerComplaint = endpoint({
  method: 'POST',
  path: '/api/admin/complaints/{id}/answers',
  access: 'admin',
  tag: 'Complaints',
  summary: 'Answer a complaint',
  description: 'Adds an answer, which everyone with the link of the ticket can read. Answers acknowledge as well.',
  errors: ['complaint_not_found', 'complaint_closed', 'complaint_answers_full'],
  params: IdParams,
  body: z.object({ text: neededLines(limits.complaint.answerLength, 'complaint_answer_needed') }),
  success: 'The complaint',
  response: AdminComplaint,
  status: 201,
})

export const closeComplaint = endpoint({
  method: 'POST',
  path: '/api/admin/complaints/{id}/close',
  access: 'admin',
  tag: 'Complaints',
  summary: 'Close a complaint',
  description: 'Closes a complaint that was answered. Idempotent. It is deleted three years later.',
  errors: ['complaint_not_found', 'complaint_unanswered'],
  params: IdParams,
  success: 'The complaint',
  response: AdminComplaint,
})
