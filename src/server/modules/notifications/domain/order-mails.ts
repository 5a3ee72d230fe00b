import { paths } from '#contract/paths.ts'
import { limits } from '#contract/limits.ts'
import { formatPaise, type Paise } from '#contract/values/money.ts'
import { mail, type Mail, type MailKind, type Reader } from './mail.ts'
import { factsOf, type OrderFacts } from './mails.ts'
import { wordsIn } from './words.ts'
import type { Words } from './words/english.ts'

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
  /** Refund of a reduction. */
  refund: Paise
  /** Retained of a reduction as cancellation charge. */
  retained: Paise
  /** Part of an increase that was paid from retained money. */
  retainedUsed: Paise
  /** Part of an increase that the customer paid. */
  paid: Paise
}

/** Parts of the customer's page of an order that have an address of their own. */
type Place = 'messages' | 'review'

interface Told {
  kind: MailKind
  subject: string
  says: string[]
  /** What the reader can do about it. */
  todo: string
  /** Where on the customer's page of the order that is. */
  place?: Place
}

interface Happening {
  order: OrderFacts
  ending: EndingFacts
  change: ChangeFacts | undefined
}

type Tell = (words: Words, about: Happening) => Told

/** What the customer is told, by the state that the order has come to. */
const tellCustomer: Readonly<Record<string, Tell>> = {
  'order.accepted': ({ toCustomer, todo }, { order }) => ({
    kind: 'order_accepted',
    subject: toCustomer.accepted(order.catererName),
    says: [toCustomer.isAccepted(order.catererName)],
    todo: todo.seeBooking,
  }),
  'order.declined': (words, { order, ending }) => ({
    kind: 'order_declined',
    subject: words.toCustomer.declined(order.catererName),
    says: [
      [words.toCustomer.isDeclined(order.catererName), backIn(words, ending.refund)].join(' '),
      ...quoted(words, ending.reason),
    ],
    todo: words.todo.findAnother,
  }),
  'order.lapsed': (words, { order, ending }) => ({
    kind: 'order_lapsed',
    subject: words.toCustomer.lapsed(order.catererName),
    says: [[words.toCustomer.isLapsed(order.catererName), backIn(words, ending.refund), words.order.sorry].join(' ')],
    todo: words.todo.findAnother,
  }),
  'order.in_preparation': ({ toCustomer, todo }, { order }) => ({
    kind: 'order_in_preparation',
    subject: toCustomer.inPreparation(order.catererName),
    says: [toCustomer.isInPreparation(order.catererName)],
    todo: todo.seeBooking,
  }),
  'order.delivered': ({ toCustomer, todo }, { order }) => ({
    kind: 'order_delivered',
    subject: toCustomer.delivered,
    says: [toCustomer.isDelivered(order.catererName, String(limits.order.completedAfterDays))],
    todo: todo.completeOrder,
  }),
  'order.completed': ({ toCustomer, todo }, { order }) => ({
    kind: 'order_completed',
    subject: toCustomer.completed(order.catererName),
    says: [toCustomer.isCompleted(order.catererName)],
    todo: todo.writeReview,
    place: 'review',
  }),
  'order.cancelled': (words, { order: { catererName }, ending: { by, refund, compensation, reason } }) => ({
    kind: 'order_cancelled',
    subject: words.toCustomer.cancelled(catererName),
    says: [
      by === 'caterer' ? words.toCustomer.isCancelledByCaterer(catererName) : words.toCustomer.isCancelledByYou,
      backIn(words, refund),
      ...(compensation > 0 ? [words.toCustomer.isOwed(catererName, formatPaise(compensation))] : []),
      ...(by === 'caterer' ? quoted(words, reason) : []),
    ],
    todo: words.todo.seeBooking,
  }),
  'order.changed': (words, { order, change }) => ({
    kind: 'order_changed',
    subject: words.toCustomer.changed(order.catererName),
    says: [
      change ? words.toCustomer.isChangedTo(whatChanged(words, change)) : words.toCustomer.isChanged,
      ...settled(words, order.catererName, change),
    ],
    todo: words.todo.seeBooking,
  }),
}

