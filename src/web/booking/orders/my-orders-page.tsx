import { CalendarHeart, History } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useNavigate, useNavigation } from 'react-router'
import type { User } from '#contract/endpoints/identity.ts'
import type { OrderSummary } from '#contract/endpoints/orders/order.ts'
import { pageWindow } from '#web/ui/controls/page-window.ts'
import { paths } from '#contract/paths.ts'
import { useEventLinks } from '#web/shared/event/use-event.ts'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/display/empty-state.tsx'
import { Pager } from '#web/ui/controls/pager.tsx'
import { Tabs } from '#web/ui/controls/tabs.tsx'
import { useNow } from '#web/shared/order-view/use-now.ts'
import { CodeSearch } from './code-search.tsx'
import { ordersParamsOf, type OrdersParams } from './orders-params.ts'
import { OrderCard } from './order-card.tsx'
import { CardSkeletons } from './orders-skeleton.tsx'
import { useOrderActions } from './use-order-actions.ts'

export interface OrdersPage {
  items: readonly OrderSummary[]
  page: number
  pages: number
}

interface MyOrdersPageProps {
  orders: OrdersPage
  /** Which orders these are. */
  when: OrdersParams['when']
  user: User
  /** Called when the shown orders are outdated and must be reloaded. */
  onChanged: () => void
}

/** The orders of a customer: those to come, the nearest first, or those that are past. */
export function MyOrdersPage({ orders, when, ...rest }: MyOrdersPageProps) {
  const navigate = useNavigate()
  const asked = useAsked()
  const shown = asked?.when ?? when
  const list = asked ? <CardSkeletons /> : <OrderList orders={orders} when={when} {...rest} />
  const tab = (id: OrdersParams['when'], label: string) => ({ id, label, content: list })
  return (
    <div className="page max-w-3xl py-6 pb-16">
      <h1 className="headline mb-3 text-title">{m.orders_title()}</h1>
      <CodeSearch />
      <Tabs
        label={m.orders_title()}
        tabs={[tab('upcoming', m.orders_upcoming()), tab('past', m.orders_past())]}
        value={shown}
        onChange={(id) => void navigate(addressOf(id), { preventScrollReset: true })}
      />
    </div>
  )
}

/** The list that is being loaded in place of the one shown. */
function useAsked(): OrdersParams | undefined {
  const { location } = useNavigation()
  return location?.pathname === paths.myOrders() ? ordersParamsOf(new URLSearchParams(location.search)) : undefined
}

function addressOf(when: string, page = 1): string {
  return paths.myOrders({ when: when === 'past' ? when : undefined, page: page === 1 ? undefined : page })
}

function OrderList({ orders, when, user, onChanged }: MyOrdersPageProps) {
  const now = useNow()
  const actions = useOrderActions(user, onChanged)
  if (orders.items.length === 0) return orders.page > 1 ? <NoSuchPage when={when} /> : <NoOrders when={when} />
  return (
    <>
      <ul className="flex flex-col gap-4">
        {orders.items.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} now={now} actions={actions} />
          </li>
        ))}
      </ul>
      <div className="mt-8">
        <Pager
          page={orders.page}
          pages={orders.pages}
          items={pageWindow(orders.page, orders.pages)}
          label={m.orders_pages()}
          link={({ page, ...look }) => <Link to={addressOf(when, page)} {...look} />}
        />
      </div>
    </>
  )
}

function NoOrders({ when }: Pick<MyOrdersPageProps, 'when'>) {
  const links = useEventLinks()
  return when === 'past' ? (
    <EmptyState
      icon={<History aria-hidden size={44} strokeWidth={1.5} />}
      title={m.orders_empty_past_title()}
      text={m.orders_empty_past_text()}
      action={<Way to={paths.myOrders()}>{m.orders_upcoming()}</Way>}
    />
  ) : (
    <EmptyState
      icon={<CalendarHeart aria-hidden size={44} strokeWidth={1.5} />}
      title={m.orders_empty_title()}
      text={m.orders_empty_text()}
      action={<Way to={links.search()}>{m.orders_find()}</Way>}
    />
  )
}

/** There are fewer pages than the address says. */
function NoSuchPage({ when }: Pick<MyOrdersPageProps, 'when'>) {
  return <EmptyState title={m.orders_no_page()} action={<Way to={addressOf(when)}>{m.orders_first_page()}</Way>} />
}

function Way({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Button variant="main" asLink={(look) => <Link to={to} {...look} />}>
      {children}
    </Button>
  )
}
