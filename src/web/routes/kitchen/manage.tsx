import { ManagePage, ManageSkeleton } from '#web/kitchen/manage/manage-page.tsx'
import { primeOwnOffer } from '#web/kitchen/offer/use-own-offer.ts'
import { pageMeta } from '#web/shared/site/page-meta.ts'
import { m } from '#messages'

export const meta = () => pageMeta({ title: m.manage_title(), indexed: false })

export const clientLoader = () => primeOwnOffer()

export const HydrateFallback = ManageSkeleton

export default ManagePage
