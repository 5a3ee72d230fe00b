import { useState } from 'react'
import { limits } from '#contract/limits.ts'
import { m } from '#messages'
import { FormError } from '#web/shared/sign-in/form-error.tsx'
import { SinglePicture } from '#web/shared/upload/single-picture.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { TextArea } from '#web/ui/fields/text-field.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import type { OrderMoves } from './use-order-moves.ts'

interface DeliverDialogProps {
  open: boolean
  onClose: () => void
  moves: OrderMoves
}

/** Marks an order delivered, with a note and a picture if there are any. */
export function DeliverDialog({ open, onClose, moves }: DeliverDialogProps) {
  const [note, setNote] = useState('')
  const [picture, setPicture] = useState('')
  const [underWay, setUnderWay] = useState(0)
  const [failure, setFailure] = useState<string>()
  const deliver = async () => {
    const failed = await moves.deliver({ note: note.trim(), picture })
    setFailure(failed)
    if (failed === undefined) onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={m.inbox_deliver_title()}
      footer={
        <>
          <Button onClick={onClose}>{m.inbox_prepare_not_yet()}</Button>
          <Button
            variant="brand"
            pending={moves.busy === 'deliver' || underWay > 0}
            data-autofocus
            onClick={() => void deliver()}
          >
            {m.inbox_deliver()}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p>{m.inbox_deliver_text()}</p>
        <TextArea
          label={m.inbox_deliver_note()}
          hint={m.inbox_deliver_hint()}
          rows={2}
          maxLength={limits.order.deliveryNoteLength}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <SinglePicture
          id="delivery-picture"
          label={m.inbox_deliver_picture()}
          alt={m.orders_delivery_picture_alt()}
          link={picture}
          onChange={setPicture}
          onUnderWay={(more) => setUnderWay((files) => files + more)}
        />
        <FormError text={failure} />
      </div>
    </Dialog>
  )
}
