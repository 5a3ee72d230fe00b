import type { User } from '#contract/endpoints/identity.ts'
import { roles } from '#contract/values/role.ts'
import { NotificationBell } from './notification-bell.tsx'
import { PausedNote } from './paused-note.tsx'
import { useLive } from './use-live.ts'

/** On every page of a customer or a caterer: keeps it up to date, says when that pauses, and has the bell. */
export function LiveBar({ user }: { user: User }) {
  useLive(user)
  if (user.role.id === roles.admin) return null
  return (
    <div className="page -mb-6 flex min-h-13 items-center justify-between gap-3 pt-2 sm:-mb-9 print:hidden">
      <PausedNote />
      <NotificationBell user={user} />
    </div>
  )
}
