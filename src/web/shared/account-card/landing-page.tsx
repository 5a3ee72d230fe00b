import type { ReactNode } from 'react'
import type { RoleId } from '#contract/values/role.ts'
import { PrivatePage } from '#web/shared/sign-in/private-page.tsx'
import { AccountCard } from './account-card.tsx'
import { AccountSkeleton } from './account-skeleton.tsx'

interface LandingPageProps {
  role: RoleId
  title: string
  /** What can be done here today. */
  children: ReactNode
}

/** Where caterers and admins arrive after signing in. */
export function LandingPage({ role, title, children }: LandingPageProps) {
  return (
    <PrivatePage role={role} skeleton={<AccountSkeleton title={title} />}>
      {(user) => (
        <div className="page py-8 sm:py-12">
          <h1 className="headline text-title">{title}</h1>
          <div className="mt-3 mb-8 flex max-w-2xl flex-col items-start gap-4 text-lg text-ink-soft">{children}</div>
          <div className="max-w-xl">
            <AccountCard user={user} />
          </div>
        </div>
      )}
    </PrivatePage>
  )
}
