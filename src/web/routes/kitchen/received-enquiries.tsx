import { roles } from '#contract/values/role.ts'
import { EnquiriesPage } from '#web/kitchen/received/enquiries-page.tsx'
import { enquiriesQuery, enquiriesShown } from '#web/kitchen/received/use-enquiries.ts'
import { AccountSkeleton } from '#web/shared/account-card/account-skeleton.tsx'
import { primeForUser } from '#web/shared/query/prime.ts'
import { pageMeta } from '#web/shared/site/page-meta.ts'
import { m } from '#messages'

export const meta = () => pageMeta({ title: m.received_enquiries_title(), indexed: false })

export const clientLoader = ({ request }: { request: Request }) =>
  primeForUser(
    ({ catererId, part }) =>
      catererId === undefined || part === 'cook'
        ? undefined
        : enquiriesQuery(catererId, enquiriesShown(new URL(request.url).searchParams)),
    roles.caterer,
  )

export function HydrateFallback() {
  return <AccountSkeleton title={m.received_enquiries_title()} />
}

export default EnquiriesPage
