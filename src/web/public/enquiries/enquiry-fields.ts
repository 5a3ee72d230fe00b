import type { Api } from '#contract/endpoints/index.ts'
import { limits } from '#contract/limits.ts'
import { dayInIndia, isDay } from '#contract/values/calendar.ts'
import { tenDigits } from '#contract/values/phone.ts'
import { now } from '#web/ui/now.ts'
import { m } from '#messages'

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

/** Digits of a number however it is written: '+91 98200-12345', '098200 12345'. */
export function phoneDigits(typed: string): string {
  const digits = typed.replace(/[\s()-]/g, '').replace(/^(\+91|0)(?=\d{10}$)/, '')
  return tenDigits.test(digits) ? digits : ''
}

type Rule = (typed: string) => true | string

/** What is wrong with a field, in the words of the server. */
export const enquiryRules = {
  name: (typed) => typed.trim() !== '' || m.caterer_ask_need_name(),
  contact: (typed) => phoneDigits(typed) !== '' || m.caterer_ask_need_phone(),
  email: (typed) =>
    typed.trim() === '' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed.trim()) || m.caterer_ask_need_email(),
  eventOn: (typed) => typed === '' || (isDay(typed) && typed >= dayInIndia(now())) || m.caterer_ask_need_day(),
  guests: (typed) =>
    typed.trim() === '' ||
    (/^\d{1,5}$/.test(typed.trim()) && Number(typed) >= 1 && Number(typed) <= limits.order.maxGuests) ||
    m.caterer_ask_need_guests({ most: limits.order.maxGuests.toLocaleString('en-IN') }),
  message: (typed) => typed.trim() !== '' || m.caterer_ask_need_message(),
} as const satisfies Record<keyof EnquiryFields, Rule>

/** What is sent; fields that were left empty are not. */
export function enquiryFrom(fields: EnquiryFields, catererId: string): Api['POST /api/enquiries']['given']['body'] {
  const { name, contact, email, eventOn, guests, message } = fields
  return {
    kind: 'caterer',
    catererId,
    name: name.trim(),
    contact: phoneDigits(contact),
    message: message.trim(),
    ...(email.trim() ? { email: email.trim() } : {}),
    ...(eventOn ? { eventOn } : {}),
    ...(guests.trim() ? { guests: Number(guests) } : {}),
  }
}
