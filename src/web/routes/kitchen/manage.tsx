import { loadPrices, ManagePage, ManageSkeleton } from '#web/kitchen/manage/manage-page.tsx'
import { primeOwnOffer } from '#web/kitchen/offer/use-own-offer.ts'
import { pageMeta } from '#web/shared/site/page-meta.ts'
import { m } from '#messages'

export const meta = () => pageMeta({ title: m.manage_title(), indexed: false })

export const clientLoader = () => {
  // While the offer is loaded. One that fails is tried again by the page.
  void loadPrices().catch(() => undefined)
  return primeOwnOffer()
}

export const HydrateFallback = ManageSkeleton

export default ManagePage
