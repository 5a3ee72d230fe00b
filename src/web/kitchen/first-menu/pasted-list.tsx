import { useState } from 'react'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { ErrorState } from '#web/ui/display/empty-state.tsx'
import { Skeleton } from '#web/ui/display/skeleton.tsx'
import { TextArea } from '#web/ui/fields/text-field.tsx'
import { FocusedHeading } from './focused-heading.tsx'
import { ListReview } from './list-review.tsx'
import { listLimits } from './list-size.ts'
import type { PastedList as State } from './use-pasted-list.ts'

interface PastedListProps {
  pasted: State
  dishPricesShown: boolean
  onAdd: () => void
}

/** A list that is pasted, read and reviewed line by line. */
export function PastedList({ pasted, dishPricesShown, onAdd }: PastedListProps) {
  if (pasted.failed)
    return (
      <ErrorState
        title={m.first_menu_list_failed()}
        text={m.first_menu_list_failed_text()}
        level={2}
        onRetry={pasted.retry}
      />
    )
  if (!pasted.isRead) return <ListField pasted={pasted} />
  if (!pasted.rows) return <Reading />
  return <ListReview pasted={pasted} rows={pasted.rows} dishPricesShown={dishPricesShown} onAdd={onAdd} />
}

function ListField({ pasted }: { pasted: State }) {
  const [pressed, setPressed] = useState(false)
  const tooLarge = pasted.list.trim() === '' ? undefined : pasted.problem
  return (
    <div className="mt-2 flex flex-col gap-4">
      <FocusedHeading>{m.first_menu_way_list()}</FocusedHeading>
      <TextArea
        id="first-menu-list"
        label={m.first_menu_list()}
        hint={m.first_menu_list_hint({ ...listLimits })}
        error={pressed ? pasted.problem : tooLarge}
        rows={10}
        value={pasted.list}
        onChange={(event) => pasted.type(event.target.value)}
        autoComplete="off"
        spellCheck={false}
        className="figures"
      />
      <Button
        variant="main"
        wide
        onClick={() => {
          setPressed(true)
          pasted.read()
        }}
      >
        {m.first_menu_list_read()}
      </Button>
    </div>
  )
}

function Reading() {
  return (
    <div className="mt-4" role="status">
      <p className="text-ink-soft">{m.first_menu_list_reading()}</p>
      <div className="mt-3 flex flex-col gap-2" aria-hidden>
        {Array.from({ length: 8 }, (_, at) => (
          <Skeleton key={at} className="h-12 w-full" />
        ))}
      </div>
    </div>
  )
}
