import { roles } from '#contract/values/role.ts'
import { useRequireRole } from '#web/shared/session/use-require-role.ts'
import { WrongRole } from '#web/shared/sign-in/wrong-role.tsx'
import { BillPage } from '#web/booking/bill/bill-page.tsx'
import { BillSkeleton } from '#web/booking/bill/bill-skeleton.tsx'
import { useDraft } from '#web/shared/draft/draft-store.ts'
import { isAbout, loadOrdering } from '#web/booking/steps/load-ordering.ts'
import { ReloadPrompt, NoDraft, NothingToOrder } from '#web/booking/steps/ordering-states.tsx'
import { pageMeta } from '#web/shared/site/page-meta.ts'
import { m } from '#messages'
import type { Route } from './+types/bill.ts'

export { shouldRevalidate } from '#web/shared/api/same-data.ts'

export const meta = () => pageMeta({ title: m.bill_title(), indexed: false })

export const clientLoader = loadOrdering

export const HydrateFallback = BillSkeleton

export default function Bill({ loaderData: ordering }: Route.ComponentProps) {
  const draft = useDraft()
  const admission = useRequireRole(roles.customer)
  if (admission.state === 'wrong_role') return <WrongRole needed="2" user={admission.user} />
  if (ordering.state !== 'ready') return <NothingToOrder ordering={ordering} />
  if (!draft) return <NoDraft />
  if (!isAbout(draft, ordering)) return <ReloadPrompt key={draft.packageId} shape={<BillSkeleton />} />
  return <BillPage caterer={ordering.caterer} offer={ordering.offer} draft={draft} {...admission} />
}
