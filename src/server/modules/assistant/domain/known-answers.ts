import { brand } from '#contract/brand.ts'
import { contacts } from '#contract/contacts.ts'
import { limits } from '#contract/limits.ts'
import { paths } from '#contract/paths.ts'
import { cancellationTemplates } from '#contract/values/cancellation-step.ts'
import { formatRupees } from '#contract/values/money.ts'
import { formatPhone } from '#contract/values/phone.ts'
import * as text from '#messages/assistant'
import type { Topic } from './topics.ts'

/** A page that an answer leads to. */
export interface Link {
  path: string
  text: string
}

interface Known {
  /** Made when it is said: the operator's contacts are known after the start. */
  answer: () => string
  links?: readonly Link[]
}

/** Topics whose answer is made of today's data, or is that there is none. */
export type LiveTopic = 'offers' | 'prices' | 'cheapest' | 'number_of_caterers'
type KnownTopic = Exclude<Topic, LiveTopic | 'unknown'>

const phone = () => formatPhone(contacts().phone)

export const links = {
  search: { path: paths.search(), text: text.assistant_link_caterers() },
  bookings: { path: paths.myOrders(), text: text.assistant_link_bookings() },
  refunds: { path: paths.refunds(), text: text.assistant_link_refunds() },
  delivery: { path: paths.delivery(), text: text.assistant_link_delivery() },
  terms: { path: paths.terms(), text: text.assistant_link_terms() },
  profile: { path: paths.profile(), text: text.assistant_link_profile() },
  join: { path: paths.catererHome(), text: text.assistant_link_join() },
  contact: { path: paths.contact(), text: text.assistant_link_contact() },
  complaints: { path: paths.complaints(), text: text.assistant_link_complaints() },
  shortlist: { path: paths.shortlist(), text: text.assistant_link_shortlist() },
} as const satisfies Record<string, Link>

const { order, offer, compare } = limits
const [large, huge] = order.noticeSteps
const [all, some] = cancellationTemplates.standard

/** What is always true of the product; figures are its settings. */
export const knownAnswers: Readonly<Record<KnownTopic, Known>> = {
  hello: { answer: text.assistant_hello, links: [links.search] },
  thanks: { answer: text.assistant_thanks },
  hours_included: {
    answer: () =>
      text.assistant_hours_included({ hours: order.includedServiceHours, price: formatRupees(order.extraHourRupees) }),
    links: [links.delivery],
  },
  equipment: { answer: () => text.assistant_equipment({ hours: order.includedServiceHours }), links: [links.search] },
  open: { answer: () => text.assistant_open({ phone: phone() }) },
  reach: { answer: () => text.assistant_reach({ phone: phone(), email: contacts().email }), links: [links.contact] },
  office: {
    answer: () => text.assistant_office({ name: contacts().legalName, address: contacts().address, phone: phone() }),
  },
  about: { answer: () => text.assistant_about({ brand: brand.name }), links: [links.search] },
  how_to_book: { answer: text.assistant_how_to_book, links: [links.search] },
  minimum: {
    answer: () => text.assistant_minimum({ guests: order.minGuests, packed: offer.minOrder.min }),
    links: [links.search],
  },
  packed: { answer: () => text.assistant_packed({ packed: offer.minOrder.min }), links: [links.search] },
  notice: {
    answer: () =>
      text.assistant_notice({
        largeGuests: large.fromGuests,
        largeDays: large.days,
        hugeGuests: huge.fromGuests,
        hugeDays: huge.days,
      }),
    links: [links.search],
  },
  ahead: { answer: () => text.assistant_ahead({ months: Math.floor(order.maxDaysAhead / 30) }), links: [links.search] },
  deposit: { answer: text.assistant_deposit, links: [links.terms] },
  cash: { answer: text.assistant_cash, links: [links.terms] },
  methods: { answer: text.assistant_methods, links: [links.terms] },
  failed_payment: { answer: text.assistant_failed_payment, links: [links.bookings, links.refunds] },
  held: {
    answer: () => text.assistant_held({ unopened: order.unopenedHoldMinutes, opened: order.holdMinutes }),
    links: [links.bookings],
  },
  gst: { answer: text.assistant_gst, links: [links.terms] },
  gst_invoice: { answer: text.assistant_gst_invoice, links: [links.bookings] },
  invoice: { answer: text.assistant_invoice, links: [links.bookings] },
  extras: { answer: () => text.assistant_extras({ hours: order.includedServiceHours }), links: [links.delivery] },
  order: { answer: text.assistant_order, links: [links.bookings] },
  late: { answer: () => text.assistant_late({ phone: phone() }), links: [links.bookings] },
  accept: { answer: text.assistant_accept, links: [links.bookings] },
  contact_caterer: { answer: text.assistant_contact_caterer, links: [links.bookings] },
  allergy: { answer: text.assistant_allergy },
  cancel: { answer: text.assistant_cancel, links: [links.bookings, links.refunds] },
  refund_terms: {
    answer: () =>
      text.assistant_refund_terms({
        days: all.daysBefore,
        laterFrom: some.daysBefore,
        laterTo: all.daysBefore - 1,
        share: some.percent,
      }),
    links: [links.refunds, links.bookings],
  },
  caterer_cancels: { answer: text.assistant_caterer_cancels, links: [links.refunds] },
  refund_time: { answer: text.assistant_refund_time, links: [links.bookings, links.refunds] },
  change: { answer: () => text.assistant_change({ hours: order.changeCutOffHours }), links: [links.bookings] },
  mixed_diets: { answer: text.assistant_mixed_diets, links: [links.search] },
  areas: { answer: text.assistant_areas, links: [links.search] },
  outside: { answer: text.assistant_outside, links: [links.search] },
  delivery: { answer: text.assistant_delivery, links: [links.delivery] },
  tasting: { answer: () => text.assistant_tasting({ phone: phone() }) },
  one_coupon: { answer: text.assistant_one_coupon },
  password: { answer: text.assistant_password },
  delete_account: { answer: text.assistant_delete_account, links: [links.profile] },
  join: { answer: text.assistant_join, links: [links.join] },
  reviews: { answer: text.assistant_reviews, links: [links.terms] },
  complaint: {
    answer: () => text.assistant_complaint({ phone: phone(), email: contacts().email }),
    links: [links.complaints],
  },
  no_surcharge: { answer: () => text.assistant_no_surcharge({ brand: brand.name }), links: [links.search] },
  capacity: { answer: text.assistant_capacity, links: [links.search] },
  own_changes: { answer: text.assistant_own_changes, links: [links.bookings] },
  price_fixed: { answer: text.assistant_price_fixed, links: [links.terms] },
  serving_time: { answer: text.assistant_serving_time, links: [links.bookings] },
  card_data: {
    answer: text.assistant_card_data,
    links: [{ path: paths.privacy(), text: text.assistant_link_privacy() }],
  },
  compare: { answer: () => text.assistant_compare({ count: compare.max }), links: [links.search, links.shortlist] },
}

/** What is said when nothing is known (R409). */
export function unknownAnswer(): string {
  return text.assistant_unknown({ phone: phone() })
}
