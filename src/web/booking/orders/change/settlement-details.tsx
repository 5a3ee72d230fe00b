import type { ChangeQuote } from '#contract/endpoints/orders/life.ts'
import { formatRupees } from '#contract/values/money.ts'
import { m } from '#messages'
import { SummaryList, type SummaryRow } from '#web/ui/display/summary-list.tsx'

interface SettlementDetailsProps {
  caterer: string
  /** True when an earlier cancellation charge paid a part of the bill. */
  chargeInBill: boolean
  quote: Pick<ChangeQuote, 'refund' | 'retained' | 'retainedUsed' | 'toPay' | 'refundPercent'>
}

/** Splits the difference of a change: refund and cancellation charge of a reduction, or what an earlier charge pays of an increase. */
export function SettlementDetails(props: SettlementDetailsProps) {
  const rows = rowsOf(props)
  return rows.length > 0 ? <SummaryList rows={rows} /> : null
}

function rowsOf({ caterer, chargeInBill, quote }: SettlementDetailsProps): SummaryRow[] {
  const { refund, retained, retainedUsed, toPay, refundPercent = 0 } = quote
  if (retained > 0)
    return [
      { label: m.change_refund_row(), amount: formatRupees(refund) },
      {
        label: m.change_charge_row(),
        amount: formatRupees(retained),
        note: [
          m.change_charge_why({ caterer, percent: refundPercent }),
          ...(chargeInBill ? [m.change_charge_in_bill()] : []),
          m.change_charge_later(),
        ].join(' '),
      },
    ]
  if (retainedUsed > 0)
    return [
      {
        label: m.change_charge_used_row(),
        amount: formatRupees(retainedUsed),
        note: m.change_charge_used_why(),
      },
      { label: m.change_to_pay_row(), amount: formatRupees(toPay) },
    ]
  return []
}
