import { roles } from '#contract/values/role.ts'
import { inboxParamsOf } from '#web/kitchen/orders/inbox-params.ts'
import { InboxPage } from '#web/kitchen/orders/inbox-page.tsx'
import { InboxSkeleton } from '#web/kitchen/orders/inbox-skeleton.tsx'
import { inboxQuery } from '#web/kitchen/orders/received-queries.ts'
import { primeForUser } from '#web/shared/query/prime.ts'
import { pageMeta } from '#web/shared/site/page-meta.ts'
import { m } from '#messages'
import type { Route } from './+types/orders.ts'

export const meta = () => pageMeta({ title: m.inbox_title(), indexed: false })

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const params = inboxParamsOf(new URL(request.url).searchParams)
  return primeForUser(
    ({ part, catererId }) =>
      catererId === undefined
        ? undefined
        : inboxQuery(part === 'cook' && params.show === 'to_answer' ? { ...params, show: 'open' } : params),
    roles.caterer,
  )
}

export const HydrateFallback = InboxSkeleton

export default InboxPage
