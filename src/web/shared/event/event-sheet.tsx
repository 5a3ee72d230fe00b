import { useId, useState } from 'react'
import { noEvent, type PlannedEvent } from '#contract/values/event.ts'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { Sheet } from '#web/ui/overlays/sheet.tsx'
import { EventFields } from './event-fields.tsx'
import { entryErrors, entryOf, eventOfEntry, type EventEntry } from './event-entry.ts'

interface EventSheetProps {
  open: boolean
  event: PlannedEvent
  /** It may be cleared as a whole; that of an order in the making may not. */
  canClear: boolean
  onClose: () => void
  onSave: (event: PlannedEvent) => void
}

/** Changes the event. What is wrong is said beside its field when it is saved. */
export function EventSheet({ open, event, canClear, onClose, onSave }: EventSheetProps) {
  const formId = useId()
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={m.event_title()}
      footer={
        <div className="flex gap-3">
          {canClear && (
            <Button onClick={() => onSave(noEvent)} className="whitespace-nowrap">
              {m.event_clear()}
            </Button>
          )}
          <Button type="submit" form={formId} variant="brand" wide>
            {m.event_save()}
          </Button>
        </div>
      }
    >
      <EventForm id={formId} event={event} onSave={onSave} />
    </Sheet>
  )
}

function EventForm({ id, event, onSave }: { id: string } & Pick<EventSheetProps, 'event' | 'onSave'>) {
  const [entry, setEntry] = useState<EventEntry>(() => entryOf(event))
  const [isTried, setIsTried] = useState(false)
  const errors = isTried ? entryErrors(entry) : {}
  return (
    <form
      id={id}
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(submitted) => {
        submitted.preventDefault()
        setIsTried(true)
        const wrong = Object.keys(entryErrors(entry))
        if (wrong.length === 0) return onSave(eventOfEntry(entry, event))
        submitted.currentTarget.querySelector<HTMLElement>(`[name="${wrong[0]}"]`)?.focus()
      }}
    >
      <EventFields
        entry={entry}
        errors={errors}
        onChange={(change) => setEntry((before) => ({ ...before, ...change }))}
      />
    </form>
  )
}
