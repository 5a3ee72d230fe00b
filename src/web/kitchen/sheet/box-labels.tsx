import { formatShortDay, type Day } from '#contract/values/calendar.ts'
import { m } from '#messages'
import { DietMark } from '#web/ui/display/diet-mark.tsx'
import type { BoxLabel } from './label-list.ts'

/** Labels of boxes and thalis for a printed sheet of three columns, each with the mark of its diet. */
export function BoxLabels({ labels, day, caterer }: { labels: readonly BoxLabel[]; day: Day; caterer: string }) {
  return (
    <ul data-labels className="hidden grid-cols-3 gap-2 print:grid">
      {labels.map(({ bookingCode, diet, number, of, dishes }) => (
        <li
          key={`${bookingCode} ${diet} ${number}`}
          className="min-h-28 break-inside-avoid border border-line-strong p-2 text-sm"
        >
          <span className="flex items-center justify-between gap-2">
            <DietMark diet={diet} size={22} />
            <span className="figures font-semibold">{m.sheet_box_of({ number, of })}</span>
          </span>
          <strong className="my-1 block leading-snug">{dishes.join(', ')}</strong>
          <span className="figures block text-xs">
            {bookingCode} · {formatShortDay(day)} · {caterer}
          </span>
        </li>
      ))}
    </ul>
  )
}
