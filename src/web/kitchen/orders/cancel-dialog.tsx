import { useState } from 'react'
import type { OrderView } from '#contract/endpoints/orders/order.ts'
import { limits } from '#contract/limits.ts'
import { formatRupees } from '#contract/values/money.ts'
import { m } from '#messages'
import { FormError } from '#web/shared/sign-in/form-error.tsx'
import { useUnsentMessage } from '#web/shared/thread/use-unsent-message.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { TextArea } from '#web/ui/fields/text-field.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import type { OrderMoves } from './use-order-moves.ts'

interface CancelDialogProps {
  open: boolean
  onClose: () => void
  /** What cancelling means now, as the server reckons it. */
  terms: NonNullable<OrderView['ifCancelled']>
  orderId: string
  moves: OrderMoves
}

/** Cancels a paid order for the caterer, with what the customer gets back and what the caterer owes on top said before. */
export function CancelDialog({ open, onClose, terms: { refund, compensation }, orderId, moves }: CancelDialogProps) {
  const { text: reason, put } = useUnsentMessage(`cancelling ${orderId}`)
  const [failure, setFailure] = useState<string>()
  const cancel = async () => {
    const failed = await moves.cancel(reason.trim(), refund)
    setFailure(failed)
    if (failed !== undefined) return
    put(() => '')
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={m.inbox_cancel_title()}
      footer={
        <>
          <Button onClick={onClose} data-autofocus>
            {m.inbox_decline_keep()}
          </Button>
          <Button variant="danger" pending={moves.busy === 'cancel'} onClick={() => void cancel()}>
            {m.inbox_cancel_do()}
          </Button>
        </>
      }
    >
      <div className="figures flex flex-col gap-4">
        <p>{m.inbox_cancel_text({ refund: formatRupees(refund) })}</p>
        <p className="font-semibold">
          {compensation > 0
            ? m.inbox_cancel_owed({ compensation: formatRupees(compensation) })
            : m.inbox_cancel_owed_none()}
        </p>
        <TextArea
          label={m.inbox_cancel_reason()}
          rows={3}
          maxLength={limits.order.reasonLength}
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
