import type { ComplaintTopic } from '#contract/endpoints/forms/complaints.ts'
import { topicText } from '#web/shared/complaints/complaint-text.ts'
import type { Api } from '#contract/endpoints/index.ts'
import { mobileDigits } from '#contract/values/phone.ts'
import { contactSchema } from '#web/public/enquiries/contact-field.tsx'
import type { FormSchema } from '#web/shared/form/form-schema.ts'
import { emailProblem } from '#web/shared/sign-in/email-problem.ts'
import { m } from '#messages'

export interface ComplaintFields {
  about: ComplaintTopic
  bookingCode: string
  name: string
  contact: string
  email: string
  message: string
}

export const noComplaint: ComplaintFields = {
  about: 'booking',
  bookingCode: '',
  name: '',
  contact: '',
  email: '',
  message: '',
}

/** What is reported, as the address of the form names it. */
export type Reported = { reviewId: string } | { orderId: string; messageSeq: number }

/** The keys are those of the type. The list itself is in a file of schemas, which no public page loads. */
const topics = Object.keys(topicText) as ComplaintTopic[]

export const complaintSchema: FormSchema<ComplaintFields> = {
  about: { restore: (stored) => topics.find((topic) => topic === stored) },
  bookingCode: {},
  name: { problem: ({ name }) => (name.trim() === '' ? m.caterer_ask_need_name() : undefined) },
  contact: contactSchema(),
  email: {
    problem: ({ email }) => (email.trim() === '' ? undefined : emailProblem(email, m.caterer_ask_need_email())),
  },
  message: { problem: ({ message }) => (message.trim() === '' ? m.complaint_message_needed() : undefined) },
}

export type GivenComplaint = Api['POST /api/complaints']['given']['body']

/** What is sent; fields that were left empty are not. */
export function complaintFrom(fields: ComplaintFields, reported: Reported | undefined): GivenComplaint {
  const { about, bookingCode, name, contact, email, message } = fields
  return {
    about: reported ? aboutOf(reported) : about,
    name: name.trim(),
    contact: mobileDigits(contact),
    message: message.trim(),
    ...(email.trim() ? { email: email.trim() } : {}),
    ...(bookingCode.trim() ? { bookingCode: bookingCode.trim() } : {}),
    ...reported,
  }
}

export function aboutOf(reported: Reported): 'review' | 'message' {
  return 'reviewId' in reported ? 'review' : 'message'
}

/** Reads from the address what is reported, and which booking it is about; undefined where it names none. */
export function knownFrom(params: URLSearchParams): { reported: Reported | undefined; bookingCode: string } {
  const [reviewId, orderId] = [params.get('review'), params.get('order')]
  const messageSeq = Number(params.get('message'))
  const bookingCode = params.get('booking') ?? ''
  if (reviewId) return { reported: { reviewId }, bookingCode }
  if (orderId && Number.isInteger(messageSeq) && messageSeq > 0)
    return { reported: { orderId, messageSeq }, bookingCode }
  return { reported: undefined, bookingCode }
}
