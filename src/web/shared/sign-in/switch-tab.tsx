import type { ReactNode } from 'react'
import type { AuthTab } from '#web/shared/session/auth-dialog-address.ts'

/** A link within a form that leads to another tab (R218). */
export function SwitchTab({
  to,
  onTab,
  children,
}: {
  to: AuthTab
  onTab: (tab: AuthTab) => void
  children: ReactNode
}) {
  return (
    <button type="button" onClick={() => onTab(to)} className="text-link inline-flex min-h-11 items-center font-medium">
      {children}
    </button>
  )
}
