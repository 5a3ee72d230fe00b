import { CalendarHeart, Pencil } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { PlannedEvent } from '#contract/values/event.ts'
import { m } from '#messages'
import { notify } from '#web/ui/overlays/toaster.tsx'
import type * as eventSheet from './event-sheet.tsx'
import { eventText, eventTexts, type EventTexts } from './event-text.ts'
import { withEvent } from './links.ts'
import { rememberEvent } from './tab-event.ts'
import { useEvent } from './use-event.ts'

interface EventPillProps {
  /** What the page knows of the event; that of the URL unless told. */
  event?: PlannedEvent
  /** Takes the changed event and returns what the URL is to say of it. */
  onChange?: (event: PlannedEvent) => PlannedEvent
  /** The place is in a field beside it, so that the rest is enough. */
  isBesidePlace?: boolean
}

/**
 * The event of the page on one line, which opens a sheet to change it. Its room is the same before and after the browser fills it
 * in. The sheet is fetched when it is first opened.
 */
export function EventPill({ event: given, onChange, isBesidePlace = false }: EventPillProps) {
  const used = useEvent()
  const event = given ?? used.event
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const [loaded, setLoaded] = useState<typeof eventSheet>()
  const [isOpen, setIsOpen] = useState(false)
  const texts = eventTexts(event)
  const text = eventText(texts)
  const open = () => {
    setIsOpen(true)
    if (loaded) return
    import('./event-sheet.tsx').then(setLoaded, () => {
      setIsOpen(false)
      notify(m.event_failed(), 'error')
    })
  }
  const save = (changed: PlannedEvent) => {
    setIsOpen(false)
    const next = onChange?.(changed) ?? changed
    rememberEvent(next)
    const search = withEvent(params, next)
    // A list begins again at its first page.
    search.delete('page')
    void navigate({ search: search.toString() }, { preventScrollReset: true })
  }
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={text ? m.event_pill({ event: text }) : undefined}
        onClick={open}
        className="event-pill"
      >
        <CalendarHeart aria-hidden size={18} className="shrink-0 text-leaf max-sm:hidden" />
        <PillLabel texts={texts} isBesidePlace={isBesidePlace} />
        <Pencil aria-hidden size={16} className="shrink-0 text-ink-soft" />
      </button>
      {loaded && (
        <loaded.EventSheet
          open={isOpen}
          event={event}
          canClear={onChange === undefined}
          onClose={() => setIsOpen(false)}
          onSave={save}
        />
      )}
    </>
  )
}

function PillLabel({ texts, isBesidePlace }: { texts: EventTexts; isBesidePlace: boolean }) {
  if (isBesidePlace) return <span className="figures whitespace-nowrap">{texts.facts || m.event_pill_facts()}</span>
  return eventText(texts) ? <PillText {...texts} /> : <span className="min-w-0 truncate">{m.event_pill_none()}</span>
}

/** One line: where it is too narrow, the place is cut before the day and the guests are. */
function PillText({ place, facts }: EventTexts) {
  return (
    <span className="figures flex min-w-0">
      {place && <span className="min-w-[4ch] shrink-[99] truncate">{place}</span>}
      {place && facts && <span className="whitespace-pre"> · </span>}
      {facts && <span className="min-w-0 truncate">{facts}</span>}
    </span>
  )
}
