import { limits } from '#contract/limits.ts'
import { formatPaise, paise, type Paise } from '#contract/values/money.ts'
import { mail, signature, type Mail, type Reader } from './mail.ts'
import { factsOf, type OrderFacts } from './mails.ts'

/** How an order came to nothing, as mails tell it. */
export interface EndingFacts {
  by: 'customer' | 'caterer' | 'nobody'
  /** As typed; may be empty. */
  reason: string
  refund: Paise
  compensation: Paise
}

/** What has changed of an order, as mails tell it. */
export interface ChangeFacts {
  guestsBefore: number
  guestsAfter: number
  /** What the customer paid more, or gets back when it is negative. */
  difference: Paise
}

/** Parts of the customer's page of an order that have an address of their own. */
type Place = 'messages' | 'review'

interface Told {
  kind: string
  subject: string
  says: string[]
  /** What the reader can do about it. */
  todo: string
  /** Where on the customer's page of the order that is. */
  place?: Place
}

type Tell = (order: OrderFacts, ending: EndingFacts, change: ChangeFacts | undefined) => Told

/** What the customer is told, by the state that the order has come to. */
const toCustomer: Readonly<Record<string, Tell>> = {
  'order.accepted': ({ catererName }) => ({
    kind: 'order_accepted',
    subject: `${catererName} will cook for you`,
    says: [
      `good news: ${catererName} has accepted your order. Guests and menu may change for some time; see your booking.`,
    ],
    todo: 'See your booking',
  }),
  'order.declined': ({ catererName }, { refund, reason }) => ({
    kind: 'order_declined',
    subject: `${catererName} cannot take your order`,
    says: [`${catererName} cannot cook for you this time. ${backIn(refund)}`, ...quoted(reason)],
    todo: 'Find another caterer from your booking',
  }),
  'order.lapsed': ({ catererName }, { refund }) => ({
    kind: 'order_lapsed',
    subject: `${catererName} did not answer in time`,
    says: [`${catererName} did not answer in time, so your order has ended. ${backIn(refund)} We are sorry.`],
    todo: 'Find another caterer from your booking',
  }),
  'order.in_preparation': ({ catererName }) => ({
    kind: 'order_in_preparation',
    subject: `${catererName} prepares your order`,
    says: [`${catererName} has begun to prepare your order. From now on guests and menu stay as they are.`],
    todo: 'See your booking',
  }),
  'order.delivered': ({ catererName }) => ({
    kind: 'order_delivered',
    subject: `Your order was delivered`,
    says: [
      `${catererName} says that your order was delivered. Please say whether all is well; without a word from you it is complete in ${limits.order.completedAfterDays} days.`,
    ],
    todo: 'Complete your order',
  }),
  'order.completed': ({ catererName }) => ({
    kind: 'order_completed',
    subject: `How was ${catererName}?`,
    says: [`your order is complete. Would you tell others how ${catererName} cooked? It takes a minute.`],
    todo: 'Write a review',
    place: 'review',
  }),
  'order.cancelled': ({ catererName }, { by, refund, compensation, reason }) => ({
    kind: 'order_cancelled',
    subject: `Your order with ${catererName} is cancelled`,
    says: [
      by === 'caterer' ? `${catererName} has cancelled your order. We are sorry.` : 'you have cancelled your order.',
      backIn(refund),
      ...(compensation > 0 ? [`${catererName} owes you ${formatPaise(compensation)} on top for cancelling late.`] : []),
      ...(by === 'caterer' ? quoted(reason) : []),
    ],
    todo: 'See your booking',
  }),
  'order.changed': ({ catererName }, _, change) => ({
    kind: 'order_changed',
    subject: `Your order with ${catererName} has changed`,
    says: [`your change counts from now on${change ? `: ${whatChanged(change)}.` : '.'}`, ...settled(change)],
    todo: 'See your booking',
  }),
}

