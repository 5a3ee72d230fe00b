import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import type { OwnCaterer } from '#contract/endpoints/caterers.ts'
import type { User } from '#contract/endpoints/identity.ts'
import { paths } from '#contract/paths.ts'
import { m } from '#messages'
import { OfferGate, OfferSkeleton } from '#web/kitchen/offer/offer-gate.tsx'
import { Button } from '#web/ui/controls/button.tsx'

// Most visits are to the first step, or to one of these.
const MenuStep = lazy(() => import('./menu-step.tsx').then((module) => ({ default: module.MenuStep })))

interface LaterStepsProps {
  step: 2 | 3
  user: User
  caterer: OwnCaterer
}

/** Steps 2 and 3, which begin with what the caterer offers. */
export function LaterSteps({ step, user, caterer }: LaterStepsProps) {
  return (
    <OfferGate catererId={caterer.id}>
      {(offer) =>
        step === 3 ? (
          <PackageStep />
        ) : (
          <Suspense fallback={<OfferSkeleton />}>
            <MenuStep user={user} caterer={caterer} offer={offer} />
          </Suspense>
        )
      }
    </OfferGate>
  )
}

function PackageStep() {
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="text-lg">{m.onboarding_packages_text()}</p>
      <Button variant="main" size="large" asLink={(look) => <Link to={paths.manage()} {...look} />}>
        {m.onboarding_packages_link()}
      </Button>
    </div>
  )
}
