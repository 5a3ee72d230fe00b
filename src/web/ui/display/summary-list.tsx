import type { ReactNode } from 'react'
import { classNames } from '../theme/class-names.ts'

export interface SummaryRow {
  label: ReactNode
  amount: ReactNode
  note?: ReactNode
  /** `total` closes the list, `gain` is money off. */
  kind?: 'plain' | 'gain' | 'total'
}

/** What it is on the left, how much on the right, the total below a line. */
export function SummaryList({ rows }: { rows: readonly SummaryRow[] }) {
  return (
    <dl className="flex flex-col gap-2">
      {rows.map((row, at) => (
        <div
          // Rows are drawn again as a whole and may share a label.
          key={at}
          className={classNames(
            'flex items-baseline justify-between gap-4',
            row.kind === 'total' && 'mt-1 border-t border-line pt-3 text-lg font-semibold',
            row.kind === 'gain' && 'text-leaf',
          )}
        >
          <dt className="min-w-0">
            {row.label}
            {row.note && <span className="block text-sm font-normal text-ink-soft">{row.note}</span>}
          </dt>
          {/* An amount is not broken; a long name or email address is, before it pushes the page. */}
          <dd className="figures max-w-3/4 shrink-0 text-right wrap-anywhere">{row.amount}</dd>
        </div>
      ))}
    </dl>
  )
}
