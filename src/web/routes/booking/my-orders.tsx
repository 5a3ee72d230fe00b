import { Navigate } from 'react-router'
import { paths } from '#contract/paths.ts'
import { roles } from '#contract/values/role.ts'
import { useRequireRole } from '#web/shared/session/use-require-role.ts'
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
  const { state, user } = useRequireRole(roles.customer)
  // The header leads everybody here (R103); the bookings of caterers are their orders.
  if (state === 'wrong_role')
    return <Navigate replace to={user.role.id === roles.caterer ? paths.receivedOrders() : paths.admin()} />
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