/** What the owner of the kitchen is told. */
const tellCaterer: Readonly<Record<string, Tell>> = {
  'order.lapsed': ({ toCaterer, todo }) => ({
    kind: 'order_lapsed_caterer',
    subject: toCaterer.lapsed,
    says: [toCaterer.isLapsed],
    todo: todo.seeOrders,
  }),
  'order.cancelled': (words, { ending: { by, compensation, reason } }) => ({
    kind: 'order_cancelled_caterer',
    subject: words.toCaterer.cancelled,
    says: [
      by === 'caterer' ? words.toCaterer.isCancelledByYou : words.toCaterer.isCancelledByCustomer,
      ...(compensation > 0 ? [words.toCaterer.youOwe(formatPaise(compensation))] : []),
      ...(by === 'customer' ? quoted(words, reason) : []),
    ],
    todo: words.todo.seeOrders,
  }),
  'order.changed': (words, { change }) => ({
    kind: 'order_changed_caterer',
    subject: words.toCaterer.changed,
    says: [
      change ? words.toCaterer.isChangedTo(whatChanged(words, change)) : words.toCaterer.isChanged,
      ...(change && change.retained > 0 ? [words.toCaterer.retained(formatPaise(change.retained))] : []),
      ...(change && change.retainedUsed > 0 ? [words.toCaterer.retainedUsed(formatPaise(change.retainedUsed))] : []),
    ],
    todo: words.todo.seeChange,
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
    about: string
    site: string
  } & Happening,
): Mail | undefined {
  const words = wordsIn[reader.language]
  const told = (side === 'customer' ? tellCustomer : tellCaterer)[type]?.(words, { order, ending, change })
  if (!told) return undefined
  return mail(told.kind, about, reader, told.subject, {
    paragraphs: told.says,
    facts: [...factsOf(order, reader.language), [words.facts.total, formatPaise(order.total)]],
    actions: [{ text: told.todo, url: addressOf(side, order, site, told.place) }],
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
  const words = wordsIn[reader.language]
  const other = side === 'customer' ? order.catererName : order.contactName
  return mail('order_unread', about, reader, words.order.unread(other), {
    paragraphs: [words.order.isUnread(other)],
    facts: factsOf(order, reader.language),
    actions: [{ text: words.todo.readMessage, url: addressOf(side, order, site, 'messages') }],
  })
}

function addressOf(side: 'customer' | 'caterer', { id }: OrderFacts, site: string, place?: Place): string {
  return side === 'customer' ? `${site}${paths.order(id)}${place ? `#${place}` : ''}` : site + paths.catererDashboard()
}

function whatChanged({ order }: Words, { guestsBefore, guestsAfter }: ChangeFacts): string {
  return guestsBefore === guestsAfter
    ? order.otherDishes(String(guestsAfter))
    : order.otherGuests(String(guestsBefore), String(guestsAfter))
}

/** How the difference was settled, a paragraph for each amount; nothing when there is none. */
function settled({ toCustomer, order }: Words, caterer: string, change: ChangeFacts | undefined): string[] {
  if (!change) return []
  const { refund, retained, retainedUsed, paid } = change
  return [
    ...(paid > 0 ? [toCustomer.paidMore(formatPaise(paid))] : []),
    ...(retainedUsed > 0 ? [toCustomer.paidFromCharge(formatPaise(retainedUsed))] : []),
    ...(refund > 0 ? [order.refund(formatPaise(refund))] : []),
    ...(retained > 0 ? [toCustomer.charged(caterer, formatPaise(retained)), toCustomer.chargeIsUsedFirst] : []),
  ]
}

function backIn({ order }: Words, refund: Paise): string {
  return refund > 0 ? order.refund(formatPaise(refund)) : order.noRefund
}

/** What somebody wrote, a paragraph for each line; nothing when they wrote nothing. */
export function quoted({ theyWrote }: Words, reason: string): string[] {
  const lines = reason.split(/\s*\n\s*/).filter(Boolean)
  return lines.length > 0 ? [theyWrote, ...lines] : []
}
