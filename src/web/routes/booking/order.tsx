import { SearchX } from 'lucide-react'
import { Link } from 'react-router'
import type { OrderView } from '#contract/endpoints/orders/order.ts'
import { formatDay } from '#contract/values/calendar.ts'
import { loadOwn, type Own } from '#web/booking/orders/load-own.ts'
import { OrderPage } from '#web/booking/orders/order-page.tsx'
import { OrderSkeleton } from '#web/booking/orders/orders-skeleton.tsx'
import { OwnPage } from '#web/booking/orders/own-page.tsx'
import { orderQuery } from '#web/shared/order-view/order-query.ts'
import { isMoving } from '#web/shared/order-view/order-text.ts'
import { pageMeta } from '#web/shared/site/page-meta.ts'
import { paths } from '#contract/paths.ts'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/display/empty-state.tsx'
import type { Route } from './+types/order.ts'

/** Loaded in the browser only, as server-rendered pages contain no orders. */
export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta({ title: titleOf(loaderData), indexed: false })

function titleOf(own: Own<OrderView> | undefined): string {
  if (own?.state === 'missing') return m.orders_not_found_tab()
  if (own?.state !== 'ready') return m.orders_title()
  return m.orders_tab({ caterer: own.value.caterer.name, day: formatDay(own.value.eventDate) })
}

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  return loadOwn(orderQuery(params.orderId))
}

export const HydrateFallback = OrderSkeleton

export { shouldRevalidate } from '#web/shared/api/same-data.ts'

export default function Order({ loaderData, params }: Route.ComponentProps) {
  return (
    <OwnPage
      key={params.orderId}
      own={loaderData}
      query={orderQuery(params.orderId)}
      moves={isMoving}
      skeleton={<OrderSkeleton />}
      failedTitle={m.orders_failed_order()}
      missing={<NotFound />}
    >
      {(order, user, reload) => <OrderPage order={order} user={user} onChanged={reload} />}
    </OwnPage>
  )
}

/** Missing and another user's look the same. */
function NotFound() {
  return (
    <EmptyState
      level={1}
      icon={<SearchX aria-hidden size={44} strokeWidth={1.5} />}
      title={m.orders_not_found()}
      text={m.orders_not_found_text()}
      action={
        <Button variant="brand" asLink={(look) => <Link to={paths.myOrders()} {...look} />}>
          {m.orders_title()}
        </Button>
      }
    />
  )
}
