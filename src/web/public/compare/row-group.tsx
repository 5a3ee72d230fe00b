import { Trophy } from 'lucide-react'
import { m } from '#messages'
import { Badge } from '#web/ui/display/badge.tsx'
import { classNames } from '#web/ui/theme/class-names.ts'
import { DietMark } from '#web/ui/display/diet-mark.tsx'
import { Stars } from '#web/ui/display/stars.tsx'
import type { CompareCell } from './compare-cell.ts'
import type { Row } from './rows.ts'

/** Stays while a narrow screen scrolls the columns sideways. */
export const firstColumn = 'sticky left-0 z-10 bg-paper print:static'

interface RowGroupProps {
  rows: readonly Row[]
  /** Rows that differ say so, where others stand among them. */
  markDifferences: boolean
  /** Undefined where the table says it. */
  title?: string
  columns: number
}

/** Rows of one subject. */
export function RowGroup({ title, rows, columns, markDifferences }: RowGroupProps) {
  if (rows.length === 0) return null
  return (
    <tbody>
      {title && (
        <tr>
          <th scope="rowgroup" colSpan={columns + 1} className="pt-6 pb-1">
            <span className="headline sticky left-(--gutter) text-heading font-normal">{title}</span>
          </th>
        </tr>
      )}
      {rows.map((row) => (
        <tr key={row.id} className="align-top">
          <th scope="row" className={`${firstColumn} border-b border-line py-3 pr-2 pl-(--gutter) font-medium lg:pl-0`}>
            <span className="block text-sm hyphens-auto text-ink-soft sm:text-base">{row.label}</span>
            {markDifferences && row.differs && (
              <span className="mt-1 inline-block">
                <Badge tone="leaf">
                  <span aria-hidden>≠</span> {m.compare_differs()}
                </Badge>
              </span>
            )}
          </th>
          {row.cells.map((cell, at) => (
            // Columns stay where they are while a row is shown.
            <td key={at} className="border-b border-line px-2 py-3 sm:px-4">
              <Answer cell={cell} strong={row.id === 'whole'} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

function Answer({ cell: { text, notes = [], diets, stars, best }, strong }: { cell: CompareCell; strong: boolean }) {
  return (
    <div className="figures flex flex-col items-start gap-0.5">
      {diets ? (
        <span className="flex flex-wrap gap-x-3 gap-y-1">
          {diets.map((diet) => (
            <DietMark key={diet} diet={diet} />
          ))}
        </span>
      ) : (
        <span
          className={classNames(
            'inline-flex flex-wrap items-center gap-x-2',
            strong && 'text-lg font-semibold sm:text-xl',
          )}
        >
          {stars !== undefined && <Stars rating={stars} size={16} />}
          {text}
        </span>
      )}
      {notes.map((note) => (
        <span key={note} className="text-sm text-ink-soft">
          {note}
        </span>
      ))}
      {best && (
        <Badge tone="offer" icon={<Trophy aria-hidden size={14} />}>
          {best}
        </Badge>
      )}
    </div>
  )
}
