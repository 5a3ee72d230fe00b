import type { ComparedCaterer } from '#contract/endpoints/comparison.ts'
import { m } from '#messages'
import { classNames } from '#web/ui/theme/class-names.ts'
import { RowGroup } from './row-group.tsx'
import type { Row } from './rows.ts'

interface CompareRangesProps {
  items: readonly ComparedCaterer[]
  rows: readonly Row[]
  /** How wide the table is with so many columns. */
  width: string | undefined
}

/** Prices for other numbers of guests, folded away until they are wanted. */
export function CompareRanges({ items, rows, width }: CompareRangesProps) {
  return (
    <div className="px-(--gutter) pt-4 lg:px-0">
      <details>
        <summary className="min-h-11 py-2.5 font-semibold">{m.compare_group_ranges()}</summary>
        <table
          className={classNames(
            '-mx-(--gutter) w-[calc(100%+2*var(--gutter))] table-fixed border-separate border-spacing-0 text-left align-top text-ink lg:mx-0 lg:w-full',
            width,
          )}
        >
          <caption className="sr-only">{m.compare_group_ranges()}</caption>
          <colgroup>
            <col className="w-33 sm:w-44 lg:w-56" />
            {items.map(({ card }) => (
              <col key={card.id} />
            ))}
          </colgroup>
          <RowGroup rows={rows} columns={items.length} markDifferences={false} />
        </table>
      </details>
    </div>
  )
}
