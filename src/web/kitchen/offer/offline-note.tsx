import { CloudOff } from 'lucide-react'
import { useOnline } from '#web/shared/browser/use-online.ts'
import { m } from '#messages'
import { classNames } from '#web/ui/theme/class-names.ts'

/** Says that the browser is offline, while it is. What is typed stays in this browser. */
export function OfflineNote({ className }: { className?: string }) {
  if (useOnline()) return null
  return (
    <p
      role="status"
      className={classNames(
        'flex items-center gap-2 rounded-box bg-marigold-wash px-4 py-2 text-marigold-ink',
        className,
      )}
    >
      <CloudOff aria-hidden size={18} className="shrink-0" />
      {m.manage_offline()}
    </p>
  )
}
