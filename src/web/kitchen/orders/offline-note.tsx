import { m } from '#messages'
import { useOnline } from '#web/shared/browser/use-online.ts'

/** Says that the browser has no connection; what was loaded stays in sight. */
export function OfflineNote() {
  const isOnline = useOnline()
  return (
    <p role="status" className="rounded-box bg-marigold-wash p-3 text-marigold-ink empty:hidden print:hidden">
      {isOnline ? '' : m.inbox_offline()}
    </p>
  )
}
