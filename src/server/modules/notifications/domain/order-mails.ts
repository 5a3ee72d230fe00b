import { paths } from '#contract/paths.ts'
import { limits } from '#contract/limits.ts'
import { formatPaise, type Paise } from '#contract/values/money.ts'
import { mail, type Mail, type MailKind, type Reader } from './mail.ts'
import { catererFor, factsForCaterer, factsForCustomer, type OrderFacts } from './mails.ts'
import { formatDayIn, formatMomentIn } from './moment.ts'
import { wordsIn } from './words.ts'
import type { Words } from './words/english.ts'

/** How an order came to nothing, as emails tell it. */
export interface EndingFacts {
  by: 'customer' | 'caterer' | 'nobody'
  /** Reports whether a reason was given. The reason is on the booking's page, not in emails. */
  hasReason: boolean
  refund: Paise
  compensation: Paise
}

/** What has changed of an order, as emails tell it. */
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
  reader: Reader
  order: OrderFacts
  ending: EndingFacts
  change: ChangeFacts | undefined
}

/** What texts about an order are made with: the caterer and the event's day as the reader sees them. */
interface Named extends Happening {
  caterer: string
  day: string
}

type Tell = (words: Words, about: Named) => Told

/** What the customer is told, by the state that the order has come to. */
const tellCustomer: Readonly<Record<string, Tell>> = {
  'order.accepted': ({ toCustomer, todo }, { caterer, day, order: { changesUntil }, reader }) => ({
    kind: 'order_accepted',
    subject: toCustomer.accepted(caterer, day),
    says: [
      toCustomer.isAccepted(caterer),
      ...(changesUntil ? [toCustomer.changeUntil(formatMomentIn(reader.language, changesUntil))] : []),
    ],
    todo: todo.seeBooking,
  }),
  'order.declined': (words, { caterer, day, ending }) => ({
    kind: 'order_declined',
    subject: words.toCustomer.declined(caterer, day),
    says: [
      [words.toCustomer.isDeclined(caterer), backIn(words, ending.refund)].join(' '),
      ...(ending.hasReason ? [words.toCustomer.reasonIsThere] : []),
    ],
    todo: words.todo.findAnother,
  }),
  'order.lapsed': (words, { caterer, day, ending }) => ({
    kind: 'order_lapsed',
    subject: words.toCustomer.lapsed(caterer, day),
    says: [[words.toCustomer.isLapsed(caterer), backIn(words, ending.refund), words.order.sorry].join(' ')],
    todo: words.todo.findAnother,
  }),
  'order.in_preparation': ({ toCustomer, todo }, { caterer }) => ({
    kind: 'order_in_preparation',
    subject: toCustomer.inPreparation(caterer),
    says: [toCustomer.isInPreparation(caterer)],
    todo: todo.seeBooking,
  }),
  'order.delivered': ({ toCustomer, todo }, { caterer }) => ({
    kind: 'order_delivered',
    subject: toCustomer.delivered,
    says: [toCustomer.isDelivered(caterer, String(limits.order.completedAfterDays))],
    todo: todo.completeOrder,
  }),
  'order.completed': ({ toCustomer, todo }, { caterer }) => ({
    kind: 'order_completed',
    subject: toCustomer.completed(caterer),
    says: [toCustomer.isCompleted(caterer)],
    todo: todo.writeReview,
    place: 'review',
  }),
  'order.cancelled': (words, { caterer, day, ending: { by, refund, hasReason } }) => ({
    kind: 'order_cancelled',
    subject: words.toCustomer.cancelled(caterer, day),
    says: [
      by === 'caterer' ? words.toCustomer.isCancelledByCaterer(caterer) : words.toCustomer.isCancelledByYou,
      backIn(words, refund),
      ...(by === 'caterer' && hasReason ? [words.toCustomer.reasonIsThere] : []),
    ],
    todo: words.todo.seeBooking,
  }),
  'order.changed': (words, { caterer, day, change }) => ({
    kind: 'order_changed',
    subject: words.toCustomer.changed(caterer, day),
    says: [
      change ? words.toCustomer.isChangedTo(whatChanged(words, change)) : words.toCustomer.isChanged,
      ...settled(words, caterer, change),
    ],
    todo: words.todo.seeBooking,
  }),
}

/** What the owner of the caterer is told. */
const tellCaterer: Readonly<Record<string, Tell>> = {
  'order.lapsed': ({ toCaterer, todo }, { day }) => ({
    kind: 'order_lapsed_caterer',
    subject: toCaterer.lapsed(day),
    says: [toCaterer.isLapsed],
    todo: todo.seeOrders,
  }),
  'order.cancelled': (words, { day, ending: { by, compensation } }) => ({
    kind: 'order_cancelled_caterer',
    subject: words.toCaterer.cancelled(day),
    says: [
      by === 'caterer' ? words.toCaterer.isCancelledByYou : words.toCaterer.isCancelledByCustomer,
      ...(compensation > 0 ? [words.toCaterer.youOwe(formatPaise(compensation))] : []),
    ],
    todo: words.todo.seeOrders,
  }),
  'order.changed': (words, { day, change }) => ({
    kind: 'order_changed_caterer',
    subject: words.toCaterer.changed(day),
    says: [
      change ? words.toCaterer.isChangedTo(whatChanged(words, change)) : words.toCaterer.isChanged,
      ...(change && change.retained > 0 ? [words.toCaterer.retained(formatPaise(change.retained))] : []),
      ...(change && change.retainedUsed > 0 ? [words.toCaterer.retainedUsed(formatPaise(change.retainedUsed))] : []),
    ],
    todo: words.todo.seeChange,
  }),
}

/** What follows for one reader from something that happened to an order; `about` tells one such email from the next. */
export function orderMail(
  side: 'customer' | 'caterer',
  type: string,
  { about, site, ...happening }: { about: string; site: string } & Happening,
): Mail | undefined {
  const { reader, order } = happening
  const words = wordsIn[reader.language]
  const day = formatDayIn(reader.language, order.eventDate)
  const named: Named = { ...happening, caterer: catererFor(reader, order), day }
  const told = (side === 'customer' ? tellCustomer : tellCaterer)[type]?.(words, named)
  if (!told) return undefined
  return mail(told.kind, about, reader, told.subject, {
    paragraphs: told.says,
    facts: [...factsFor(side, order, reader), [words.facts.total, formatPaise(order.total)]],
    actions: [{ text: told.todo, url: addressOf(side, order, site, told.place) }],
  })
}

/** To the side that has not read what the other one wrote. Nothing of it is in the email. */
export function unreadMail(
  side: 'customer' | 'caterer',
  reader: Reader,
  order: OrderFacts,
  about: string,
  site: string,
): Mail {
  const words = wordsIn[reader.language]
  const caterer = catererFor(reader, order)
  const [subject, says] =
    side === 'customer'
      ? [words.toCustomer.unread(caterer), words.toCustomer.isUnread(caterer)]
      : [words.toCaterer.unread, words.toCaterer.isUnread]
  return mail('order_unread', about, reader, subject, {
    paragraphs: [says],
    facts: factsFor(side, order, reader),
    actions: [{ text: words.todo.readMessage, url: addressOf(side, order, site, 'messages') }],
  })
}

function factsFor(side: 'customer' | 'caterer', order: OrderFacts, reader: Reader): [string, string][] {
  return side === 'customer' ? factsForCustomer(order, reader) : factsForCaterer(order, reader.language)
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
