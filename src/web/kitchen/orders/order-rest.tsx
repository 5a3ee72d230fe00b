import type { OrderView } from '#contract/endpoints/orders/order.ts'
import { formatMoment } from '#contract/values/calendar.ts'
import { m } from '#messages'
import { SavedReplies } from '#web/kitchen/answers/saved-replies.tsx'
import { ProceedsSection } from '#web/kitchen/money/proceeds-section.tsx'
import { useLateDialog } from '#web/ui/overlays/use-late-dialog.ts'
import { DeliveryNote } from '#web/shared/order-view/delivery-note.tsx'
import { DocumentsSection } from '#web/shared/order-view/documents-section.tsx'
import { eventName } from '#web/shared/order-view/event-name.ts'
import { MoneySection } from '#web/shared/order-view/money-section.tsx'
import { OrderSection } from '#web/shared/order-view/order-section.tsx'
import { Thread } from '#web/shared/thread/thread.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import type { OrderActionsProps } from './order-actions.tsx'
import type { SeenOrder } from './received-queries.ts'
import { useOrderMoves } from './use-order-moves.ts'

/** What the caterer and the customer write to each other. */
export function CustomerThread({ order, onRead }: { order: OrderView; onRead: () => void }) {
  return (
    <Thread
      orderId={order.id}
      viewer="caterer"
      otherName={order.contact.name}
      cannotWrite={order.cannot['write']?.message}
      Aid={SavedReplies}
      onRead={order.unread > 0 ? onRead : undefined}
    />
  )
}

/** Money, documents and history of an order, and the way to cancel it. */
export function OrderRecords({ order, isOwner, onChanged }: OrderActionsProps & { isOwner: boolean }) {
  const { full } = order
  return (
    <>
      {full && <MoneySection order={full} />}
      {isOwner && <ProceedsSection orderId={order.id} />}
      {full && <DocumentsSection order={full} />}
      <HistorySection order={order} />
      <CancelOrder order={order} onChanged={onChanged} />
    </>
  )
}

/** What happened, with the one of the team who did it; nobody accepts but by the caterer's settings. */
function historyText({ to, by, member }: SeenOrder['events'][number]): string {
  if (to === 'accepted' && by === 'pangat') return m.inbox_history_automatic()
  return member ? m.inbox_history_by({ what: eventName(to), member }) : eventName(to)
}

/** What happened, and who of the team did it. */
function HistorySection({ order }: { order: SeenOrder }) {
  const { delivery } = order
  return (
    <OrderSection title={m.inbox_history()}>
      <ol className="figures flex flex-col gap-2">
        {order.events
          .filter(({ to }) => to !== 'awaiting_payment')
          .map((event) => (
            <li key={event.seq}>
              <span className="block">{historyText(event)}</span>
              <span className="text-sm text-ink-soft">{formatMoment(new Date(event.at))}</span>
            </li>
          ))}
      </ol>
      {delivery && (
        <div className="mt-4 border-t border-line pt-4">
          <h3 className="font-semibold">{m.inbox_delivery()}</h3>
          <DeliveryNote delivery={delivery} />
        </div>
      )}
    </OrderSection>
  )
}

/** Cancelling, apart from what is pressed every day. */
function CancelOrder({ order, onChanged }: OrderActionsProps) {
  const moves = useOrderMoves(order.id, onChanged)
  const dialog = useLateDialog(() => import('./cancel-dialog.tsx'))
  const terms = order.full?.ifCancelled
  const reason = order.full?.cannot['cancel']
  if (!order.full || (!terms && reason?.code !== 'cancel_needs_owner') || order.state === 'requested') return null
  return (
    <div className="print:hidden">
      <Button variant="quiet" disabledReason={terms ? undefined : reason?.message} {...dialog.opener}>
        {m.inbox_cancel()}
      </Button>
      {terms && dialog.part && (
        <dialog.part.CancelDialog
          open={dialog.isOpen}
          onClose={dialog.close}
          terms={terms}
          orderId={order.id}
          moves={moves}
        />
      )}
    </div>
  )
}
