import { ArrowLeft, Printer, SearchX } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { User } from '#contract/endpoints/identity.ts'
import { paths } from '#contract/paths.ts'
import { roles } from '#contract/values/role.ts'
import { m } from '#messages'
import { ApiError } from '#web/shared/api/api-error.ts'
import { LateSection } from '#web/shared/browser/late-section.tsx'
import { stateName, stateTone } from '#web/shared/order-view/state-text.ts'
import { useNow } from '#web/shared/order-view/use-now.ts'
import { usePrivateQuery } from '#web/shared/query/query-client.ts'
import { PrivatePage } from '#web/shared/sign-in/private-page.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { EmptyState, ErrorState } from '#web/ui/display/empty-state.tsx'
import { InboxSkeleton } from './inbox-skeleton.tsx'
import { nextForCaterer, timeToAnswer } from './inbox-text.ts'
import { OfflineNote } from '#web/shared/browser/offline-note.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderChanges } from './order-changes.tsx'
import { Allergies, EventSection, MenuSection } from './order-details.tsx'
import { reloadReceived, seenOrderQuery, type SeenOrder } from './received-queries.ts'

// What is written and what is on record, below what is to be cooked.
const rest = () => import('./order-rest.tsx')

/** One order of a caterer: where it is and what is to be done, then all that its member may see. */
export function ReceivedOrderPage({ orderId }: { orderId: string }) {
  return (
    <PrivatePage role={roles.caterer} skeleton={<InboxSkeleton />}>
      {(user) => <LoadedOrder key={`${user.id} ${orderId}`} user={user} orderId={orderId} />}
    </PrivatePage>
  )
}

function LoadedOrder({ user, orderId }: { user: User; orderId: string }) {
  const { data, error, refetch } = usePrivateQuery(seenOrderQuery(user, orderId), { refetchOnWindowFocus: true })
  const isMissing = error instanceof ApiError && [400, 404].includes(error.status)
  if (isMissing)
    return (
      <EmptyState
        level={1}
        icon={<SearchX aria-hidden size={44} strokeWidth={1.5} />}
        title={m.inbox_not_found()}
        text={m.inbox_not_found_text()}
        action={
          <Button variant="brand" asLink={(look) => <Link to={paths.receivedOrders()} {...look} />}>
            {m.inbox_back()}
          </Button>
        }
      />
    )
  if (!data)
    return error ? (
      <ErrorState level={1} title={m.inbox_failed()} text={m.inbox_failed_text()} onRetry={() => void refetch()} />
    ) : (
      <InboxSkeleton />
    )
  return <Order order={data} isOwner={user.part === 'owner'} onChanged={() => reloadReceived(orderId)} />
}

function Order({ order, isOwner, onChanged }: { order: SeenOrder; isOwner: boolean; onChanged: () => void }) {
  const now = useNow()
  const status = useFocusOnMove(order.state)
  const { full } = order
  const left = order.state === 'requested' ? timeToAnswer(full?.answerBy, now) : undefined
  return (
    <div className="page max-w-5xl pt-4 pb-16 max-sm:pb-40">
      <Link to={paths.receivedOrders()} className="inline-flex min-h-11 items-center gap-2 text-link print:hidden">
        <ArrowLeft aria-hidden size={18} />
        {m.inbox_back()}
      </Link>
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <h1 className="headline figures text-title">{m.inbox_order_of({ code: order.bookingCode })}</h1>
        <Button
          size="small"
          variant="quiet"
          className="print:hidden"
          icon={<Printer aria-hidden size={18} />}
          onClick={() => window.print()}
        >
          {m.inbox_print()}
        </Button>
      </div>
      <OfflineNote />
      <Card ref={status} tabIndex={-1} raised className="mt-4 flex scroll-mt-24 flex-col gap-2 p-5 outline-none">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone={stateTone[order.state]}>
            {order.state === 'requested' ? m.inbox_state_to_answer() : stateName(order.state)}
          </Badge>
          {left && <span className="figures font-semibold text-marigold-ink">{left}</span>}
        </div>
        <p role="status" className="text-lg font-medium">
          {nextForCaterer({ ...order, answerBy: full?.answerBy }, now)}
        </p>
      </Card>
      <OrderActions order={order} onChanged={onChanged} />
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
        <div className="flex flex-col gap-6">
          <OrderChanges order={order} />
          <Allergies order={order} />
          <EventSection order={order} />
          <MenuSection order={order} />
          {full && (
            <div className="print:hidden">
              {order.state === 'requested' && <p className="mb-2 text-ink-soft">{m.inbox_messages_hidden()}</p>}
              <LateSection load={rest} className="h-80">
                {({ CustomerThread }) => <CustomerThread order={full} onRead={onChanged} />}
              </LateSection>
            </div>
          )}
        </div>
        <div className="flex flex-col gap-6 print:hidden">
          <LateSection load={rest} className="h-96">
            {({ OrderRecords }) => <OrderRecords order={order} isOwner={isOwner} onChanged={onChanged} />}
          </LateSection>
        </div>
      </div>
    </div>
  )
}

/** Moves the focus to the status once the state has changed, as the pressed button is gone by then. */
function useFocusOnMove(state: SeenOrder['state']) {
  const status = useRef<HTMLDivElement>(null)
  const before = useRef(state)
  useEffect(() => {
    if (before.current === state) return
    before.current = state
    status.current?.focus()
  }, [state])
  return status
}
