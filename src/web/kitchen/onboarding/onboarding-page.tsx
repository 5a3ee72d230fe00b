import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import type { User } from '#contract/endpoints/identity.ts'
import type { OwnOffer } from '#contract/endpoints/offer/own-offer.ts'
import { roles } from '#contract/values/role.ts'
import { m } from '#messages'
import { useOwnOffer } from '#web/kitchen/offer/use-own-offer.ts'
import { NotForCooks } from '#web/kitchen/people/not-for-cooks.tsx'
import { PrivatePage } from '#web/shared/sign-in/private-page.tsx'
import { ErrorState } from '#web/ui/display/empty-state.tsx'
import { LaterSteps } from './later-steps.tsx'
import { OnboardingFrame } from './onboarding-frame.tsx'
import { FormSkeleton } from './onboarding-skeleton.tsx'
import { isStepOpen, progressOf, shownStep, stepFrom } from './steps.ts'
import { useOwnCaterer, type OwnCatererState } from './use-own-caterer.ts'
import { usePinnedStep } from './use-pinned-step.ts'

/** Loaded while the caterer is; each step is. */
export const loadProfileStep = () => import('./caterer-form.tsx')
const ProfileStep = lazy(() => loadProfileStep().then((module) => ({ default: module.ProfileStep })))

/** The three steps of a caterer: who they are, their menus, their packages. The address names the step. */
export function OnboardingPage() {
  return (
    <PrivatePage role={roles.caterer} skeleton={<OnboardingSkeleton />}>
      {(user) => (user.part === 'cook' ? <NotForCooks /> : <OnboardingOf key={user.id} user={user} />)}
    </PrivatePage>
  )
}

export function OnboardingSkeleton() {
  return (
    <OnboardingFrame>
      <FormSkeleton />
    </OnboardingFrame>
  )
}

function OnboardingOf({ user }: { user: User }) {
  const own = useOwnCaterer(user)
  if (own.state === 'loading') return <OnboardingSkeleton />
  if (own.state === 'failed')
    return (
      <OnboardingFrame>
        <ErrorState title={m.onboarding_failed()} text={m.onboarding_failed_text()} onRetry={own.retry} />
      </OnboardingFrame>
    )
  return own.caterer ? (
    <WithOffer user={user} own={own} catererId={own.caterer.id} />
  ) : (
    <Step user={user} own={own} offer={undefined} />
  )
}

interface StepProps {
  user: User
  own: OwnCatererState
  /** Undefined while it is loaded, and without a profile. */
  offer: OwnOffer | undefined
}

function WithOffer({ catererId, ...props }: Omit<StepProps, 'offer'> & { catererId: string }) {
  return <Step {...props} offer={useOwnOffer(catererId).offer} />
}

function Step({ user, own, offer }: StepProps) {
  const { caterer } = own
  const [search] = useSearchParams()
  const wanted = stepFrom(search.get('step'))
  const progress = progressOf(caterer !== undefined, offer)
  // The first step needs no menus, and without a profile there are none.
  const isKnown = offer !== undefined || wanted === 1 || !caterer
  const { step, closed } = isKnown ? shownStep(wanted, progress) : { step: wanted ?? 2, closed: undefined }
  const unopened = usePinnedStep({ wanted, step, closed, isKnown })
  const note = unopened !== undefined && !isStepOpen(unopened, progress) ? unopened : undefined
  return (
    <OnboardingFrame step={step} progress={progress} closed={note}>
      {step !== 1 && caterer ? (
        <LaterSteps step={step} user={user} caterer={caterer} />
      ) : (
        <Suspense fallback={<FormSkeleton />}>
          <ProfileStep user={user} own={own} progress={progress} />
        </Suspense>
      )}
    </OnboardingFrame>
  )
}
