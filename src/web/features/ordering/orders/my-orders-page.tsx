import { CalendarHeart } from 'lucide-react'
import { Link, useRevalidator } from 'react-router'
import type { User } from '#contract/endpoints/identity.ts'
import type { OrderSummary } from '#contract/endpoints/ordering.ts'
import { pageWindow } from '#contract/rules/page-window.ts'
import { paths } from '#web/lib/paths.ts'
import { m } from '#web/paraglide/messages.js'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { upcomingAndPast } from '../order-words.ts'
import { useNow } from '../use-now.ts'
import { OrderCard } from './order-card.tsx'
import { useOrderActions } from './use-order-actions.ts'

export interface OrdersPage {
  items: readonly OrderSummary[]
  page: number
  pages: number
}

/** All orders of a customer, what is to come first. */
export function MyOrdersPage({ orders, user }: { orders: OrdersPage; user: User }) {
  const revalidator = useRevalidator()
  const now = useNow()
  const actions = useOrderActions(user, () => void revalidator.revalidate())
  const { upcoming, past } = upcomingAndPast(orders.items, now)
  const part = (title: string, items: readonly OrderSummary[]) =>
    items.length > 0 && (
      <section aria-label={title} className="mt-6">
        <h2 className="headline mb-3 text-heading">{title}</h2>
        <ul className="flex flex-col gap-4">
          {items.map((order) => (
            <li key={order.id}>
              <OrderCard order={order} now={now} actions={actions} />
            </li>
          ))}
        </ul>
      </section>
    )
  return (
    <div className="page max-w-3xl py-6 pb-16">
      <h1 className="headline text-title">{m.orders_title()}</h1>
      {orders.items.length === 0 && <NoOrders />}
      {part(m.orders_upcoming(), upcoming)}
      {part(m.orders_past(), past)}
      <div className="mt-8">
        <Pager
          page={orders.page}
          pages={orders.pages}
          items={pageWindow(orders.page, orders.pages)}
          label={m.orders_pages()}
          link={({ page, ...look }) => <Link to={paths.myOrders({ page: page === 1 ? undefined : page })} {...look} />}
        />
      </div>
    </div>
  )
}

function NoOrders() {
  return (
    <EmptyState
      icon={<CalendarHeart aria-hidden size={44} strokeWidth={1.5} />}
      title={m.orders_empty_title()}
      text={m.orders_empty_text()}
      action={
        <Button variant="main" asLink={(look) => <Link to={paths.search()} {...look} />}>
          {m.orders_find()}
        </Button>
      }
    />
  )
}
