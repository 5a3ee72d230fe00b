import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import type { DeletedOffer } from '#contract/endpoints/offer/parts.ts'
import { dayInIndia, formatDay } from '#contract/values/calendar.ts'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { EmptyState } from '#web/ui/display/empty-state.tsx'
import { restoreDeleted } from './deleted-offers.ts'

/** What was deleted and may be restored, the latest first. */
export function DeletedList({ catererId, deleted }: { catererId: string; deleted: readonly DeletedOffer[] }) {
  const [busy, setBusy] = useState<string>()
  if (deleted.length === 0) return <EmptyState title={m.manage_deleted_none()} text={m.manage_deleted_none_text()} />
  const restore = async (item: DeletedOffer) => {
    setBusy(item.id)
    await restoreDeleted(catererId, item)
    setBusy(undefined)
  }
  return (
    <Card className="max-w-3xl p-4 sm:p-5">
      <h2 className="headline mb-2 text-heading">{m.manage_deleted_title()}</h2>
      <ul>
        {deleted.map((item) => (
          <li key={item.id} className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-3">
            <div className="min-w-0">
              <p className="font-medium break-words">{item.name}</p>
              <p className="text-sm text-ink-soft">{factsOf(item)}</p>
            </div>
            <Button
              size="small"
              icon={<RotateCcw aria-hidden size={18} />}
              pending={busy === item.id}
              aria-label={m.manage_restore_named({ name: item.name })}
              onClick={() => void restore(item)}
            >
              {m.manage_restore()}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function factsOf({ kind, restorableUntil }: DeletedOffer): string {
  const until = formatDay(dayInIndia(new Date(restorableUntil)))
  return kind === 'menu' ? m.manage_deleted_menu({ until }) : m.manage_deleted_package({ until })
}
