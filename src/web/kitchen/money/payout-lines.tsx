import { Link } from 'react-router'
import { paths } from '#contract/paths.ts'
import type { PayoutLineView } from '#contract/endpoints/money/payouts.ts'
import { formatShortDay } from '#contract/values/calendar.ts'
import { m } from '#messages'
import { SummaryList } from '#web/ui/display/summary-list.tsx'
import { formatSigned } from './money-text.ts'

/** What a payout holds for each order, which leads to it. */
export function PayoutLines({ lines, total }: { lines: readonly PayoutLineView[]; total: number }) {
  return (
    <SummaryList
      rows={[
        ...lines.map(({ orderId, bookingCode, kind, eventDay, amount }) => ({
          label: (
            <Link to={paths.receivedOrder(orderId)} className="inline-flex min-h-11 items-center text-link underline">
              {bookingCode}
            </Link>
          ),
          note:
            kind === 'dues'
              ? m.money_line_dues()
              : amount < 0
                ? m.money_line_refunded()
                : m.money_line_event({ day: formatShortDay(eventDay) }),
          amount: formatSigned(amount),
        })),
        { kind: 'total' as const, label: m.money_lines_total(), amount: formatSigned(total) },
      ]}
    />
  )
}
