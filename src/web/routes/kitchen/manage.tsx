import { roles } from '#contract/values/role.ts'
import { ManagePage, ManageSkeleton } from '#web/kitchen/manage/manage-page.tsx'
import { ownOfferQuery } from '#web/kitchen/offer/use-own-offer.ts'
import { prime } from '#web/shared/query/prime.ts'
import { sessionStore } from '#web/shared/session/session-state.ts'
import { pageMeta } from '#web/shared/site/page-meta.ts'
import { m } from '#messages'

export const meta = () => pageMeta({ title: m.manage_title(), indexed: false })

/** Starts to load the offer while the code of the page is fetched. */
export function clientLoader() {
  const { user } = sessionStore.get()
  if (user?.role.id === roles.caterer && user.part !== 'cook' && user.catererId !== undefined)
    prime(ownOfferQuery(user.catererId)).catch(() => undefined)
  return null
}

export const HydrateFallback = ManageSkeleton

export default ManagePage
