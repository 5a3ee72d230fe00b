import { paths } from '#contract/paths.ts'
import { brand } from '#contract/brand.ts'
import { contacts } from '#contract/contacts.ts'
import { momentInIndia, type Day } from '#contract/values/calendar.ts'
import { formatPaise, type Paise } from '#contract/values/money.ts'
import { formatPhone } from '#contract/values/phone.ts'
import * as text from '#messages/emails'
import { localeOf, mail, us, type Mail, type Reader } from './mail.ts'
import { formatBriefMomentIn, formatDayIn, formatMomentIn } from './moment.ts'

/** What emails tell of an order. */
export interface OrderFacts {
  id: string
  bookingCode: string
  catererName: string
  /** Accounts of the caterer that are written to: its owner, then its managers. Empty for one whom nobody owns yet. */
  catererPeople: readonly string[]
  customerId: string
  eventDate: Day
  eventTime: string
  guests: number
  /** As the customer typed it, with its PIN code. */
  venue: string
  /** As the customer typed it, where the bill is for one. */
  company: string | undefined
  gstin: string | undefined
  /** The chosen dishes by course. */
  menu: readonly { course: string; dishes: readonly string[] }[]
  /** Undefined where its caterer may not know it, which is before it accepts (C95). */
  venuePinCode: string | undefined
  total: Paise
  /** What a coupon adds to the order, which the caterer brings. */
  gift: string | undefined
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
  catererCity: string
  /** As in {@link OrderFacts}. */
  catererPeople: readonly string[]
}

/** To the customer whose payment has arrived. */
export function orderRequestedMail(reader: Reader, order: OrderFacts, site: string): Mail {
  const locale = localeOf(reader)
  const caterer = catererFor(reader, order)
  const { answerBy } = order
  const says = text.email_order_requested({ caterer }, locale)
  const answer = answerBy
    ? text.email_order_requested_respond_by({ until: formatMomentIn(reader.language, answerBy) }, locale)
    : text.email_order_requested_respond_soon({}, locale)
  const day = formatDayIn(reader.language, order.eventDate)
  return mail('order_requested', order.id, reader, {
    subject: text.email_subject_order_requested({ caterer, day }, locale),
    paragraphs: [[says, answer, text.email_order_requested_refund({}, locale)].join(' ')],
    facts: [
      ...factsForCustomer(order, reader),
      ...detailsForCustomer(order, reader),
      [text.email_label_paid({}, locale), formatPaise(order.total)],
    ],
    actions: [{ text: text.email_action_view_booking({}, locale), url: site + paths.order(order.id) }],
  })
}

/** To owner and managers of the caterer that has to respond. */
export function orderToAnswerMail(reader: Reader, order: OrderFacts, site: string): Mail {
  const { language } = reader
  const locale = localeOf(reader)
  const { answerBy, guests: count } = order
  const subject = answerBy
    ? text.email_subject_order_to_answer_until({ count, until: formatBriefMomentIn(language, answerBy) }, locale)
    : text.email_subject_order_to_answer({ count }, locale)
  const answer = answerBy
    ? text.email_order_to_answer_until({ until: formatMomentIn(language, answerBy) }, locale)
    : text.email_order_to_answer_soon({}, locale)
  return mail('order_to_answer', order.id, reader, {
    subject,
    paragraphs: [[text.email_order_to_answer({}, locale), answer].join(' ')],
    facts: [
      ...factsForCaterer(order, reader),
      ...menuFor(order, reader),
      [text.email_label_total({}, locale), formatPaise(order.total)],
    ],
    actions: [{ text: text.email_action_respond_to_order({}, locale), url: site + paths.receivedOrder(order.id) }],
  })
}

/** To owner and managers of the caterer that has not responded yet; `about` tells one reminder from the next. Useless when the time is over. */
export function answerReminderMail(reader: Reader, order: OrderFacts, about: string, site: string): Mail {
  const { language } = reader
  const locale = localeOf(reader)
  const { answerBy, guests: count } = order
  if (!answerBy) throw new Error('an order without a time to answer has no reminder')
  const brief = formatBriefMomentIn(language, answerBy)
  const reminder = mail('order_answer_reminder', about, reader, {
    subject: text.email_subject_order_answer_reminder({ count, until: brief }, locale),
    paragraphs: [
      text.email_order_answer_reminder({}, locale),
      text.email_order_to_answer_until({ until: formatMomentIn(language, answerBy) }, locale),
      text.email_order_answer_reminder_else({}, locale),
    ],
    facts: [...factsForCaterer(order, reader), [text.email_label_total({}, locale), formatPaise(order.total)]],
    actions: [{ text: text.email_action_respond_to_order({}, locale), url: site + paths.receivedOrder(order.id) }],
  })
  return { ...reminder, uselessAt: answerBy }
}

