import { CloudOff } from 'lucide-react'
import { m } from '#messages'
import { classNames } from '#web/ui/theme/class-names.ts'
import { useOnline } from './use-online.ts'

/** Says that the browser is offline, while it is. What was loaded and what is typed stay. */
export function OfflineNote({ className }: { className?: string }) {
  if (useOnline()) return null
  return (
    <p
      role="status"
      className={classNames(
        'flex items-center gap-2 rounded-box bg-marigold-wash px-4 py-2 text-marigold-ink print:hidden',
        className,
      )}
    >
      <CloudOff aria-hidden size={18} className="shrink-0" />
      {m.shell_offline_note()}
    </p>
  )
}
