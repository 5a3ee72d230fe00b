import { Link } from 'react-router'
import type { OwnCaterer } from '#contract/endpoints/caterers.ts'
import type { User } from '#contract/endpoints/identity.ts'
import { paths } from '#contract/paths.ts'
import { m } from '#messages'
import { NumbersCard } from '#web/kitchen/numbers/numbers-card.tsx'
import { OfferGate } from '#web/kitchen/offer/offer-gate.tsx'
import { approvalText } from '#web/kitchen/onboarding/approval-text.ts'
import { OnboardingSteps } from '#web/kitchen/onboarding/onboarding-steps.tsx'
import { RevisionNote } from '#web/kitchen/onboarding/revision-note.tsx'
import { progressOf } from '#web/kitchen/onboarding/steps.ts'
import { useOwnCaterer } from '#web/kitchen/onboarding/use-own-caterer.ts'
import { AccountCard } from '#web/shared/account-card/account-card.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { ErrorState } from '#web/ui/display/empty-state.tsx'
import { Skeleton } from '#web/ui/display/skeleton.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'
import { DashboardLinks } from './dashboard-links.tsx'
import { MissingList } from './missing-list.tsx'
import { MonthCard } from './month-card.tsx'
import { NextStep } from './next-step.tsx'

export { AccountCard }

/** What is known of the business below its orders: the approval, what to do next, numbers, and the ways to its pages. */
export function BusinessCards({ user }: { user: User }) {
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
