import { roles } from '#contract/values/role.ts'
import { loadProfileStep, OnboardingPage, OnboardingSkeleton } from '#web/kitchen/onboarding/onboarding-page.tsx'
import { ownCatererQuery } from '#web/kitchen/onboarding/use-own-caterer.ts'
import { primeOwnOffer } from '#web/kitchen/offer/use-own-offer.ts'
import { primeForUser } from '#web/shared/query/prime.ts'
import { pageMeta } from '#web/shared/site/page-meta.ts'
import { m } from '#messages'

export const meta = () => pageMeta({ title: m.onboarding_title(), indexed: false })

export const clientLoader = () => {
  primeOwnOffer()
  // One that fails is tried again by the page.
  void loadProfileStep().catch(() => undefined)
  return primeForUser(ownCatererQuery, roles.caterer)
}

export const HydrateFallback = OnboardingSkeleton

export default OnboardingPage
