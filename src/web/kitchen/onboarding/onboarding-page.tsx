import { roles } from '#contract/values/role.ts'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { User } from '#contract/endpoints/identity.ts'
import { PrivatePage } from '#web/shared/sign-in/private-page.tsx'
import { paths } from '#contract/paths.ts'
import { m } from '#messages'
import { Card } from '#web/ui/display/card.tsx'
import { ErrorState } from '#web/ui/display/empty-state.tsx'
import { NotForCooks } from '#web/kitchen/people/not-for-cooks.tsx'
import { CatererForm } from './caterer-form.tsx'
import { FormSkeleton } from './onboarding-skeleton.tsx'
import { OnboardingSteps } from './onboarding-steps.tsx'
import { useCatererForm } from './use-caterer-form.ts'
import { useOwnCaterer, type OwnCatererState } from './use-own-caterer.ts'
import { useSaveCaterer } from './use-save-caterer.ts'

/** Where a caterer says who they are: the first time to begin, later to change it. */
export function OnboardingPage() {
  return (
    <PrivatePage role={roles.caterer} skeleton={<OnboardingSkeleton />}>
      {(user) => (user.part === 'cook' ? <NotForCooks /> : <OnboardingOf key={user.id} user={user} />)}
    </PrivatePage>
  )
}

export function OnboardingSkeleton() {
  return (
    <Frame isMade={false} first="under_way">
      <FormSkeleton />
    </Frame>
  )
}

function OnboardingOf({ user }: { user: User }) {
  const own = useOwnCaterer(user)
  // What the session knows already need not be waited for.
  const isMade = own.state === 'there' || (own.state !== 'none' && user.catererId !== undefined)
  return (
    <Frame isMade={isMade} first={isMade ? firstOf(own) : 'under_way'}>
      {own.state === 'loading' && <FormSkeleton />}
      {own.state === 'failed' && (
        <ErrorState title={m.onboarding_failed()} text={m.onboarding_failed_text()} onRetry={own.retry} />
      )}
      {(own.state === 'none' || own.state === 'there') && <Form user={user} own={own} />}
    </Frame>
  )
}

function Form({ user, own }: { user: User; own: OwnCatererState }) {
  const form = useCatererForm(user, own.caterer)
  const saving = useSaveCaterer(own, form)
  return <CatererForm form={form} saving={saving} caterer={own.caterer} />
}

/** A caterer with packages has its first steps behind it, and whether one has is not known while it is loaded. */
function firstOf({ caterer }: OwnCatererState): 'done' | undefined {
  return caterer && caterer.dishes.length === 0 ? 'done' : undefined
}

interface FrameProps {
  /** Whether there is a caterer already. */
  isMade: boolean
  /** How the first step stands; without it no steps are shown. */
  first: 'under_way' | 'done' | undefined
  children: ReactNode
}

function Frame({ isMade, first, children }: FrameProps) {
  return (
    <div className="page py-6 sm:py-10">
      <Link to={paths.catererDashboard()} className="inline-flex min-h-11 items-center gap-2 text-link">
        <ArrowLeft aria-hidden size={18} />
        {m.shell_dashboard()}
      </Link>
      <h1 className="headline text-title">{isMade ? m.onboarding_title_change() : m.onboarding_title()}</h1>
      <p className="mt-2 mb-6 max-w-2xl text-lg text-ink-soft">
        {isMade ? m.onboarding_lead_change() : m.onboarding_lead()}
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,42rem)_18rem] lg:justify-between">
        {first && (
          <Card role="region" aria-label={m.onboarding_steps()} className="p-5 lg:sticky lg:top-24 lg:order-last">
            <OnboardingSteps first={first} />
          </Card>
        )}
        <div className="min-w-0">{children}</div>
      </div>
    </div>
  )
}
