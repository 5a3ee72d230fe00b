import { roles } from '#contract/values/role.ts'
import { Phone } from 'lucide-react'
import { Link } from 'react-router'
import { contacts } from '#contract/contacts.ts'
import type { OwnCaterer } from '#contract/endpoints/caterers.ts'
import type { User } from '#contract/endpoints/identity.ts'
import { formatPhone } from '#contract/values/phone.ts'
import { AccountCard } from '#web/shared/account-card/account-card.tsx'
import { AccountSkeleton } from '#web/shared/account-card/account-skeleton.tsx'
import { PrivatePage } from '#web/shared/sign-in/private-page.tsx'
import { paths } from '#contract/paths.ts'
import { m } from '#messages'
import { Badge } from '#web/ui/display/badge.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { ErrorState } from '#web/ui/display/empty-state.tsx'
import { Skeleton } from '#web/ui/display/skeleton.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'
import { approvalText } from './approval-text.ts'
import { RevisionNote } from './revision-note.tsx'
import { OnboardingSteps } from './onboarding-steps.tsx'
import { useOwnCaterer } from './use-own-caterer.ts'

/** Page to which caterers come after signing in: the approval of their caterer and the next step. */
export function DashboardPage() {
  return (
    <PrivatePage role={roles.caterer} skeleton={<AccountSkeleton title={m.shell_dashboard()} />}>
      {(user) => (
        <div className="page py-8 sm:py-12">
          <h1 className="headline mb-6 text-title">{m.shell_dashboard()}</h1>
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[3fr_2fr]">
            {user.part === 'cook' ? <CookCard /> : <Dashboard key={user.id} user={user} />}
            <AccountCard user={user} />
          </div>
        </div>
      )}
    </PrivatePage>
  )
}

function CookCard() {
  return (
    <Card className="flex flex-col items-start gap-5 p-5 sm:p-6">
      <div>
        <h2 className="headline text-heading">{m.people_cook_title()}</h2>
        <p className="mt-2 text-lg text-ink-soft">{m.people_cook_text()}</p>
      </div>
      <TeamLink />
    </Card>
  )
}

function TeamLink() {
  return <Button asLink={(look) => <Link to={paths.people()} {...look} />}>{m.people_title()}</Button>
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
  if (own.state === 'loading') {
    return (
      <div>
        <VisuallyHidden>{m.ui_loading()}</VisuallyHidden>
        <Skeleton className="h-80" />
      </div>
    )
  }
  return own.caterer ? <OwnCatererCard caterer={own.caterer} /> : <NoCaterer />
}

function NoCaterer() {
  return (
    <Card className="flex flex-col items-start gap-5 p-5 sm:p-6">
      <div>
        <h2 className="headline text-heading">{m.onboarding_none()}</h2>
        <p className="mt-2 text-lg text-ink-soft">{m.onboarding_none_text()}</p>
      </div>
      <OnboardingSteps first="to_do" />
      <Button variant="main" size="large" asLink={(look) => <Link to={paths.onboarding()} {...look} />}>
        {m.onboarding_begin()}
      </Button>
    </Card>
  )
}

function OwnCatererCard({ caterer }: { caterer: OwnCaterer }) {
  const hasMenus = caterer.dishes.length > 0
  const { badge, tone, text, more } = approvalText(caterer)
  return (
    <Card className="flex flex-col gap-5 p-5 sm:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2">
        <h2 className="headline min-w-0 text-heading break-words">{caterer.name}</h2>
        <Badge tone={tone}>{badge}</Badge>
      </div>
      <p className="text-lg whitespace-pre-line">{text}</p>
      {more !== undefined && <p className="whitespace-pre-line">{more}</p>}
      <RevisionNote caterer={caterer} />
      {!hasMenus && <OnboardingSteps first="done" />}
      <p className="text-ink-soft">{hasMenus ? m.onboarding_menus_there() : m.onboarding_menus_missing()}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="brand" asLink={(look) => <Link to={paths.onboarding()} {...look} />}>
          {m.onboarding_change()}
        </Button>
        {caterer.approval === 'approved' && (
          <Button asLink={(look) => <Link to={paths.caterer(caterer.slug)} {...look} />}>
            {m.onboarding_see_page()}
          </Button>
        )}
        {hasMenus && <Button asLink={(look) => <Link to={paths.manage()} {...look} />}>{m.manage_title()}</Button>}
        <TeamLink />
        <Button
          variant="quiet"
          icon={<Phone aria-hidden size={18} />}
          asLink={(look) => <a href={`tel:${contacts().phone}`} {...look} />}
        >
          {m.shell_call_support({ phone: formatPhone(contacts().phone) })}
        </Button>
      </div>
    </Card>
  )
}