/** What the owner of the kitchen is told. */
const toCaterer: Readonly<Record<string, Tell>> = {
  'order.lapsed': () => ({
    kind: 'order_lapsed_caterer',
    subject: 'An order was not answered in time',
    says: ['this order was not answered in time. The customer gets everything back.'],
    todo: 'See your orders',
  }),
  'order.cancelled': (_, { by, compensation, reason }) => ({
    kind: 'order_cancelled_caterer',
    subject: 'An order is cancelled',
    says: [
      by === 'caterer'
        ? 'you have cancelled this order. The customer gets everything back.'
        : 'the customer has cancelled.',
      ...(compensation > 0 ? [`For cancelling late you owe the customer ${formatPaise(compensation)} on top.`] : []),
      ...(by === 'customer' ? quoted(reason) : []),
    ],
    todo: 'See your orders',
  }),
  'order.changed': (_, __, change) => ({
    kind: 'order_changed_caterer',
    subject: 'An order has changed',
    says: [
      `the customer has changed guests or menu${change ? `: ${whatChanged(change)}` : ''}. Please look before you buy and cook.`,
    ],
    todo: 'See what has changed',
  }),
}

/** What follows for one reader from something that happened to an order; `about` tells one such mail from the next. */
export function orderMail(
  side: 'customer' | 'caterer',
  type: string,
  {
    reader,
    order,
    ending,
    change,
    about,
    site,
  }: {
    reader: Reader
    order: OrderFacts
    ending: EndingFacts
    change: ChangeFacts | undefined
    about: string
    site: string
  },
): Mail | undefined {
  const told = (side === 'customer' ? toCustomer : toCaterer)[type]?.(order, ending, change)
  if (!told) return undefined
  return mail(told.kind, about, reader, told.subject, {
    greeting: `Namaste ${reader.firstName},`,
    paragraphs: told.says,
    facts: [...factsOf(order), ['Total', formatPaise(order.total)]],
    actions: [{ text: told.todo, url: addressOf(side, order, site, told.place) }],
    signature,
  })
}

/** To somebody who has not read what the other side wrote. Nothing of it stands in the mail. */
export function unreadMail(
  side: 'customer' | 'caterer',
  reader: Reader,
  order: OrderFacts,
  about: string,
  site: string,
): Mail {
  const other = side === 'customer' ? order.catererName : order.contactName
  return mail('order_unread', about, reader, `${other} has written to you`, {
    greeting: `Namaste ${reader.firstName},`,
    paragraphs: [`${other} has written to you about an order, and you have not read it yet.`],
    facts: factsOf(order),
    actions: [{ text: 'Read and answer', url: addressOf(side, order, site, 'messages') }],
    signature,
  })
}

function addressOf(side: 'customer' | 'caterer', { id }: OrderFacts, site: string, place?: Place): string {
  return side === 'customer' ? `${site}/my-orders/${id}${place ? `#${place}` : ''}` : `${site}/caterer-dashboard`
}

function whatChanged({ guestsBefore, guestsAfter }: ChangeFacts): string {
  return guestsBefore === guestsAfter
    ? `other dishes or hours for ${guestsAfter} guests`
    : `${guestsAfter} guests instead of ${guestsBefore}`
}

/** How the difference was settled; nothing when there is none. */
function settled(change: ChangeFacts | undefined): string[] {
  if (!change || change.difference === 0) return []
  return change.difference > 0
    ? [`You have paid ${formatPaise(change.difference)} more.`]
    : [backIn(paise(-change.difference))]
}

function backIn(refund: Paise): string {
  return refund > 0
    ? `You get ${formatPaise(refund)} back the way you paid, usually within a few days.`
    : 'By the terms of this caterer nothing comes back at this notice.'
}

/** What somebody wrote, a paragraph for each line; nothing when they wrote nothing. */
export function quoted(reason: string): string[] {
  const lines = reason.split(/\s*\n\s*/).filter(Boolean)
  return lines.length > 0 ? ['They wrote:', ...lines] : []
}
