import { Info } from 'lucide-react'
import type { EventPart, EventProblem } from '#contract/values/event.ts'
import { problemText } from './event-problems.ts'

interface EventNotesProps {
  problems: readonly EventProblem[]
  /** Parts of which the page speaks elsewhere. */
  without?: readonly EventPart[]
}

/** One line for each part of the event that a page left out of its URL. */
export function EventNotes({ problems, without = [] }: EventNotesProps) {
  const shown = problems.filter(({ part }) => !without.includes(part))
  return (
    <div role="status" className="flex flex-col gap-2 empty:hidden">
      {shown.map((problem) => (
        <p
          key={problem.part}
          className="flex items-start gap-2 rounded-box bg-marigold-wash px-4 py-3 text-marigold-ink"
        >
          <Info aria-hidden size={20} className="mt-0.5 shrink-0" />
          <span className="min-w-0">{problemText(problem)}</span>
        </p>
      ))}
    </div>
  )
}
