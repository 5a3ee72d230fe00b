import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import type { OwnCaterer } from '#contract/endpoints/caterers.ts'
import type { User } from '#contract/endpoints/identity.ts'
import { paths } from '#contract/paths.ts'
import { m } from '#messages'
import { OfferGate, OfferSkeleton } from '#web/kitchen/offer/offer-gate.tsx'
import type { OfferProps } from '#web/kitchen/offer/offer-props.ts'
import { PackageSections } from '#web/kitchen/packages/package-sections.tsx'
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
          <PackageStep userId={user.id} catererId={caterer.id} offer={offer} />
        ) : (
          <Suspense fallback={<OfferSkeleton />}>
            <MenuStep user={user} caterer={caterer} offer={offer} />
          </Suspense>
        )
      }
    </OfferGate>
  )
}

/** Step 3: the packages, and the way to prices and all else of the offer. */
function PackageStep(props: OfferProps) {
  return (
    <div className="flex flex-col gap-4">
      <PackageSections {...props} />
      <Button asLink={(look) => <Link to={paths.manage()} {...look} />}>{m.onboarding_packages_link()}</Button>
    </div>
  )
}
