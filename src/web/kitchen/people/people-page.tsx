import { lazy, Suspense } from 'react'
import type { User } from '#contract/endpoints/identity.ts'
import { roles } from '#contract/values/role.ts'
import { LateSection } from '#web/shared/browser/late-section.tsx'
import { OfflineNote } from '#web/shared/browser/offline-note.tsx'
import { AccountSkeleton } from '#web/shared/account-card/account-skeleton.tsx'
import { PrivatePage } from '#web/shared/sign-in/private-page.tsx'
import { m } from '#messages'
import { ErrorState } from '#web/ui/display/empty-state.tsx'
import { Skeleton } from '#web/ui/display/skeleton.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'
import { MemberList } from './member-list.tsx'
import { OpenInvitations } from './open-invitations.tsx'
import { OwnMembership } from './own-membership.tsx'
import { NoCaterer } from '#web/kitchen/frame/no-caterer.tsx'
import { useTeam } from './use-team.ts'

// Its form brings what only the owner needs.
const InviteForm = lazy(() => import('./invite-form.tsx').then((module) => ({ default: module.InviteForm })))
const loadOwnership = () => import('./ownership-section.tsx')

/** The people of a caterer: its owner manages them, others see their own part. */
export function PeoplePage() {
  return (
    <PrivatePage role={roles.caterer} skeleton={<AccountSkeleton title={m.people_title()} />}>
      {(user) => (
        <div className="page py-8 sm:py-12">
          <h1 className="headline mb-6 text-title">{m.people_title()}</h1>
          <OfflineNote className="mb-4 max-w-2xl" />
          <PeopleOf key={`${user.id} ${user.part ?? ''}`} user={user} />
        </div>
      )}
    </PrivatePage>
  )
}

function PeopleOf({ user }: { user: User }) {
  if (user.catererId === undefined) return <NoCaterer text={m.people_no_caterer_text()} />
  return user.part === 'owner' ? <Team user={user} catererId={user.catererId} /> : <OwnMembership user={user} />
}

function Team({ user, catererId }: { user: User; catererId: string }) {
  const state = useTeam(catererId)
  const { team } = state
  if (state.failed) {
    return <ErrorState title={m.people_load_failed()} text={m.people_load_failed_text()} onRetry={state.load} />
  }
  if (!team) {
    return (
      <div>
        <VisuallyHidden>{m.ui_loading()}</VisuallyHidden>
        <Skeleton className="h-80 max-w-2xl" />
      </div>
    )
  }
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <p className="text-lg text-ink-soft">{m.people_text()}</p>
      <MemberList user={user} catererId={catererId} team={team} state={state} />
      <Suspense fallback={<Skeleton className="h-96" />}>
        <InviteForm catererId={catererId} onInvited={state.put} />
      </Suspense>
      <OpenInvitations catererId={catererId} team={team} state={state} />
      <LateSection load={loadOwnership} className="h-60">
        {({ OwnershipSection }) => <OwnershipSection user={user} catererId={catererId} team={team} state={state} />}
      </LateSection>
    </div>
  )
}