/** To owner and managers of the caterer for which an order was accepted automatically. */
export function acceptedAutomaticallyMail(reader: Reader, order: OrderFacts, site: string): Mail {
  const locale = localeOf(reader)
  const day = formatDayIn(reader.language, order.eventDate)
  return mail('order_accepted_automatically', order.id, reader, {
    subject: text.email_subject_order_accepted_automatically({ day }, locale),
    paragraphs: [text.email_order_accepted_automatically({}, locale)],
    facts: [
      ...factsForCaterer(order, reader),
      ...menuFor(order, reader),
      [text.email_label_total({}, locale), formatPaise(order.total)],
    ],
    actions: [{ text: text.email_action_view_order({}, locale), url: site + paths.receivedOrder(order.id) }],
  })
}

/** To the caterer who was asked; to ourselves, who read English, while nobody owns it. */
export function enquiryMail(reader: Reader | undefined, enquiry: EnquiryFacts, site: string): Mail {
  const { contact, catererName, catererSlug: slug, catererCity: city } = enquiry
  const to = reader ?? us(contacts().email)
  const locale = localeOf(to)
  return mail('enquiry_received', enquiry.id, to, {
    subject: text.email_subject_enquiry_received({ brand: brand.name }, locale),
    paragraphs: [text.email_enquiry_received({ brand: brand.name }, locale)],
    facts: [
      [text.email_label_phone({}, locale), formatPhone(contact)],
      ...(reader ? [] : [[text.email_label_caterer({}, locale), catererName] as const]),
    ],
    actions: [
      reader
        ? { text: text.email_action_view_enquiry({}, locale), url: site + paths.receivedEnquiries() }
        : { text: text.email_action_view_page({}, locale), url: site + paths.caterer({ slug, city }) },
    ],
  })
}

/** The caterer of an order as its customer reads it: by name only where the address is confirmed, since anyone can choose a name. */
export function catererFor(reader: Reader, { catererName }: OrderFacts): string {
  return reader.emailVerified ? catererName : text.email_caterer_no_name({}, localeOf(reader))
}

/** The order in a few lines for its customer, with the venue as they typed it where the address is confirmed. */
export function factsForCustomer(order: OrderFacts, reader: Reader): [string, string][] {
  const venue: [string, string] = [text.email_label_venue({}, localeOf(reader)), order.venue]
  return [...factsForAnyone(order, reader), ...(reader.emailVerified ? [venue] : [])]
}

/** What was agreed in detail, for the customer: the menu and for whom the invoice is, where the address is confirmed. */
export function detailsForCustomer(order: OrderFacts, reader: Reader): [string, string][] {
  const { company, gstin } = order
  const locale = localeOf(reader)
  if (!reader.emailVerified) return []
  return [
    ...menuFor(order, reader),
    ...(company ? [[text.email_label_company({}, locale), company] satisfies [string, string]] : []),
    ...(gstin ? [[text.email_label_gstin({}, locale), gstin] satisfies [string, string]] : []),
  ]
}

/** The chosen dishes, a line for each course; none where the address is not confirmed, since anyone can name a dish. */
export function menuFor({ menu }: OrderFacts, reader: Reader): [string, string][] {
  if (!reader.emailVerified || menu.length === 0) return []
  const lines = menu.map(({ course, dishes }) => `${course}: ${dishes.join(', ')}`)
  return [[text.email_label_menu({}, localeOf(reader)), lines.join('\n')]]
}

/** The order in a few lines for its caterer, with nothing that the customer has typed. */
export function factsForCaterer(order: OrderFacts, reader: Reader): [string, string][] {
  const { venuePinCode } = order
  const pinCode: [string, string][] = venuePinCode
    ? [[text.email_label_pin_code({}, localeOf(reader)), venuePinCode]]
    : []
  return [...factsForAnyone(order, reader), ...pinCode]
}

function factsForAnyone(order: OrderFacts, reader: Reader): [string, string][] {
  const { bookingCode, eventDate, eventTime, guests, gift } = order
  const locale = localeOf(reader)
  return [
    [text.email_label_code({}, locale), bookingCode],
    [text.email_label_event_time({}, locale), formatMomentIn(reader.language, momentInIndia(eventDate, eventTime))],
    [text.email_label_guests({}, locale), String(guests)],
    ...(gift ? [[text.email_label_gift({}, locale), gift] satisfies [string, string]] : []),
  ]
}
