import { loadOwn } from '#web/features/ordering/orders/load-own.ts'
import { MyOrdersPage } from '#web/features/ordering/orders/my-orders-page.tsx'
import { OrdersSkeleton } from '#web/features/ordering/orders/orders-skeleton.tsx'
import { OwnPage } from '#web/features/ordering/orders/own-page.tsx'
import { api } from '#web/lib/browser-api.ts'
import { pageMeta } from '#web/lib/page-meta.ts'
import { m } from '#web/paraglide/messages.js'
import type { Route } from './+types/my-orders.ts'

export const meta = () => pageMeta({ title: m.orders_title(), indexed: false })

/** The page in the address; anything that is no number is the first. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const wanted = Number(new URL(request.url).searchParams.get('page'))
  const page = Number.isInteger(wanted) && wanted > 0 && wanted < 100_000 ? wanted : 1
  return loadOwn(() => api('GET /api/orders', { query: { mine: '1', page } }))
}

export const HydrateFallback = OrdersSkeleton

export default function MyOrders({ loaderData }: Route.ComponentProps) {
  return (
    <OwnPage own={loaderData} skeleton={<OrdersSkeleton />} failedTitle={m.orders_failed_title()}>
      {(orders, user) => <MyOrdersPage orders={orders} user={user} />}
    </OwnPage>
  )
}
