import { Info } from 'lucide-react'
import type { EventProblem } from '#contract/values/event.ts'
import { m } from '#messages'
import { partNames } from './filters/filter-labels.ts'
import { problemText } from '#web/shared/event/event-problems.ts'
import type { SearchPart } from '#web/public/listing/read-search.ts'

interface SearchNotesProps {
  /** Parts of the address that made no sense. */
  ignored: readonly SearchPart[]
  /** Parts of the event that were left out. */
  problems: readonly EventProblem[]
  /** A text that led to no place. */
  unknownPlace: string | undefined
  /** Set when a page was asked for that is not there. */
  lastPage: number | undefined
}

/** What was understood differently from how it was asked. Never more than a line each. */
export function SearchNotes({ ignored, problems, unknownPlace, lastPage }: SearchNotesProps) {
  const notes = [
    ...(unknownPlace === undefined ? [] : [m.search_place_unknown({ place: unknownPlace })]),
    // A place that leads nowhere has its line above.
    ...problems.filter(({ part }) => part !== 'place' || unknownPlace === undefined).map(problemText),
    ...(ignored.length > 0 ? [m.search_ignored({ parts: partNames(ignored) })] : []),
    ...(lastPage === undefined ? [] : [m.search_page_beyond({ pages: lastPage })]),
  ]
  return notes.map((note) => (
    <p key={note} className="flex items-start gap-2 rounded-box bg-marigold-wash px-4 py-3 text-marigold-ink">
      <Info aria-hidden size={20} className="mt-0.5 shrink-0" />
      <span className="min-w-0">{note}</span>
    </p>
  ))
}
