import { useState } from 'react'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { FocusedHeading } from './focused-heading.tsx'
import { ListLine } from './list-line.tsx'
import type { ListRow } from './parse/list-row.ts'
import type { PastedList } from './use-pasted-list.ts'

interface ListReviewProps {
  pasted: PastedList
  rows: readonly ListRow[]
  dishPricesShown: boolean
  onAdd: () => void
}

/** What each line of a list was read as, to be checked and changed before anything is added. */
export function ListReview({ pasted, rows, dishPricesShown, onAdd }: ListReviewProps) {
  const [open, setOpen] = useState<number>()
  const { counts, ignored, menuProblem } = pasted
  const hasPrices = rows.some(({ kind, price }) => kind === 'dish' && price !== undefined)
  return (
    <div className="mt-2">
      <FocusedHeading>{m.first_menu_review()}</FocusedHeading>
      <p className="mt-1 text-ink-soft">{m.first_menu_review_text()}</p>
      <Button variant="quiet" size="small" className="-ml-3" onClick={pasted.edit}>
        {m.first_menu_list_edit()}
      </Button>
      {hasPrices && !dishPricesShown && (
        <p className="mt-3 rounded-box bg-marigold-wash px-4 py-3 text-marigold-ink">{m.first_menu_prices_unused()}</p>
      )}
      {/* What has the focus is left neither below the header nor behind the bars at the bottom. */}
      <ul
        aria-label={m.first_menu_review_lines()}
        className="mt-4 border-t border-line [&_:is(input,button)]:scroll-my-44"
      >
        {rows.map(
          (row, at) =>
            // A ruler has nothing to become.
            row.name !== '' && (
              <ListLine
                key={at}
                row={row}
                dishPricesShown={dishPricesShown}
                isOpen={open === at}
                onToggle={() => setOpen(open === at ? undefined : at)}
                onFix={(fix) => pasted.fix(at, fix)}
              />
            ),
        )}
      </ul>
      <div className="sticky bottom-[var(--bottom-bar,0px)] z-10 -mx-4 flex flex-col gap-2 border-t border-line bg-paper px-4 py-3 sm:mx-0 sm:px-0">
        <p role="status" className="figures text-sm text-ink-soft">
          {m.first_menu_found(counts)}
          {ignored > 0 && ` · ${m.first_menu_ignored({ count: ignored })}`}
        </p>
        <Button variant="main" wide disabledReason={menuProblem} onClick={onAdd}>
          {m.first_menu_add(counts)}
        </Button>
      </div>
    </div>
  )
}
