import { lazy, Suspense, type ReactNode } from 'react'
import type { User } from '#contract/endpoints/identity.ts'
import type { RoleId } from '#contract/values/role.ts'
import { LiveBar } from '#web/shared/live/live-bar.tsx'
import { useRequireRole } from '#web/shared/session/use-require-role.ts'

// Most who come here are signed in as who the page is for, and the forms are a tenth of a page's scripts.
const SignInPanel = lazy(() => import('./sign-in-panel.tsx').then((module) => ({ default: module.SignInPanel })))
const WrongRole = lazy(() => import('./wrong-role.tsx').then((module) => ({ default: module.WrongRole })))

interface PrivatePageProps {
  role: RoleId
  /** The shape of the page while it is not known who looks. */
  skeleton: ReactNode
  children: (user: User) => ReactNode
}

/** A page for one role: others are told so, and visitors can sign in where they are. */
export function PrivatePage({ role, skeleton, children }: PrivatePageProps) {
  const admission = useRequireRole(role)
  switch (admission.state) {
    case 'looking':
      return skeleton
    case 'signed_out':
      return (
        <Suspense fallback={skeleton}>
          <div className="page py-10">
            <SignInPanel role={role} level={1} />
          </div>
        </Suspense>
      )
    case 'wrong_role':
      return (
        <Suspense fallback={skeleton}>
          <WrongRole needed={role} user={admission.user} />
        </Suspense>
      )
    case 'admitted':
      return (
        <>
          <LiveBar user={admission.user} />
          {children(admission.user)}
        </>
      )
  }
}
