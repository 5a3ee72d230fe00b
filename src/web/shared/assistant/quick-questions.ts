import { contacts } from '#contract/contacts.ts'
import { limits } from '#contract/limits.ts'
import { formatRupees } from '#contract/values/money.ts'
import { formatPhone } from '#contract/values/phone.ts'
import { m } from '#messages'
import type { PageKind } from './page-kind.ts'

/** A question that is answered in the page, without a request. */
export interface QuickQuestion {
  question: string
  answer: string
}

const phone = () => formatPhone(contacts().phone)
const { order, offer } = limits

// The answers are those of the server; test/server/quick-questions.test.ts asks it the same.
const quick = {
  book: () => ({ question: m.assistant_ask_book(), answer: m.assistant_how_to_book() }),
  hours: () => ({
    question: m.assistant_ask_hours(),
    answer: m.assistant_hours_included({
      hours: order.includedServiceHours,
      price: formatRupees(order.extraHourRupees),
    }),
  }),
  open: () => ({ question: m.assistant_ask_open(), answer: m.assistant_open({ phone: phone() }) }),
  minimum: () => ({
    question: m.assistant_ask_minimum(),
    answer: m.assistant_minimum({ guests: order.minGuests, packed: offer.minOrder.min }),
  }),
  gst: () => ({ question: m.assistant_ask_gst(), answer: m.assistant_gst() }),
  cancel: () => ({ question: m.assistant_ask_cancel(), answer: m.assistant_cancel() }),
  pay: () => ({ question: m.assistant_ask_deposit(), answer: m.assistant_deposit() }),
  change: () => ({
    question: m.assistant_ask_change(),
    answer: m.assistant_change({ hours: order.changeCutOffHours }),
  }),
} satisfies Record<string, () => QuickQuestion>

const planning = [quick.book, quick.hours, quick.minimum, quick.open]
const paying = [quick.pay, quick.gst, quick.cancel, quick.open]
const booked = [quick.change, quick.cancel, quick.hours, quick.open]

const byKind: Readonly<Partial<Record<PageKind, readonly (() => QuickQuestion)[]>>> = {
  menu: [quick.hours, quick.gst, quick.pay, quick.open],
  bill: paying,
  payment: paying,
  bookings: booked,
}

/** Returns the questions that a kind of page suggests, with their answers. */
export function quickQuestions(kind: PageKind): QuickQuestion[] {
  return (byKind[kind] ?? planning).map((ask) => ask())
}

/** Every quick question. */
export function allQuickQuestions(): QuickQuestion[] {
  return Object.values(quick).map((ask) => ask())
}
