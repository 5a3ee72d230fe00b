import type { ChangeQuote } from '#contract/endpoints/orders/life.ts'
import type { OrderView } from '#contract/endpoints/orders/order.ts'
import { formatRupees } from '#contract/values/money.ts'
import { m } from '#messages'
import { classNames } from '#web/ui/theme/class-names.ts'
import type { BillRow } from '#web/shared/order-view/bill-rows.ts'
import { changedLines } from './change-lines.ts'
import { SettlementDetails } from './settlement-details.tsx'

interface DifferenceProps {
  order: OrderView
  quote: ChangeQuote
  /** Name of the package after the change. */
  packageName: string
  /** The price is that of a moment ago. */
  stale: boolean
}

const cell = 'figures py-2 pl-3 text-right align-top'

/** What the order costs now and what it is to cost, with the lines that differ. */
export function Difference({ order, quote, packageName, stale }: DifferenceProps) {
  const { kind, name } = order.package
  const lines = changedLines(
    { bill: order.bill, pack: { kind, name } },
    { bill: quote.bill, pack: { kind, name: packageName } },
  )
  return (
    <div className={classNames('flex flex-col gap-2 transition-opacity', stale && 'opacity-60')}>
      <table className="w-full border-collapse">
        <caption className="sr-only">{m.change_compare()}</caption>
        <thead className="border-b border-line text-sm text-ink-soft">
          <tr>
            <th scope="col" className="py-1.5 text-left font-normal">
              <span className="sr-only">{m.change_line()}</span>
            </th>
            <th scope="col" className="py-1.5 pl-3 text-right font-normal">
              {m.change_now()}
            </th>
            <th scope="col" className="py-1.5 pl-3 text-right font-normal">
              {m.change_then()}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ label, before, after }) => (
            <tr key={label} className="border-b border-line">
              <th scope="row" className="py-2 text-left align-top font-normal">
                {label}
              </th>
              <td className={classNames(cell, 'text-ink-soft')}>
                <Amount row={before} />
              </td>
              <td className={cell}>
                <Amount row={after} />
              </td>
            </tr>
          ))}
          <tr className="font-semibold">
            <th scope="row" className="py-2 text-left align-top">
              {m.bill_total()}
            </th>
            <td className={classNames(cell, 'text-ink-soft')}>{formatRupees(order.bill.total)}</td>
            <td className={cell}>{formatRupees(quote.bill.total)}</td>
          </tr>
        </tbody>
      </table>
      <SettlementDetails caterer={order.caterer.name} chargeInBill={order.retainedInBill > 0} quote={quote} />
    </div>
  )
}

function Amount({ row }: { row: BillRow | undefined }) {
  if (!row) return m.change_no_line()
  return (
    <>
      {row.amount}
      {row.note && <span className="block text-sm text-ink-soft">{row.note}</span>}
    </>
  )
}

/** What follows from the price: to pay, or to get back. */
export function outcome({ difference, refund, toPay }: ChangeQuote): string {
  if (difference === 0) return m.change_same_price()
  if (difference > 0) return toPay > 0 ? m.change_to_pay({ amount: formatRupees(toPay) }) : m.change_nothing_more()
  return refund > 0 ? m.change_to_get({ amount: formatRupees(refund) }) : m.change_no_refund()
}
