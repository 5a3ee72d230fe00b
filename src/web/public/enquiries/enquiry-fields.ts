import { formatCount } from '#contract/count.ts'
import type { Api } from '#contract/endpoints/index.ts'
import { limits } from '#contract/limits.ts'
import { dayInIndia, isDay } from '#contract/values/calendar.ts'
import { mobileDigits } from '#contract/values/phone.ts'
import { now } from '#web/ui/now.ts'
import type { FormSchema } from '#web/shared/form/form-schema.ts'
import { emailProblem } from '#web/shared/sign-in/email-problem.ts'
import { m } from '#messages'
import { contactSchema } from './contact-field.tsx'

/** What is typed, each field as text. */
export interface EnquiryFields {
  name: string
  contact: string
  email: string
  eventOn: string
  guests: string
  message: string
}

export const noEnquiry: EnquiryFields = { name: '', contact: '', email: '', eventOn: '', guests: '', message: '' }

/** What is wrong with a field, in the words of the server. */
export const enquirySchema: FormSchema<EnquiryFields> = {
  name: { problem: ({ name }) => (name.trim() === '' ? m.caterer_ask_need_name() : undefined) },
  contact: contactSchema(),
  eventOn: {
    problem: ({ eventOn }) =>
      eventOn === '' || (isDay(eventOn) && eventOn >= dayInIndia(now())) ? undefined : m.caterer_ask_need_day(),
  },
  guests: {
    problem({ guests }) {
      const typed = guests.trim()
      const isRight = /^\d{1,5}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= limits.order.maxGuests
      if (typed === '' || isRight) return undefined
      return m.caterer_ask_need_guests({ most: formatCount(limits.order.maxGuests) })
    },
  },
  email: {
    problem: ({ email }) => (email.trim() === '' ? undefined : emailProblem(email, m.caterer_ask_need_email())),
  },
  message: { problem: ({ message }) => (message.trim() === '' ? m.caterer_ask_need_message() : undefined) },
}

export type GivenEnquiry = Api['POST /api/enquiries']['given']['body']

/** What is sent; fields that were left empty are not. */
export function enquiryFrom(fields: EnquiryFields, catererId: string): GivenEnquiry {
  const { name, contact, email, eventOn, guests, message } = fields
  return {
    kind: 'caterer',
    catererId,
    name: name.trim(),
    contact: mobileDigits(contact),
    message: message.trim(),
    ...(email.trim() ? { email: email.trim() } : {}),
    ...(eventOn ? { eventOn } : {}),
    ...(guests.trim() ? { guests: Number(guests) } : {}),
  }
}
