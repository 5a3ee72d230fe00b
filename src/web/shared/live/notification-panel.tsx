import { BellOff } from 'lucide-react'
import type { User } from '#contract/endpoints/identity.ts'
import { roles } from '#contract/values/role.ts'
import { useOnline } from '#web/shared/browser/use-online.ts'
import { useStore } from '#web/shared/browser/store.ts'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { EmptyState, ErrorState } from '#web/ui/display/empty-state.tsx'
import { Skeleton } from '#web/ui/display/skeleton.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'
import { Switch } from '#web/ui/fields/choice.tsx'
import { Sheet } from '#web/ui/overlays/sheet.tsx'
import { NotificationLine } from './notification-line.tsx'
import type { NotificationsInHand } from './notifications.ts'
import { PushSwitch } from './push-switch.tsx'
import { ring, soundStore } from './sound.ts'

interface NotificationPanelProps {
  user: User
  state: NotificationsInHand
  isOpen: boolean
  onClose: () => void
}

/** What the account was told, newest first, and whether it is told by a sound. */
export function NotificationPanel({ user, state, isOpen, onClose }: NotificationPanelProps) {
  const { loaded, read } = state
  return (
    <Sheet
      open={isOpen}
      onClose={onClose}
      title={m.live_title()}
      footer={
        <div className="flex w-full flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <div className="flex flex-col gap-1">
            <SoundSwitch />
            <PushSwitch user={user} />
          </div>
          {loaded !== undefined && loaded.unread > 0 && (
            <Button size="small" onClick={() => void read()}>
              {m.live_read_all()}
            </Button>
          )}
        </div>
      }
    >
      <Content user={user} state={state} onClose={onClose} />
    </Sheet>
  )
}

function Content({ user, state, onClose }: Omit<NotificationPanelProps, 'isOpen'>) {
  const { loaded, failed, load, read, loadOlder } = state
  const isOnline = useOnline()
  if (!loaded) {
    if (!isOnline) return <p role="status">{m.live_offline()}</p>
    if (failed) return <ErrorState level={3} title={m.live_failed()} text={m.live_failed_text()} onRetry={load} />
    return (
      <div className="flex flex-col gap-3">
        <VisuallyHidden>{m.live_loading()}</VisuallyHidden>
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
      </div>
    )
  }
  if (loaded.items.length === 0) {
    return (
      <EmptyState
        level={3}
        icon={<BellOff aria-hidden size={36} strokeWidth={1.5} />}
        title={m.live_none()}
        text={user.role.id === roles.caterer ? m.live_none_caterer() : m.live_none_customer()}
      />
    )
  }
  return (
    <>
      {!isOnline && (
        <p role="status" className="mb-3 text-ink-soft">
          {m.live_offline()}
        </p>
      )}
      <ul className="-mx-2 flex flex-col">
        {loaded.items.map((item) => (
          <li key={item.id} className="border-b border-line last:border-0">
            <NotificationLine
              item={item}
              onOpen={() => {
                if (!item.isRead) void read(item.id)
                onClose()
              }}
            />
          </li>
        ))}
      </ul>
      {loaded.more && (
        <Button variant="quiet" wide onClick={() => void loadOlder()}>
          {m.live_older()}
        </Button>
      )}
    </>
  )
}

function SoundSwitch() {
  const isOn = useStore(soundStore, (on) => on, false)
  return (
    <Switch
      label={m.live_sound()}
      checked={isOn}
      onChange={({ currentTarget }) => {
        soundStore.set(currentTarget.checked)
        // So that it is known how it sounds.
        if (currentTarget.checked) ring()
      }}
    />
  )
}
