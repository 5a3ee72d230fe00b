import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { formatDayAndTime } from '#contract/values/calendar.ts'
import { formatRupees } from '#contract/values/money.ts'
import { EmailCodeForm } from '#web/shared/email-code/email-code-form.tsx'
import { orderKey } from '#web/shared/order-view/order-query.ts'
import { usePrivateQuery } from '#web/shared/query/query-client.ts'
import { useSession } from '#web/shared/session/use-session.ts'
import { api } from '#web/shared/api/browser-api.ts'
import { useEventLinks } from '#web/shared/event/use-event.ts'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { ErrorState } from '#web/ui/display/empty-state.tsx'
import { Skeleton } from '#web/ui/display/skeleton.tsx'
import { SummaryList } from '#web/ui/display/summary-list.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'
import { draftFromOrder } from '#web/booking/steps/draft-from-order.ts'
import { startOrder } from '#web/shared/draft/start-order.ts'
import { askToday, type Today } from './pay-again.ts'
import type { OrderActions } from './use-order-actions.ts'

interface PayAgainDialogProps {
  open: boolean
  onClose: () => void
  orderId: string
  actions: OrderActions
}

/** An order that ended unpaid, as it would be today: what has changed since, and then to pay it or to change it. */
export function PayAgainDialog({ open, onClose, ...rest }: PayAgainDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={m.orders_pay_again_title()} size="small">
      <ReorderPreview {...rest} />
    </Dialog>
  )
}

function ReorderPreview({ orderId, actions }: Pick<PayAgainDialogProps, 'orderId' | 'actions'>) {
  const { found, failed, load } = useToday(orderId)
  const navigate = useNavigate()
  const links = useEventLinks()
  const { user } = useSession()
  const [confirmed, setConfirmed] = useState(false)
  const titleId = useId()
  const codeId = useId()
  if (failed)
    return <ErrorState level={3} title={m.orders_failed_order()} text={m.orders_failed_text()} onRetry={load} />
  if (!found)
    return (
      <div aria-busy="true">
        <VisuallyHidden>{m.ui_loading()}</VisuallyHidden>
        <Skeleton className="h-40" />
      </div>
    )
  const { order, today } = found
  const change = async () => {
    if (await startOrder(draftFromOrder(order))) void navigate(links.customise())
  }
  const { total } = today
  const pay = async (seen: number) => {
    await actions.payAgain(orderId, seen)
    // Where it did not lead to the payment page, something has changed again.
    load()
  }
  const fits = total !== undefined && today.problems.length === 0
  const mayPay = fits && !today.unconfirmed
  return (
    <div className="flex flex-col gap-4">
      <p className="figures">
        {m.orders_pay_again_of({
          caterer: order.caterer.name,
          moment: formatDayAndTime(order.eventDate, order.eventTime),
        })}
      </p>
      <p role="status">{wordsOf(today, order.bill.total)}</p>
      {today.problems.length > 0 && (
        <ul className="list-disc pl-5">
          {today.problems.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
      <SummaryList
        rows={[
          { label: m.orders_pay_again_before(), amount: formatRupees(order.bill.total) },
          ...(total === undefined
            ? []
            : [{ label: m.orders_pay_again_today(), amount: formatRupees(total), kind: 'total' as const }]),
        ]}
      />
      {user && fits && (today.unconfirmed || confirmed) && (
        <section aria-labelledby={titleId} className="flex flex-col gap-3 border-t border-line pt-4">
          <h3 id={titleId} className="font-semibold">
            {m.bill_section_confirm({ guests: order.guests })}
          </h3>
          <EmailCodeForm
            user={user}
            id={codeId}
            onConfirmed={() => {
              setConfirmed(true)
              load()
            }}
          />
        </section>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant={fits ? 'secondary' : 'main'} onClick={() => void change()}>
          {m.orders_pay_again_change()}
        </Button>
        {mayPay && (
          <Button variant="main" pending={actions.busy === `pay ${orderId}`} onClick={() => void pay(total)}>
            {m.orders_pay({ amount: formatRupees(total) })}
          </Button>
        )}
      </div>
    </div>
  )
}

function wordsOf({ total, problems }: Today, before: number): string {
  if (problems.length > 0) return m.orders_pay_again_problems()
  return total === before ? m.orders_pay_again_same() : m.orders_pay_again_price()
}

function useToday(orderId: string) {
  const { data, isError, isFetching, refetch } = usePrivateQuery(
    {
      queryKey: [orderKey, orderId, 'today'],
      queryFn: async ({ signal }) => {
        const order = await api('GET /api/orders/{id}', { params: { id: orderId } }, { signal })
        return { order, today: await askToday(api, order) }
      },
    },
    // The price of an earlier look is never shown.
    { gcTime: 0 },
  )
  return { found: data, failed: isError && !isFetching, load: () => void refetch() }
}
