import { Undo2 } from 'lucide-react'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'

/** What was removed from the form: struck through until it is submitted, with a way back. */
export function RemovedRow({ name, onPutBack }: { name: string; onPutBack: () => void }) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 border-b border-line py-2 last:border-b-0">
      <div className="min-w-0 grow">
        <del className="break-words text-ink-soft">{name}</del>
        <p className="text-sm text-ink-soft">{m.menus_removed_text()}</p>
      </div>
      <Button
        variant="quiet"
        size="small"
        icon={<Undo2 aria-hidden size={18} />}
        aria-label={m.menus_put_back_of({ name })}
        onClick={onPutBack}
      >
        {m.menus_put_back()}
      </Button>
    </li>
  )
}
