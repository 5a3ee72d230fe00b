import { useState } from 'react'
import type { OrderView } from '#contract/endpoints/orders/order.ts'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { Cancellation } from '#web/booking/bill/cancellation.tsx'
import { isCancellable } from '#contract/rules/order-life-cycle.ts'
import { OrderSection } from '#web/shared/order-view/order-section.tsx'
import { CancelDialog } from './cancel-dialog.tsx'

interface CancelSectionProps {
  order: OrderView
  /** Called when the shown order is outdated. */
  onChanged: () => void
  /** It was called off. */
  onCancelled: () => void
}

/** The terms in rupees, and calling the order off. Nothing for orders of which nothing is left to cancel. */
export function CancelSection({ order, ...after }: CancelSectionProps) {
  const [open, setOpen] = useState(false)
  if (!isCancellable(order.state)) return null
  const terms = order.ifCancelled
  return (
    <OrderSection title={m.orders_cancel()}>
      <Cancellation policy={order.cancellation} eventDate={order.eventDate} />
      <div className="mt-4 print:hidden">
        {order.state === 'awaiting_payment' ? (
          <p className="text-ink-soft">{order.cannot.cancel?.message}</p>
        ) : (
          <Button disabledReason={order.cannot.cancel?.message} onClick={() => setOpen(true)}>
            {m.orders_cancel_open()}
          </Button>
        )}
      </div>
      {terms && <CancelDialog open={open} onClose={() => setOpen(false)} order={order} terms={terms} {...after} />}
    </OrderSection>
  )
}
