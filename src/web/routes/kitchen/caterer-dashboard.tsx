import { roles } from '#contract/values/role.ts'
import { DashboardPage, loadBusiness } from '#web/kitchen/dashboard/dashboard-page.tsx'
import { primeOrdersToday } from '#web/kitchen/dashboard/orders-today.tsx'
import { ownCatererQuery } from '#web/kitchen/onboarding/use-own-caterer.ts'
import { primeOwnOffer } from '#web/kitchen/offer/use-own-offer.ts'
import { AccountSkeleton } from '#web/shared/account-card/account-skeleton.tsx'
import { primeForUser } from '#web/shared/query/prime.ts'
import { pageMeta } from '#web/shared/site/page-meta.ts'
import { m } from '#messages'

export const meta = () => pageMeta({ title: m.shell_dashboard(), indexed: false })

export const clientLoader = () => {
  primeOwnOffer()
  // While its data are loaded. One that fails is tried again by the page.
  void loadBusiness().catch(() => undefined)
  primeOrdersToday()
  return primeForUser(ownCatererQuery, roles.caterer)
}

export function HydrateFallback() {
  return <AccountSkeleton title={m.shell_dashboard()} />
}

export default DashboardPage
