import { loadOwn } from '#web/booking/orders/load-own.ts'
import { ordersParamsOf } from '#web/booking/orders/orders-params.ts'
import { ordersQuery } from '#web/booking/orders/orders-query.ts'
import { MyOrdersPage } from '#web/booking/orders/my-orders-page.tsx'
import { OrdersSkeleton } from '#web/booking/orders/orders-skeleton.tsx'
import { OwnPage } from '#web/booking/orders/own-page.tsx'
import { isMoving } from '#web/shared/order-view/order-text.ts'
import { pageMeta } from '#web/shared/site/page-meta.ts'
import { m } from '#messages'
import type { Route } from './+types/my-orders.ts'

export const meta = () => pageMeta({ title: m.orders_title(), indexed: false })

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const params = ordersParamsOf(new URL(request.url).searchParams)
  return { params, own: await loadOwn(ordersQuery(params)) }
}

export const HydrateFallback = OrdersSkeleton

export default function MyOrders({ loaderData: { params, own } }: Route.ComponentProps) {
  return (
    <OwnPage
      key={`${params.when} ${params.page}`}
      own={own}
      query={ordersQuery(params)}
      moves={({ items }) => items.some(isMoving)}
      skeleton={<OrdersSkeleton />}
      failedTitle={m.orders_failed_title()}
    >
      {(orders, user, reload) => <MyOrdersPage orders={orders} when={params.when} user={user} onChanged={reload} />}
    </OwnPage>
  )
}
