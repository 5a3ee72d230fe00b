import { paths } from '#contract/paths.ts'
import { brand } from '#contract/brand.ts'
import { momentInIndia } from '#contract/values/calendar.ts'
import type { Language } from '#contract/values/language.ts'
import { formatPaise, type Paise } from '#contract/values/money.ts'
import { formatPhone } from '#contract/values/phone.ts'
import { mail, type Mail, type Reader } from './mail.ts'
import { formatMomentIn } from './moment.ts'
import { wordsIn } from './words.ts'

/** What mails tell of an order. */
export interface OrderFacts {
  id: string
  catererName: string
  /** Null for a caterer whom nobody owns yet. */
  ownerId: string | null
  customerId: string
  eventDate: string
  eventTime: string
  guests: number
  venue: string
  contactName: string
  contactPhone: string
  total: Paise
  answerBy: Date | undefined
}

/** What mails tell of a question to a caterer. */
export interface EnquiryFacts {
  id: string
  name: string
  /** Empty when none was given. */
  email: string
  /** E.164. */
  contact: string
  message: string
  catererName: string
  catererSlug: string
  /** Null for a caterer whom nobody owns yet. */
  ownerId: string | null
}

/** To the customer whose payment has arrived. */
export function orderRequestedMail(reader: Reader, order: OrderFacts, site: string): Mail {
  const { toCustomer, facts, todo } = wordsIn[reader.language]
  const { catererName, answerBy } = order
  const answer = answerBy ? toCustomer.answersBy(formatMomentIn(reader.language, answerBy)) : toCustomer.answersSoon
  return mail('order_requested', order.id, reader, toCustomer.requested(catererName), {
    paragraphs: [[toCustomer.isRequested(catererName), answer, toCustomer.orRefund].join(' ')],
    facts: [...factsOf(order, reader.language), [facts.paid, formatPaise(order.total)]],
    actions: [{ text: todo.seeBooking, url: site + paths.order(order.id) }],
  })
}

/** To the owner of the kitchen that has to answer. */
export function orderToAnswerMail(reader: Reader, order: OrderFacts, site: string): Mail {
  const { toCaterer, facts, todo } = wordsIn[reader.language]
  const { answerBy } = order
  const answer = answerBy ? toCaterer.answerBy(formatMomentIn(reader.language, answerBy)) : toCaterer.answerSoon
  return mail('order_to_answer', order.id, reader, toCaterer.requested(String(order.guests)), {
    paragraphs: [[toCaterer.isRequested(order.catererName), answer].join(' ')],
    facts: [
      ...factsOf(order, reader.language),
      [facts.contact, `${order.contactName}, ${formatPhone(order.contactPhone)}`],
      [facts.total, formatPaise(order.total)],
    ],
    actions: [{ text: todo.answerOrder, url: site + paths.catererDashboard() }],
  })
}

/** To the kitchen that was asked; to ourselves, who read English, when nobody owns it yet. */
export function enquiryMail(reader: Reader | undefined, enquiry: EnquiryFacts, site: string): Mail {
  const { name, contact, email, message, catererName, catererSlug } = enquiry
  const to: Reader = reader ?? { id: '', email: brand.email, firstName: brand.name, language: 'en' }
  const { toCaterer, facts, todo } = wordsIn[to.language]
  return mail('enquiry_received', enquiry.id, to, toCaterer.asked(name, catererName), {
    paragraphs: [toCaterer.isAsked(catererName), ...message.split(/\s*\n\s*/).filter(Boolean)],
    facts: [[facts.name, name], [facts.phone, formatPhone(contact)], ...(email ? [[facts.email, email] as const] : [])],
    actions: [{ text: todo.seePage, url: site + paths.caterer(catererSlug) }],
  })
}

/** The order in a few lines. */
export function factsOf(
  { id, eventDate, eventTime, guests, venue }: OrderFacts,
  language: Language,
): [string, string][] {
  const { facts } = wordsIn[language]
  return [
    [facts.order, id],
    [facts.when, formatMomentIn(language, momentInIndia(eventDate, eventTime))],
    [facts.guests, String(guests)],
    [facts.where, venue],
  ]
}
