import { paths } from '#contract/paths.ts'
import { limits } from '#contract/limits.ts'
import { addDays, type Day } from '#contract/values/calendar.ts'
import type { Language } from '#contract/values/language.ts'
import { formatPaise, type Paise } from '#contract/values/money.ts'
import * as text from '#messages/emails'
import { localeOf, mail, type Mail, type MailKind, type Reader } from './mail.ts'
import { catererFor, detailsForCustomer, factsForCaterer, factsForCustomer, menuFor, type OrderFacts } from './mails.ts'
import { formatDayIn, formatMomentIn } from './moment.ts'

/** How an order closed, as emails tell it. */
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
  locale: { locale: Language }
  caterer: string
  day: string
}

type Tell = (about: Named) => Told

/** How a cancellation is worded to each side, by the one who cancelled. Nobody's is that of an order whose ending is not known. */
const cancelledBy: Readonly<
  Record<
    EndingFacts['by'],
    Record<'customer' | 'caterer', (values: { caterer: string }, locale: Named['locale']) => string>
  >
> = {
  customer: {
    customer: text.email_order_cancelled_by_customer,
    caterer: text.email_order_cancelled_caterer_by_customer,
  },
  caterer: {
    customer: text.email_order_cancelled_by_caterer,
    caterer: text.email_order_cancelled_caterer_by_caterer,
  },
  nobody: { customer: text.email_order_cancelled, caterer: text.email_order_cancelled_caterer },
}

/** What the customer is told, by the state that the order has come to. */
const tellCustomer: Readonly<Record<string, Tell>> = {
  'order.accepted': ({ locale, caterer, day, order: { changesUntil }, reader }) => ({
    kind: 'order_accepted',
    subject: text.email_subject_order_accepted({ caterer, day }, locale),
    says: [
      text.email_order_accepted({ caterer }, locale),
      ...(changesUntil
        ? [text.email_order_accepted_change_until({ until: formatMomentIn(reader.language, changesUntil) }, locale)]
        : []),
    ],
    todo: text.email_action_view_booking({}, locale),
  }),
  'order.declined': ({ locale, caterer, day, ending }) => ({
    kind: 'order_declined',
    subject: text.email_subject_order_declined({ caterer, day }, locale),
    says: [
      [text.email_order_declined({ caterer }, locale), refundOf(ending, locale)].join(' '),
      ...(ending.hasReason ? [text.email_reason_on_booking_page({}, locale)] : []),
    ],
    todo: text.email_action_find_another_caterer({}, locale),
  }),
  'order.lapsed': ({ locale, caterer, day, ending }) => ({
    kind: 'order_lapsed',
    subject: text.email_subject_order_lapsed({ caterer, day }, locale),
    says: [
      [text.email_order_lapsed({ caterer }, locale), refundOf(ending, locale), text.email_apology({}, locale)].join(
        ' ',
      ),
    ],
    todo: text.email_action_find_another_caterer({}, locale),
  }),
  'order.in_preparation': ({ locale, caterer }) => ({
    kind: 'order_in_preparation',
    subject: text.email_subject_order_in_preparation({ caterer }, locale),
    says: [text.email_order_in_preparation({ caterer }, locale)],
    todo: text.email_action_view_booking({}, locale),
  }),
  'order.delivered': ({ locale, caterer }) => ({
    kind: 'order_delivered',
    subject: text.email_subject_order_delivered({}, locale),
    says: [text.email_order_delivered({ caterer, count: limits.order.completedAfterDays }, locale)],
    todo: text.email_action_confirm_delivery({}, locale),
  }),
  'order.unmarked': ({ locale, caterer, order, reader }) => ({
    kind: 'order_unmarked',
    subject: text.email_subject_order_unmarked({}, locale),
    says: [
      text.email_order_unmarked({ caterer }, locale),
      text.email_order_unmarked_else({ day: formatDayIn(reader.language, completedOn(order)) }, locale),
    ],
    todo: text.email_action_confirm_delivery({}, locale),
  }),
  'order.completed': ({ locale, caterer }) => ({
    kind: 'order_completed',
    subject: text.email_subject_order_completed({ caterer }, locale),
    says: [text.email_order_completed({ caterer }, locale)],
    todo: text.email_action_write_review({}, locale),
    place: 'review',
  }),
  'order.cancelled': ({ locale, caterer, day, ending }) => ({
    kind: 'order_cancelled',
    subject: text.email_subject_order_cancelled({ caterer, day }, locale),
    says: [
      cancelledBy[ending.by].customer({ caterer }, locale),
      refundOf(ending, locale),
      ...(ending.by === 'caterer' && ending.hasReason ? [text.email_reason_on_booking_page({}, locale)] : []),
    ],
    todo: text.email_action_view_booking({}, locale),
  }),
  'order.changed': ({ locale, caterer, day, change }) => ({
    kind: 'order_changed',
    subject: text.email_subject_order_changed({ caterer, day }, locale),
    says: change
      ? [
          text.email_order_changed_to({ change: whatChanged(change, locale) }, locale),
          ...settled(change, caterer, locale),
        ]
      : [text.email_order_changed({}, locale)],
    todo: text.email_action_view_booking({}, locale),
  }),
}

/** The day on which an order is complete that nobody marks as delivered (C92). */
function completedOn({ eventDate }: OrderFacts): Day {
  return addDays(eventDate, limits.order.unmarkedCompletedAfterDays)
}

