import { limits } from '#contract/limits.ts'
import { mobileDigits } from '#contract/values/phone.ts'
import type { FormSchema } from '#web/shared/form/form-schema.ts'
import { emailProblem } from '#web/shared/sign-in/email-problem.ts'
import { m } from '#messages'
import { contactSchema } from './contact-field.tsx'
import type { GivenEnquiry } from './enquiry-fields.ts'

/** The forms by which people write to us. */
export type OwnKind = 'contact' | 'wedding' | 'festival'

/** What is entered. The wedding form asks for the whole name in one field, and for no email (C39). */
export interface OwnFields {
  name: string
  lastName: string
  contact: string
  email: string
  message: string
}

export const noOwnEnquiry: OwnFields = { name: '', lastName: '', contact: '', email: '', message: '' }

/** First and last name fit into one with a space between them. */
export const namePartLength = Math.floor((limits.enquiry.nameLength - 1) / 2)

export const ownEnquirySchema: FormSchema<OwnFields, OwnKind> = {
  name: {
    problem: ({ name }, kind) =>
      name.trim() === '' ? (kind === 'wedding' ? m.caterer_ask_need_name() : m.identity_need_first_name()) : undefined,
  },
  lastName: {
    problem: ({ lastName }, kind) =>
      kind !== 'wedding' && lastName.trim() === '' ? m.identity_need_last_name() : undefined,
  },
  contact: contactSchema(),
  email: {
    problem: ({ email }) => (email.trim() === '' ? undefined : emailProblem(email, m.caterer_ask_need_email())),
  },
  message: {},
}

/** What is sent; fields that were left empty are not. */
export function ownEnquiryFrom(fields: OwnFields, kind: OwnKind): GivenEnquiry {
  const { name, lastName, contact, email, message } = fields
  return {
    kind,
    name: `${name.trim()} ${lastName.trim()}`.trim(),
    contact: mobileDigits(contact),
    ...(message.trim() ? { message: message.trim() } : {}),
    ...(email.trim() ? { email: email.trim() } : {}),
  }
}
