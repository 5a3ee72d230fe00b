import type { PayoutHoldView } from '#contract/endpoints/money/bank-details.ts'
import type { PayoutView, proceedsLines } from '#contract/endpoints/money/payouts.ts'
import { formatMoment } from '#contract/values/calendar.ts'
import { formatRupees } from '#contract/values/money.ts'
import { m } from '#messages'

/** An amount that may be negative: '−₹27'. */
export function formatSigned(amount: number): string {
  return amount < 0 ? `−${formatRupees(-amount)}` : formatRupees(amount)
}

/** Why payouts wait, in a sentence. */
export function holdText({ reason, until }: PayoutHoldView): string {
  const when = until === undefined ? '' : formatMoment(new Date(until))
  return {
    no_bank_details: m.money_hold_no_bank_details,
    bank_details_unreadable: m.money_hold_bank_details_unreadable,
    suspended: m.money_hold_suspended,
    bank_details_changed: () => m.money_hold_bank_details_changed({ until: when }),
    ownership_passed: () => m.money_hold_ownership_passed({ until: when }),
  }[reason]()
}

export const stateText: Readonly<Record<PayoutView['state'], () => string>> = {
  due: m.money_state_due,
  sent: m.money_state_sent,
  paid: m.money_state_paid,
  failed: m.money_state_failed,
}
export const stateTone = { due: 'offer', sent: 'offer', paid: 'leaf', failed: 'danger' } as const

export const proceedsText: Readonly<Record<(typeof proceedsLines)[number], () => string>> = {
  price: m.money_proceeds_price,
  discount_caterer: m.money_proceeds_discount,
  gst: m.money_proceeds_gst,
  gift: m.money_proceeds_gift,
  retained: m.money_proceeds_retained,
  cancellation: m.money_proceeds_cancellation,
  refunded_later: m.money_proceeds_refunded_later,
  fee: m.money_proceeds_fee,
  fee_gst: m.money_proceeds_fee_gst,
  tcs: m.money_proceeds_tcs,
  tds: m.money_proceeds_tds,
}

const monthFormat = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** 'December 2026'. */
export function formatMonth(month: string): string {
  return monthFormat.format(Date.parse(`${month}-01`))
}
