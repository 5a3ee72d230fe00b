import { roles } from '#contract/values/role.ts'
import { InboxSkeleton } from '#web/kitchen/orders/inbox-skeleton.tsx'
import { seenOrderQuery } from '#web/kitchen/orders/received-queries.ts'
import { ReceivedOrderPage } from '#web/kitchen/orders/received-order-page.tsx'
import { primeForUser } from '#web/shared/query/prime.ts'
import { pageMeta } from '#web/shared/site/page-meta.ts'
import { m } from '#messages'
import type { Route } from './+types/order.ts'

export const meta = () => pageMeta({ title: m.inbox_title(), indexed: false })

export const clientLoader = ({ params }: Route.ClientLoaderArgs) =>
  primeForUser((user) => seenOrderQuery(user, params.orderId), roles.caterer)

export const HydrateFallback = InboxSkeleton

export default function Order({ params }: Route.ComponentProps) {
  return <ReceivedOrderPage orderId={params.orderId} />
}
