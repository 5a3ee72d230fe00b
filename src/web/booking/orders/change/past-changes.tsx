import type { OrderView } from '#contract/endpoints/orders/order.ts'
import { formatMoment } from '#contract/values/calendar.ts'
import { formatRupees } from '#contract/values/money.ts'
import { m } from '#messages'

type Change = OrderView['changes'][number]

/** What was changed before, the latest first; a change that was dropped says so. */
export function PastChanges({ changes }: { changes: readonly Change[] }) {
  const past = changes.filter(({ state }) => state !== 'awaiting_payment').toReversed()
  if (past.length === 0) return null
  return (
    <div className="border-t border-line pt-3">
      <h3 className="mb-2 font-semibold">{m.change_past()}</h3>
      <ul className="flex flex-col gap-2">
        {past.map((change) => (
          <li key={change.id} className="figures">
            <p className="text-sm text-ink-soft">{formatMoment(new Date(change.at))}</p>
            <p>{wordsOf(change)}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}

function wordsOf(change: Change): string {
  const { before, after, refund, retained, retainedUsed, toPay, state } = change
  const what =
    before.guests === after.guests
      ? m.change_past_menu()
      : m.change_past_guests({ guests: after.guests, before: before.guests })
  if (state === 'dropped') return m.change_past_dropped({ what })
  const settled = [
    ...(toPay > 0 ? [m.change_past_paid({ amount: formatRupees(toPay) })] : []),
    ...(retainedUsed > 0 ? [m.change_past_used({ amount: formatRupees(retainedUsed) })] : []),
    ...(refund > 0 ? [m.change_past_refund({ amount: formatRupees(refund) })] : []),
    ...(retained > 0 ? [m.change_past_charge({ amount: formatRupees(retained) })] : []),
  ]
  return [what, ...settled].join(', ')
}
