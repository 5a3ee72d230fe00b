import { useState } from 'react'
import { limits } from '#contract/limits.ts'
import { m } from '#messages'
import { FormError } from '#web/shared/sign-in/form-error.tsx'
import { useUnsentMessage } from '#web/shared/thread/use-unsent-message.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { TextArea } from '#web/ui/fields/text-field.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import type { OrderMoves } from './use-order-moves.ts'

interface DeclineDialogProps {
  open: boolean
  onClose: () => void
  orderId: string
  moves: OrderMoves
}

/** Declines an order with a reason, which the customer reads. What was written is stored until then. */
export function DeclineDialog({ open, onClose, orderId, moves }: DeclineDialogProps) {
  const { text: reason, put } = useUnsentMessage(`declining ${orderId}`)
  const [problem, setProblem] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const decline = async () => {
    if (reason.trim() === '') return setProblem(m.inbox_reason_needed())
    const failed = await moves.decline(reason.trim())
    setFailure(failed)
    if (failed !== undefined) return
    put(() => '')
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={m.inbox_decline_title()}
      footer={
        <>
          <Button onClick={onClose}>{m.inbox_decline_keep()}</Button>
          <Button variant="danger" pending={moves.busy === 'decline'} onClick={() => void decline()}>
            {m.inbox_decline_do()}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p>{m.inbox_decline_text()}</p>
        <TextArea
          label={m.inbox_decline_reason()}
          rows={3}
          maxLength={limits.order.reasonLength}
          value={reason}
          error={problem}
          data-autofocus
          onChange={(event) => {
            const typed = event.target.value
            put(() => typed)
            setProblem(undefined)
          }}
        />
        <FormError text={failure} />
      </div>
    </Dialog>
  )
}