/** What the owner of the caterer is told. */
const tellCaterer: Readonly<Record<string, Tell>> = {
  'order.unmarked': ({ locale, day, order, reader }) => ({
    kind: 'order_unmarked_caterer',
    subject: text.email_subject_order_unmarked_caterer({ day }, locale),
    says: [
      text.email_order_unmarked_caterer({}, locale),
      text.email_order_unmarked_caterer_else({ day: formatDayIn(reader.language, completedOn(order)) }, locale),
    ],
    todo: text.email_action_view_order({}, locale),
  }),
  'order.lapsed': ({ locale, day }) => ({
    kind: 'order_lapsed_caterer',
    subject: text.email_subject_order_lapsed_caterer({ day }, locale),
    says: [text.email_order_lapsed_caterer({}, locale)],
    todo: text.email_action_view_order({}, locale),
  }),
  'order.cancelled': ({ locale, caterer, day, ending: { by, compensation } }) => ({
    kind: 'order_cancelled_caterer',
    subject: text.email_subject_order_cancelled_caterer({ day }, locale),
    says: [
      cancelledBy[by].caterer({ caterer }, locale),
      ...ifAny(compensation, (amount) => text.email_order_cancelled_caterer_penalty({ amount }, locale)),
    ],
    todo: text.email_action_view_order({}, locale),
  }),
  'order.changed': ({ locale, day, change }) => ({
    kind: 'order_changed_caterer',
    subject: text.email_subject_order_changed_caterer({ day }, locale),
    says: change
      ? [
          text.email_order_changed_caterer_to({ change: whatChanged(change, locale) }, locale),
          ...ifAny(change.retained, (amount) => text.email_order_changed_caterer_retained({ amount }, locale)),
          ...ifAny(change.retainedUsed, (amount) => text.email_order_changed_caterer_retained_used({ amount }, locale)),
        ]
      : [text.email_order_changed_caterer({}, locale)],
    todo: text.email_action_view_change({}, locale),
  }),
}

/** Emails about what is agreed, which say it in detail. */
const agreements: ReadonlySet<MailKind> = new Set(['order_accepted', 'order_changed', 'order_changed_caterer'])

/** What follows for one reader from something that happened to an order; `about` tells one such email from the next. */
export function orderMail(
  side: 'customer' | 'caterer',
  type: string,
  { about, site, ...happening }: { about: string; site: string } & Happening,
): Mail | undefined {
  const { reader, order } = happening
  const locale = localeOf(reader)
  const day = formatDayIn(reader.language, order.eventDate)
  const named: Named = { ...happening, locale, caterer: catererFor(reader, order), day }
  const told = (side === 'customer' ? tellCustomer : tellCaterer)[type]?.(named)
  if (!told) return undefined
  return mail(told.kind, about, reader, {
    subject: told.subject,
    paragraphs: told.says,
    facts: [
      ...factsFor(side, order, reader),
      ...(agreements.has(told.kind) ? detailsFor(side, order, reader) : []),
      [text.email_label_total({}, locale), formatPaise(order.total)],
    ],
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
  const locale = localeOf(reader)
  const caterer = catererFor(reader, order)
  const [subject, says] =
    side === 'customer'
      ? [text.email_subject_order_unread({ caterer }, locale), text.email_order_unread({ caterer }, locale)]
      : [text.email_subject_order_unread_caterer({}, locale), text.email_order_unread_caterer({}, locale)]
  return mail('order_unread', about, reader, {
    subject,
    paragraphs: [says],
    facts: factsFor(side, order, reader),
    actions: [{ text: text.email_action_read_message({}, locale), url: addressOf(side, order, site, 'messages') }],
  })
}

function factsFor(side: 'customer' | 'caterer', order: OrderFacts, reader: Reader): [string, string][] {
  return side === 'customer' ? factsForCustomer(order, reader) : factsForCaterer(order, reader)
}

function detailsFor(side: 'customer' | 'caterer', order: OrderFacts, reader: Reader): [string, string][] {
  return side === 'customer' ? detailsForCustomer(order, reader) : menuFor(order, reader)
}

function addressOf(side: 'customer' | 'caterer', { id }: OrderFacts, site: string, place?: Place): string {
  return side === 'customer' ? `${site}${paths.order(id)}${place ? `#${place}` : ''}` : site + paths.receivedOrder(id)
}

function whatChanged({ guestsBefore: before, guestsAfter: count }: ChangeFacts, locale: Named['locale']): string {
  return before === count
    ? text.email_change_menu({ count }, locale)
    : text.email_change_guests({ before, count }, locale)
}

/** How the difference was settled, a paragraph for each amount. */
function settled(change: ChangeFacts, caterer: string, locale: Named['locale']): string[] {
  return [
    ...ifAny(change.paid, (amount) => text.email_order_changed_paid({ amount }, locale)),
    ...ifAny(change.retainedUsed, (amount) => text.email_order_changed_paid_from_charge({ amount }, locale)),
    ...ifAny(change.refund, (amount) => text.email_refund_started({ amount }, locale)),
    ...ifAny(change.retained, (amount) => text.email_order_changed_charge({ caterer, amount }, locale)),
    ...ifAny(change.retained, () => text.email_order_changed_charge_used_first({}, locale)),
  ]
}

/** A paragraph about an amount; none about nothing. */
function ifAny(amount: Paise, paragraph: (amount: string) => string): string[] {
  return amount > 0 ? [paragraph(formatPaise(amount))] : []
}

function refundOf({ refund }: EndingFacts, locale: Named['locale']): string {
  return refund > 0
    ? text.email_refund_started({ amount: formatPaise(refund) }, locale)
    : text.email_refund_none({}, locale)
}
