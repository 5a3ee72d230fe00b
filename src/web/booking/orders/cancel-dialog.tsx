import { useRef, useState } from 'react'
import type { OrderView } from '#contract/endpoints/orders/order.ts'
import { limits } from '#contract/limits.ts'
import { formatPaise, formatRupees, fromRupees, paise, toRupees } from '#contract/values/money.ts'
import { FormError } from '#web/shared/sign-in/form-error.tsx'
import { ApiError } from '#web/shared/api/api-error.ts'
import { api } from '#web/shared/api/browser-api.ts'
import { useUnsentMessage } from '#web/shared/thread/use-unsent-message.ts'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { SummaryList } from '#web/ui/display/summary-list.tsx'
import { TextArea } from '#web/ui/fields/text-field.tsx'
import { notify } from '#web/ui/overlays/toaster.tsx'

interface CancelDialogProps {
  open: boolean
  onClose: () => void
  order: OrderView
  /** What cancelling means at this moment, as the server reckons it. */
  terms: NonNullable<OrderView['ifCancelled']>
  /** Called when the shown order is outdated. */
  onChanged: () => void
  onCancelled: () => void
}

/** Says in rupees what comes back and what is lost, and calls the order off for exactly that. */
export function CancelDialog({ open, onClose, order, terms, ...after }: CancelDialogProps) {
  const { text: reason, put } = useUnsentMessage(`cancelling ${order.id}`)
  const { busy, failure, cancel } = useCancelling(order.id, {
    onClose,
    ...after,
    onCancelled() {
      put(() => '')
      after.onCancelled()
    },
  })
  const back = formatRupees(terms.refund)
  const held = paise(fromRupees(order.bill.total) + fromRupees(order.retained))
  const lost = toRupees(paise(held - fromRupees(terms.refund)))
  const charged = toRupees(paise(fromRupees(order.retained) + fromRupees(order.retainedInBill)))
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={m.orders_cancel_title()}
      footer={
        <>
          <Button onClick={onClose} data-autofocus>
            {m.orders_cancel_keep()}
          </Button>
          <Button variant="danger" pending={busy} onClick={() => void cancel(reason, terms.refund)}>
            {terms.refund > 0 ? m.orders_cancel_do({ amount: back }) : m.orders_cancel_do_for_nothing()}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <p>{m.orders_cancel_text({ caterer: order.caterer.name, percent: terms.percent })}</p>
        {charged > 0 && <p>{m.orders_cancel_charged({ amount: formatRupees(charged) })}</p>}
        <SummaryList
          rows={[
            { label: m.orders_cancel_paid(), amount: formatPaise(held) },
            { label: m.orders_cancel_lost(), amount: formatRupees(lost) },
            { label: m.orders_cancel_back(), amount: back, kind: 'total' },
          ]}
        />
        <TextArea
          label={m.orders_cancel_reason({ caterer: order.caterer.name })}
          maxLength={limits.order.reasonLength}
          rows={3}
          value={reason}
          onChange={(event) => {
            const typed = event.target.value
            put(() => typed)
          }}
        />
        <FormError text={failure} />
      </div>
    </Dialog>
  )
}

/** One cancellation at a time. What was typed stays when it does not work, and the new terms are loaded when they have changed. */
function useCancelling(
  orderId: string,
  { onClose, onChanged, onCancelled }: Pick<CancelDialogProps, 'onClose' | 'onChanged' | 'onCancelled'>,
) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  // A second press comes before the page is drawn again.
  const running = useRef(false)
  const cancel = async (reason: string, expectedRefund: number) => {
    if (running.current) return
    running.current = true
    setBusy(true)
    setFailure(undefined)
    try {
      await api('POST /api/orders/{id}/cancel', { params: { id: orderId }, body: { reason, expectedRefund } })
      onClose()
      notify(m.orders_cancelled(), 'success')
      onCancelled()
    } catch (error) {
      setFailure(error instanceof ApiError ? error.message : m.bill_unreachable())
      if (error instanceof ApiError) onChanged()
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return { busy, failure, cancel }
}
