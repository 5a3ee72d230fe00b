import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'

/** Says that there are edits which are not saved, with a way to discard them. */
export function UnsavedNote({ onDiscard }: { onDiscard: () => void }) {
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-box bg-marigold-wash px-4 py-2 text-marigold-ink">
      <p className="py-1">{m.manage_unsaved()}</p>
      <Button variant="quiet" size="small" onClick={onDiscard}>
        {m.manage_discard()}
      </Button>
    </div>
  )
}
