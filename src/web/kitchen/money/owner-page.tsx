import type { ReactNode } from 'react'
import { roles } from '#contract/values/role.ts'
import { NoCaterer } from '#web/kitchen/frame/no-caterer.tsx'
import { AccountSkeleton } from '#web/shared/account-card/account-skeleton.tsx'
import { PrivatePage } from '#web/shared/sign-in/private-page.tsx'
import { m } from '#messages'
import { EmptyState } from '#web/ui/display/empty-state.tsx'

interface OwnerPageProps {
  title: string
  children: (catererId: string) => ReactNode
}

/** A page of a caterer's money, for its owner alone (C96). */
export function OwnerPage({ title, children }: OwnerPageProps) {
  return (
    <PrivatePage role={roles.caterer} skeleton={<AccountSkeleton title={title} />}>
      {(user) => (
        <div className="page max-w-3xl py-8 sm:py-12">
          {user.catererId === undefined ? (
            <>
              <h1 className="headline mb-6 text-title">{title}</h1>
              <NoCaterer text={m.money_no_caterer_text()} />
            </>
          ) : user.part === 'owner' ? (
            children(user.catererId)
          ) : (
            <EmptyState level={1} title={m.money_owner_only()} text={m.money_owner_only_text()} />
          )}
        </div>
      )}
    </PrivatePage>
  )
}
