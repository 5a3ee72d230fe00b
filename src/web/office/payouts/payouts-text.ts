import type { PayoutHoldView } from '#contract/endpoints/money/bank-details.ts'
import type { PayoutView } from '#contract/endpoints/money/payouts.ts'
import { formatMoment } from '#contract/values/calendar.ts'
import { m } from '#messages'

export const stateLabel: Readonly<Record<PayoutView['state'], (values: { count: number }) => string>> = {
  due: m.payouts_due,
  sent: m.payouts_sent,
  paid: m.payouts_paid,
  failed: m.payouts_failed_list,
}

/** Why a payout is held, or was left out of its file, in a few words. */
export function heldText({ reason, until }: PayoutHoldView, state: PayoutView['state']): string {
  const when = until === undefined ? '' : formatMoment(new Date(until))
  return {
    no_bank_details: m.payouts_held_no_bank_details,
    bank_details_unreadable: state === 'sent' ? m.payouts_left_out : m.payouts_held_bank_details_unreadable,
    suspended: m.payouts_held_suspended,
    bank_details_changed: () => m.payouts_held_bank_details_changed({ until: when }),
    ownership_passed: () => m.payouts_held_ownership_passed({ until: when }),
  }[reason]()
}
