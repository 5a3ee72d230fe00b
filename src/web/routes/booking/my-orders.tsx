import { loadOwn } from '#web/booking/orders/load-own.ts'
import { lookOf } from '#web/booking/orders/look.ts'
import { MyOrdersPage } from '#web/booking/orders/my-orders-page.tsx'
import { OrdersSkeleton } from '#web/booking/orders/orders-skeleton.tsx'
import { OwnPage } from '#web/booking/orders/own-page.tsx'
import { api } from '#web/shared/api/browser-api.ts'
import { pageMeta } from '#web/shared/site/page-meta.ts'
import { m } from '#messages'
import type { Route } from './+types/my-orders.ts'

export const meta = () => pageMeta({ title: m.orders_title(), indexed: false })

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const look = lookOf(new URL(request.url).searchParams)
  return { look, own: await loadOwn(() => api('GET /api/orders', { query: { mine: '1', ...look } })) }
}

export const HydrateFallback = OrdersSkeleton

export default function MyOrders({ loaderData: { look, own } }: Route.ComponentProps) {
  return (
    <OwnPage
      key={`${look.when} ${look.page}`}
      own={own}
      skeleton={<OrdersSkeleton />}
      failedTitle={m.orders_failed_title()}
    >
      {(orders, user) => <MyOrdersPage orders={orders} when={look.when} user={user} />}
    </OwnPage>
  )
}
