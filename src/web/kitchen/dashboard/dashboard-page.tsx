import { Link } from 'react-router'
import type { OwnCaterer } from '#contract/endpoints/caterers.ts'
import type { User } from '#contract/endpoints/identity.ts'
import { paths } from '#contract/paths.ts'
import { roles } from '#contract/values/role.ts'
import { m } from '#messages'
import { OfferGate } from '#web/kitchen/offer/offer-gate.tsx'
import { NumbersCard } from '#web/kitchen/numbers/numbers-card.tsx'
import { AccountCard } from '#web/shared/account-card/account-card.tsx'
import { AccountSkeleton } from '#web/shared/account-card/account-skeleton.tsx'
import { PrivatePage } from '#web/shared/sign-in/private-page.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { ErrorState } from '#web/ui/display/empty-state.tsx'
import { Skeleton } from '#web/ui/display/skeleton.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'
import { approvalText } from '#web/kitchen/onboarding/approval-text.ts'
import { OrdersToday } from './orders-today.tsx'
import { DashboardLinks } from './dashboard-links.tsx'
import { MissingList } from './missing-list.tsx'
import { MonthCard } from './month-card.tsx'
import { NextStep } from './next-step.tsx'
import { OnboardingSteps } from '#web/kitchen/onboarding/onboarding-steps.tsx'
import { RevisionNote } from '#web/kitchen/onboarding/revision-note.tsx'
import { progressOf } from '#web/kitchen/onboarding/steps.ts'
import { useOwnCaterer } from '#web/kitchen/onboarding/use-own-caterer.ts'

/**
 * Page to which caterers come after signing in: what to do next, the approval of their caterer, and ways to its pages. What is below
 * something that is still loaded (`data-pending`) comes with it, so that nothing moves.
 */
export function DashboardPage() {
  return (
    <PrivatePage role={roles.caterer} skeleton={<AccountSkeleton title={m.shell_dashboard()} />}>
      {(user) => (
        <div className="page py-8 sm:py-12">
          <h1 className="headline mb-6 text-title">{m.shell_dashboard()}</h1>
          <div className="group grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[3fr_2fr]">
            {user.part === 'cook' ? <CookCards user={user} /> : <Dashboard key={user.id} user={user} />}
            <div className="max-lg:group-has-data-pending:hidden">
              <AccountCard user={user} />
            </div>
          </div>
        </div>
      )}
    </PrivatePage>
  )
}

function CookCards({ user }: { user: User }) {
  return (
    <div className="flex flex-col gap-6">
      <OrdersToday user={user} />
      <CookCard />
    </div>
  )
}

function CookCard() {
  return (
    <Card className="flex flex-col items-start gap-5 p-5 sm:p-6">
      <div>
        <h2 className="headline text-heading">{m.people_cook_title()}</h2>
        <p className="mt-2 text-lg text-ink-soft">{m.people_cook_text()}</p>
      </div>
      <Button asLink={(look) => <Link to={paths.people()} {...look} />}>{m.people_title()}</Button>
    </Card>
  )
}

function Dashboard({ user }: { user: User }) {
  const own = useOwnCaterer(user)
  if (own.state === 'failed') {
    return (
      <Card>
        <ErrorState title={m.onboarding_failed()} text={m.onboarding_failed_text()} onRetry={own.retry} />
      </Card>
    )
  }
  if (own.state === 'loading') return <Loading />
  return own.caterer ? <OwnCatererCards caterer={own.caterer} user={user} /> : <NoCaterer />
}

function Loading() {
  return (
    <div data-pending>
      <VisuallyHidden>{m.ui_loading()}</VisuallyHidden>
      <Skeleton className="h-80" />
    </div>
  )
}

function NoCaterer() {
  return (
    <Card className="flex flex-col gap-5 p-5 sm:p-6">
      <div>
        <h2 className="headline text-heading">{m.onboarding_none()}</h2>
        <p className="mt-2 text-lg text-ink-soft">{m.onboarding_none_text()}</p>
      </div>
      <OnboardingSteps progress={progressOf(false, undefined)} />
      <Button variant="main" size="large" wide asLink={(look) => <Link to={paths.onboarding()} {...look} />}>
        {m.onboarding_begin()}
      </Button>
    </Card>
  )
}

function OwnCatererCards({ caterer, user }: { caterer: OwnCaterer; user: User }) {
  const { badge, tone, text, more } = approvalText(caterer)
  return (
    <div className="flex flex-col gap-6">
      <OrdersToday user={user} />
      <Card className="flex flex-col gap-4 p-5 sm:p-6">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2">
          <h2 className="headline min-w-0 text-heading break-words">{caterer.name}</h2>
          <Badge tone={tone}>{badge}</Badge>
        </div>
        <p className="text-lg whitespace-pre-line">{text}</p>
        {more !== undefined && <p className="whitespace-pre-line">{more}</p>}
        <RevisionNote caterer={caterer} />
      </Card>
      <OfferGate catererId={caterer.id}>{(offer) => <NextStep offer={offer} />}</OfferGate>
      <div className="flex flex-col gap-6 group-has-data-pending:hidden">
        <MissingList caterer={caterer} />
        {user.part === 'owner' && <MonthCard user={user} />}
        <NumbersCard caterer={caterer} />
        <DashboardLinks caterer={caterer} />
      </div>
    </div>
  )
}
