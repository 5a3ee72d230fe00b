import { paths } from '#contract/paths.ts'
import { brand } from '#contract/brand.ts'
import { momentInIndia, type Day } from '#contract/values/calendar.ts'
import type { Language } from '#contract/values/language.ts'
import { formatPaise, type Paise } from '#contract/values/money.ts'
import { formatPhone } from '#contract/values/phone.ts'
import { mail, type Mail, type Reader } from './mail.ts'
import { formatBriefMomentIn, formatDayIn, formatMomentIn } from './moment.ts'
import { wordsIn } from './words.ts'

/** What emails tell of an order. */
export interface OrderFacts {
  id: string
  catererName: string
  /** Null for a caterer whom nobody owns yet. */
  ownerId: string | null
  customerId: string
  eventDate: Day
  eventTime: string
  guests: number
  /** As the customer typed it. */
  venue: string
  venuePinCode: string
  total: Paise
  answerBy: Date | undefined
  /** Undefined once guests and menu can no longer be changed. */
  changesUntil: Date | undefined
}

/** What emails tell of a question to a caterer. What was written in it is not in them. */
export interface EnquiryFacts {
  id: string
  /** E.164. */
  contact: string
  catererName: string
  catererSlug: string
  /** Null for a caterer whom nobody owns yet. */
  ownerId: string | null
}

/** To the customer whose payment has arrived. */
export function orderRequestedMail(reader: Reader, order: OrderFacts, site: string): Mail {
  const { toCustomer, facts, todo } = wordsIn[reader.language]
  const caterer = catererFor(reader, order)
  const { answerBy } = order
  const answer = answerBy ? toCustomer.answersBy(formatMomentIn(reader.language, answerBy)) : toCustomer.answersSoon
  const subject = toCustomer.requested(caterer, formatDayIn(reader.language, order.eventDate))
  return mail('order_requested', order.id, reader, subject, {
    paragraphs: [[toCustomer.isRequested(caterer), answer, toCustomer.orRefund].join(' ')],
    facts: [...factsForCustomer(order, reader), [facts.paid, formatPaise(order.total)]],
    actions: [{ text: todo.seeBooking, url: site + paths.order(order.id) }],
  })
}

/** To the owner of the caterer that has to respond. */
export function orderToAnswerMail(reader: Reader, order: OrderFacts, site: string): Mail {
  const { language } = reader
  const { toCaterer, facts, todo } = wordsIn[language]
  const { answerBy } = order
  const guests = String(order.guests)
  const subject = answerBy
    ? toCaterer.requestedUntil(guests, formatBriefMomentIn(language, answerBy))
    : toCaterer.requested(guests)
  const answer = answerBy ? toCaterer.answerBy(formatMomentIn(language, answerBy)) : toCaterer.answerSoon
  return mail('order_to_answer', order.id, reader, subject, {
    paragraphs: [[toCaterer.isRequested, answer].join(' ')],
    facts: [...factsForCaterer(order, language), [facts.total, formatPaise(order.total)]],
    actions: [{ text: todo.answerOrder, url: site + paths.catererDashboard() }],
  })
}

/** To the caterer who was asked; to ourselves, who read English, while nobody owns it. */
export function enquiryMail(reader: Reader | undefined, enquiry: EnquiryFacts, site: string): Mail {
  const { contact, catererName, catererSlug } = enquiry
  const us: Reader = { id: '', email: brand.email, emailVerified: true, firstName: brand.name, language: 'en' }
  const to = reader ?? us
  const { toCaterer, facts, todo } = wordsIn[to.language]
  return mail('enquiry_received', enquiry.id, to, toCaterer.asked, {
    paragraphs: [toCaterer.isAsked],
    facts: [[facts.phone, formatPhone(contact)], ...(reader ? [] : [[facts.caterer, catererName] as const])],
    actions: [{ text: todo.seePage, url: site + paths.caterer(catererSlug) }],
  })
}

/** The caterer of an order as its customer reads it: by name only where the address is confirmed, since anyone can choose a name. */
export function catererFor({ emailVerified, language }: Reader, { catererName }: OrderFacts): string {
  return emailVerified ? catererName : wordsIn[language].theCaterer
}

/** The order in a few lines for its customer, with the venue as they typed it where the address is confirmed. */
export function factsForCustomer(order: OrderFacts, { emailVerified, language }: Reader): [string, string][] {
  const { facts } = wordsIn[language]
  return [
    ...factsForAnyone(order, language),
    ...(emailVerified ? [[facts.where, order.venue] as [string, string]] : []),
  ]
}

/** The order in a few lines for its caterer, with nothing that the customer has typed. */
export function factsForCaterer(order: OrderFacts, language: Language): [string, string][] {
  return [...factsForAnyone(order, language), [wordsIn[language].facts.pinCode, order.venuePinCode]]
}

function factsForAnyone({ id, eventDate, eventTime, guests }: OrderFacts, language: Language): [string, string][] {
  const { facts } = wordsIn[language]
  return [
    [facts.order, id],
    [facts.when, formatMomentIn(language, momentInIndia(eventDate, eventTime))],
    [facts.guests, String(guests)],
  ]
}
