import { paths } from '#contract/paths.ts'
import type { Month } from '#contract/values/calendar.ts'
import { formatPaise, type Paise } from '#contract/values/money.ts'
import * as text from '#messages/emails'
import { localeOf, mail, type Mail, type Reader } from './mail.ts'
import { formatMonthIn } from './moment.ts'

/** To the owner of a caterer whose bank details were changed. An address that is not confirmed is told no part of the account. */
export function bankChangedMail(reader: Reader, { eventId, account }: { eventId: string; account: string }): Mail {
  const locale = localeOf(reader)
  return mail('bank_changed', eventId, reader, {
    subject: text.email_subject_bank_changed({}, locale),
    paragraphs: [
      reader.emailVerified
        ? text.email_bank_changed({ account }, locale)
        : text.email_bank_changed_no_account({}, locale),
    ],
    notYou: text.email_not_you_call({}, locale),
  })
}

/** To the address that the owner had until lately, where the owner may still read: a thief of the account has changed it. */
export function bankChangedFormerMail(reader: Reader, formerEmail: string, eventId: string): Mail {
  return bankChangedMail(
    { ...reader, email: formerEmail, emailVerified: false },
    { eventId: `${eventId}:former`, account: '' },
  )
}

/** What is told of a payout. */
export interface PayoutFacts {
  id: string
  amount: Paise
}

export function payoutPaidMail(reader: Reader, { id, amount }: PayoutFacts, site: string): Mail {
  const locale = localeOf(reader)
  const values = { amount: formatPaise(amount) }
  return mail('payout_paid', id, reader, {
    subject: text.email_subject_payout_paid(values, locale),
    paragraphs: [text.email_payout_paid(values, locale)],
    actions: [{ text: text.email_action_money({}, locale), url: site + paths.money() }],
  })
}

export function payoutFailedMail(reader: Reader, { id, amount }: PayoutFacts, site: string): Mail {
  const locale = localeOf(reader)
  return mail('payout_failed', id, reader, {
    subject: text.email_subject_payout_failed({}, locale),
    paragraphs: [text.email_payout_failed({ amount: formatPaise(amount) }, locale)],
    actions: [{ text: text.email_action_money({}, locale), url: site + paths.money() }],
  })
}

export function statementReadyMail(reader: Reader, about: { eventId: string; month: Month }, site: string): Mail {
  const locale = localeOf(reader)
  const values = { month: formatMonthIn(reader.language, about.month) }
  return mail('statement_ready', about.eventId, reader, {
    subject: text.email_subject_statement_ready(values, locale),
    paragraphs: [text.email_statement_ready(values, locale)],
    actions: [{ text: text.email_action_statement({}, locale), url: site + paths.statement(about.month) }],
  })
}

/** What is told of money of an order. */
export interface OrderMoney {
  orderId: string
  bookingCode: string
  amount: Paise
}

export function compensationMissingMail(reader: Reader, about: OrderMoney & { eventId: string }, site: string): Mail {
  const locale = localeOf(reader)
  const values = { amount: formatPaise(about.amount), code: about.bookingCode }
  return mail('compensation_missing', about.eventId, reader, {
    subject: text.email_subject_compensation_missing(values, locale),
    paragraphs: [text.email_compensation_missing(values, locale)],
    actions: [{ text: text.email_action_compensation({}, locale), url: site + paths.order(about.orderId) }],
  })
}

export function compensationPaidMail(reader: Reader, about: OrderMoney & { payoutId: string }): Mail {
  const locale = localeOf(reader)
  const values = { amount: formatPaise(about.amount), code: about.bookingCode }
  return mail('compensation_paid', about.payoutId, reader, {
    subject: text.email_subject_compensation_paid(values, locale),
    paragraphs: [text.email_compensation_paid(values, locale)],
  })
}

/** To one side of a delivered order of which a part goes back. */
export function orderRefundedMail(
  side: 'customer' | 'caterer',
  reader: Reader,
  about: OrderMoney & { refundId: string },
  site: string,
): Mail {
  const locale = localeOf(reader)
  const values = { amount: formatPaise(about.amount), code: about.bookingCode }
  return side === 'customer'
    ? mail('order_refunded', about.refundId, reader, {
        subject: text.email_subject_order_refunded(values, locale),
        paragraphs: [text.email_order_refunded(values, locale)],
      })
    : mail('order_refunded_caterer', about.refundId, reader, {
        subject: text.email_subject_order_refunded_caterer(values, locale),
        paragraphs: [text.email_order_refunded_caterer(values, locale)],
        actions: [{ text: text.email_action_money({}, locale), url: site + paths.money() }],
      })
}
