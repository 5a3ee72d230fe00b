import { Link } from 'react-router'
import type { User } from '#contract/endpoints/identity.ts'
import { paths } from '#contract/paths.ts'
import type { InboxPart } from '#contract/rules/inbox-part.ts'
import { roles } from '#contract/values/role.ts'
import { m } from '#messages'
import { inboxLink } from '#web/kitchen/orders/inbox-params.ts'
import { OrderRow } from '#web/kitchen/orders/order-row.tsx'
import { inboxQuery } from '#web/kitchen/orders/received-queries.ts'
import { useNow } from '#web/shared/order-view/use-now.ts'
import { primeForUser } from '#web/shared/query/prime.ts'
import { usePrivateQuery } from '#web/shared/query/query-client.ts'

/** So many are shown on the page of the day; the rest is one tap away. */
const most = 5

const firstOf = (show: InboxPart) => inboxQuery({ show, q: '', page: 1 })

/** Starts to load the orders of {@link OrdersToday}, for the `clientLoader` of a page. */
export function primeOrdersToday(): void {
  primeForUser(({ part }) => (part === 'cook' ? undefined : firstOf('to_answer')), roles.caterer)
  primeForUser(() => firstOf('open'), roles.caterer)
}

/** What must be answered now, with the time left, and the events of today and the next days. */
export function OrdersToday({ user }: { user: User }) {
  return (
    <>
      {user.part !== 'cook' && <Some show="to_answer" title={m.inbox_today_title()} />}
      <Some show="open" title={m.inbox_next_title()} />
    </>
  )
}

/** The first orders of a part of the inbox; nothing where there are none. */
function Some({ show, title }: { show: InboxPart; title: string }) {
  const now = useNow()
  const { data } = usePrivateQuery(firstOf(show), { refetchOnWindowFocus: true })
  if (!data || data.items.length === 0) return null
  return (
    <section aria-label={title}>
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="headline text-heading">{title}</h2>
        {data.total > most && (
          <Link to={paths.receivedOrders(inboxLink({ show }))} className="inline-flex min-h-11 items-center text-link">
            {m.inbox_see_all()}
          </Link>
        )}
      </div>
      <ul className="flex flex-col gap-3">
        {data.items.slice(0, most).map((order) => (
          <OrderRow key={order.id} order={order} now={now} />
        ))}
      </ul>
    </section>
  )
}
