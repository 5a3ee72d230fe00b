import { lazy, Suspense, useState } from 'react'
import type { CompensationView } from '#contract/endpoints/money/compensation.ts'
import type { OrderView } from '#contract/endpoints/orders/order.ts'
import { formatMoment } from '#contract/values/calendar.ts'
import { formatRupees } from '#contract/values/money.ts'
import { api } from '#web/shared/api/browser-api.ts'
import { OrderSection } from '#web/shared/order-view/order-section.tsx'
import { queryClient, usePrivateQuery, type PrivateQuery } from '#web/shared/query/query-client.ts'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { ErrorState } from '#web/ui/display/empty-state.tsx'
import { Skeleton } from '#web/ui/display/skeleton.tsx'

// Few orders are ever called off by their caterer.
const CompensationForm = lazy(() =>
  import('./compensation-form.tsx').then((module) => ({ default: module.CompensationForm })),
)

function compensationQuery(orderId: string): PrivateQuery<CompensationView> {
  return {
    queryKey: ['compensation', orderId],
    queryFn: ({ signal }) => api('GET /api/orders/{id}/compensation', { params: { id: orderId } }, { signal }),
  }
}

/** What the customer receives because the caterer called the order off, how far it is, and where it is to be paid. */
export function CompensationSection({ order }: { order: OrderView }) {
  if (order.viewer !== 'customer' || order.ending?.by !== 'caterer' || !order.ending.compensation) return null
  return (
    <OrderSection title={m.compensation_title()}>
      <Compensation orderId={order.id} />
    </OrderSection>
  )
}

function Compensation({ orderId }: { orderId: string }) {
  const query = compensationQuery(orderId)
  const { data, isLoadingError, refetch } = usePrivateQuery(query)
  const [editing, setEditing] = useState(false)
  if (isLoadingError) return <ErrorState level={3} title={m.compensation_failed()} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-24" />
  const mayEdit = data.state === 'account_needed' || data.state === 'due' || data.state === 'failed'
  return (
    <>
      <p className="headline figures text-heading">{formatRupees(data.amount)}</p>
      <p role="status">{stateSentence(data)}</p>
      {mayEdit &&
        (editing ? (
          <Suspense fallback={<Skeleton className="mt-4 h-64" />}>
            <CompensationForm
              orderId={orderId}
              onCancel={() => setEditing(false)}
              onSaved={(saved) => {
                queryClient().setQueryData(query.queryKey, saved)
                setEditing(false)
              }}
            />
          </Suspense>
        ) : (
          <Button
            className="mt-4 print:hidden"
            variant={data.account === undefined ? 'brand' : 'secondary'}
            onClick={() => setEditing(true)}
          >
            {data.account === undefined ? m.compensation_give() : m.compensation_change()}
          </Button>
        ))}
    </>
  )
}

function stateSentence({ state, account = '', paidAt }: CompensationView): string {
  return {
    account_needed: m.compensation_account_needed,
    due: () => m.compensation_due({ account }),
    sent: () => m.compensation_sent({ account }),
    paid: () => m.compensation_paid({ moment: paidAt === undefined ? '' : formatMoment(new Date(paidAt)) }),
    failed: () => m.compensation_returned({ account }),
  }[state]()
}
