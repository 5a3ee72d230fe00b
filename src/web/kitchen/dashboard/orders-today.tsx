import { useRef } from 'react'
import { Link } from 'react-router'
import type { User } from '#contract/endpoints/identity.ts'
import { paths } from '#contract/paths.ts'
import type { InboxPart } from '#contract/rules/inbox-part.ts'
import { roles } from '#contract/values/role.ts'
import { m } from '#messages'
import { inboxLink } from '#web/kitchen/orders/inbox-params.ts'
import { AnswerButtons } from '#web/kitchen/orders/answer-buttons.tsx'
import { OrderRow } from '#web/kitchen/orders/order-row.tsx'
import { inboxQuery, type Inbox } from '#web/kitchen/orders/received-queries.ts'
import { useNow } from '#web/shared/order-view/use-now.ts'
import { primeForUser } from '#web/shared/query/prime.ts'
import { queryClient, usePrivateQuery } from '#web/shared/query/query-client.ts'
import { Card } from '#web/ui/display/card.tsx'
import { ErrorState } from '#web/ui/display/empty-state.tsx'
import { Skeleton } from '#web/ui/display/skeleton.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'

/** So many are shown on the page of the day; the rest is one tap away. */
const most = 5

const firstOf = (show: InboxPart) => inboxQuery({ show, q: '', page: 1 })

/** Starts to load the orders of {@link OrdersToday}, for the `clientLoader` of a page. */
export function primeOrdersToday(): void {
  primeForUser(
    ({ part, catererId }) => (catererId === undefined || part === 'cook' ? undefined : firstOf('to_answer')),
    roles.caterer,
  )
  primeForUser(({ catererId }) => (catererId === undefined ? undefined : firstOf('open')), roles.caterer)
}

/**
 * What must be answered now, with the time left, and the events of today and the next days; all at once, so that nothing moves.
 * Nothing for an account that has no business yet.
 */
export function OrdersToday({ user }: { user: User }) {
  return user.catererId === undefined ? null : <Orders user={user} />
}

function Orders({ user }: { user: User }) {
  const isCook = user.part === 'cook'
  const orders = useRef<HTMLDivElement>(null)
  const toAnswer = usePrivateQuery(firstOf('to_answer'), { enabled: !isCook, refetchOnWindowFocus: true })
  const open = usePrivateQuery(firstOf('open'), { refetchOnWindowFocus: true })
  // One press loads again all of the page that failed with them.
  const reload = () =>
    queryClient().refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
  const isPending = ({ data, isError }: Asked) => !data && !isError
  if ((!isCook && isPending(toAnswer)) || isPending(open))
    return (
      // What is below is hidden as long.
      <div data-orders-pending>
        <VisuallyHidden>{m.ui_loading()}</VisuallyHidden>
        <Skeleton className="h-96" />
      </div>
    )
  const isQuiet = [toAnswer, open].every(({ data }) => data === undefined || data.items.length === 0)
  return (
    // The pressed button goes with its order: the focus stays where the next one is.
    <div ref={orders} tabIndex={-1} className="flex flex-col gap-6 outline-none">
      {isQuiet && open.data && (
        <Card className="p-5 sm:p-6">
          <h2 className="headline text-heading">{m.inbox_today_none()}</h2>
          <p className="mt-1 text-ink-soft">{isCook ? m.inbox_today_none_cook() : m.inbox_to_answer_none_text()}</p>
        </Card>
      )}
      {!open.data && open.isError && (
        <Card>
          <ErrorState title={m.inbox_failed()} text={m.inbox_failed_text()} onRetry={() => void reload()} />
        </Card>
      )}
      {!isCook && (
        <Some
          show="to_answer"
          title={m.inbox_today_title()}
          data={toAnswer.data}
          onAnswered={() => orders.current?.focus()}
        />
      )}
      <Some show="open" title={m.inbox_next_title()} data={open.data} />
    </div>
  )
}

interface Asked {
  data: Inbox | undefined
  isError: boolean
}

interface SomeProps {
  show: InboxPart
  title: string
  data: Inbox | undefined
  onAnswered?: () => void
}

/** The first orders of a part of the inbox; nothing where there are none. */
function Some({ show, title, data, onAnswered }: SomeProps) {
  const now = useNow()
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
          <OrderRow key={order.id} order={order} now={now}>
            {onAnswered && <AnswerButtons order={order} onAnswered={onAnswered} />}
          </OrderRow>
        ))}
      </ul>
    </section>
  )
}
