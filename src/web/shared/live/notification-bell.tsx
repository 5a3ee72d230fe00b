import { Bell } from 'lucide-react'
import type { User } from '#contract/endpoints/identity.ts'
import { m } from '#messages'
import { useLateDialog } from '#web/ui/overlays/use-late-dialog.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { useNotifications } from './notifications.ts'
import { useTitleCount } from './use-title-count.ts'

/** The bell with the number of what is unread, which also stands in the tab's title. Its panel is loaded when it is opened. */
export function NotificationBell({ user }: { user: User }) {
  const state = useNotifications(user.id)
  const unread = state.loaded?.unread ?? 0
  useTitleCount(unread)
  const { part, isOpen, close, opener } = useLateDialog(() => import('./notification-panel.tsx'))
  return (
    <>
      <span className="relative ml-auto">
        <IconButton
          label={unread > 0 ? m.live_bell_unread({ count: unread }) : m.live_bell()}
          icon={<Bell aria-hidden size={22} />}
          {...opener}
        />
        {unread > 0 && (
          <span
            aria-hidden
            className="figures pointer-events-none absolute -top-0.5 -right-0.5 grid h-5 min-w-5 place-items-center rounded-full bg-kokum px-1 text-xs font-bold text-on-kokum"
          >
            {unread > 99 ? '99+' : unread}
          </span>
        )}
      </span>
      {part && <part.NotificationPanel user={user} state={state} isOpen={isOpen} onClose={close} />}
    </>
  )
}
