import type { Quote } from '#contract/endpoints/orders/quote.ts'
import { dayInIndia } from '#contract/values/calendar.ts'
import { now } from '#web/ui/now.ts'
import { m } from '#messages'
import { cancellationRows } from '#web/shared/order-view/bill-rows.ts'

/** What comes back when, in rupees (C68). */
export function Cancellation({ policy, eventDate }: { policy: Quote['cancellation']; eventDate: string }) {
  return (
    <div>
      <dl className="divide-y divide-line">
        {cancellationRows(policy, eventDate, dayInIndia(now())).map((row) => (
          <div key={row.when} className="flex flex-wrap justify-between gap-x-4 py-2">
            <dt>{row.when}</dt>
            <dd className="figures text-right">{row.back}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-1 text-sm text-ink-soft">{m.bill_cancel_caterer()}</p>
    </div>
  )
}
