import { brand } from '#contract/brand.ts'
import { formatDayAndTime, formatMoment } from '#contract/values/calendar.ts'
import { formatPaise, type Paise } from '#contract/values/money.ts'
import { formatPhone } from '#contract/values/phone.ts'
import { mail, signature, type Mail, type Reader } from './mail.ts'

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
  const answer = order.answerBy ? ` by ${formatMoment(order.answerBy)}` : ''
  return mail('order_requested', order.id, reader, `Your order with ${order.catererName}`, {
    greeting: `Namaste ${reader.firstName},`,
    paragraphs: [
      `your payment has arrived, and we have asked ${order.catererName} to cook for you. They answer${answer}. If they cannot, you get everything back.`,
    ],
    facts: [...factsOf(order), ['Paid', formatPaise(order.total)]],
    actions: [{ text: 'See your booking', url: `${site}/my-orders/${order.id}` }],
    signature,
  })
}

/** To the owner of the kitchen that has to answer. */
export function orderToAnswerMail(reader: Reader, order: OrderFacts, site: string): Mail {
  const answer = order.answerBy ? `Please answer by ${formatMoment(order.answerBy)}.` : 'Please answer soon.'
  return mail('order_to_answer', order.id, reader, `New order for ${order.guests} guests`, {
    greeting: `Namaste ${reader.firstName},`,
    paragraphs: [`somebody wants ${order.catererName} to cook and has paid. ${answer}`],
    facts: [
      ...factsOf(order),
      ['Contact', `${order.contactName}, ${formatPhone(order.contactPhone)}`],
      ['Total', formatPaise(order.total)],
    ],
    actions: [{ text: 'Answer the order', url: `${site}/caterer-dashboard` }],
    signature,
  })
}

/** To the kitchen that was asked; to ourselves when nobody owns it yet. */
export function enquiryMail(reader: Reader | undefined, enquiry: EnquiryFacts, site: string): Mail {
  const { name, contact, email, message, catererName, catererSlug } = enquiry
  const to = reader ?? { id: '', email: brand.email, firstName: brand.name }
  return mail('enquiry_received', enquiry.id, to, `${name} has a question for ${catererName}`, {
    greeting: `Namaste ${to.firstName},`,
    paragraphs: [
      `somebody has read the page of ${catererName} and asks you to call back. They wrote:`,
      ...message.split(/\s*\n\s*/).filter(Boolean),
    ],
    facts: [['Name', name], ['Phone', formatPhone(contact)], ...(email ? [['E-mail', email] as const] : [])],
    actions: [{ text: 'See the page they have read', url: `${site}/caterer/${catererSlug}` }],
    signature,
  })
}

/** The order in a few lines. */
export function factsOf(order: OrderFacts): [string, string][] {
  return [
    ['Order', order.id],
    ['When', formatDayAndTime(order.eventDate, order.eventTime)],
    ['Guests', String(order.guests)],
    ['Where', order.venue],
  ]
}
