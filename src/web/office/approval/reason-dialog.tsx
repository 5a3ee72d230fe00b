import { useState } from 'react'
import { limits } from '#contract/limits.ts'
import { FormError } from '#web/shared/sign-in/form-error.tsx'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { TextArea } from '#web/ui/fields/text-field.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'

interface ReasonDialogProps {
  title: string
  text: string
  /** What the button says that does it. */
  verb: string
  isDanger: boolean
  needsReason: boolean
  busy: boolean
  failure: string | undefined
  onConfirm: (reason: string) => void
  onClose: () => void
}

/** Asks before a decision about a caterer, and for the reason that its owner is told. What was typed stays when it fails. */
export function ReasonDialog({ title, text, verb, isDanger, needsReason, busy, failure, ...on }: ReasonDialogProps) {
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const confirm = () => {
    setMissing(needsReason && reason.trim() === '')
    if (!needsReason || reason.trim() !== '') on.onConfirm(reason)
  }
  return (
    <Dialog
      open
      onClose={on.onClose}
      title={title}
      footer={
        <>
          <Button onClick={on.onClose}>{m.office_cancel()}</Button>
          <Button variant={isDanger ? 'danger' : 'brand'} pending={busy} onClick={confirm}>
            {verb}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p>{text}</p>
        {needsReason && (
          <TextArea
            label={m.office_reason()}
            hint={m.office_reason_hint()}
            required
            data-autofocus
            maxLength={limits.caterer.reasonLength}
            value={reason}
            onChange={(event) => {
              setReason(event.target.value)
              setMissing(false)
            }}
            error={isMissing ? m.error_reason_needed() : undefined}
          />
        )}
        <FormError text={failure} />
      </div>
    </Dialog>
  )
}
