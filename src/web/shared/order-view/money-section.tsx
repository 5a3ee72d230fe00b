import type { OrderView } from '#contract/endpoints/orders/order.ts'
import { formatMoment } from '#contract/values/calendar.ts'
import { formatRupees } from '#contract/values/money.ts'
import { m } from '#messages'
import { SummaryList, type SummaryRow } from '#web/ui/display/summary-list.tsx'
import { billRows } from './bill-rows.ts'
import { FoldedSection } from './folded-section.tsx'
import { movementsOf, type Movement } from './movements.ts'

/** Renders the bill line by line, what is retained on top of it, then what was paid and refunded. */
export function MoneySection({ order }: { order: OrderView }) {
  const movements = movementsOf(order)
  return (
    <FoldedSection title={m.orders_bill()}>
      <SummaryList rows={billRows(order.bill, order.package)} />
      {order.retained > 0 && (
        <div className="mt-3 border-t border-line pt-3">
          <SummaryList
            rows={[
              {
                label: m.orders_charge(),
                amount: formatRupees(order.retained),
                note: m.orders_charge_text({ caterer: order.caterer.name }),
              },
            ]}
          />
        </div>
      )}
      {movements.length > 0 && (
        <div className="mt-5 border-t border-line pt-4">
          <h3 className="mb-2 font-semibold">{m.orders_payments()}</h3>
          <SummaryList rows={movements.map(rowOf)} />
          <p className="figures mt-3 text-sm wrap-anywhere text-ink-soft">
            {m.orders_payment_reference({ id: order.transactionId })}
          </p>
        </div>
      )}
    </FoldedSection>
  )
}

function rowOf({ what, amount, at, refund }: Movement): SummaryRow {
  const when = at ? formatMoment(new Date(at)) : undefined
  const labels: Record<Movement['what'], () => string> = {
    paid: m.orders_paid,
    top_up: m.orders_paid_change,
    ended: m.orders_back_ended,
    changed: m.orders_back_changed,
    stray: m.orders_back_stray,
  }
  const states = {
    due: m.orders_back_due,
    pending: m.orders_back_pending,
    done: () => m.orders_back_done({ moment: when ?? '' }),
    failed: m.orders_back_failed,
  }
  const note = refund ? states[refund]() : when
  return {
    label: labels[what](),
    amount: formatRupees(amount),
    ...(note ? { note } : {}),
    kind: refund ? 'gain' : 'plain',
  }
}
