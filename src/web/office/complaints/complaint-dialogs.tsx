import { useState } from 'react'
import { limits } from '#contract/limits.ts'
import { FormError } from '#web/shared/sign-in/form-error.tsx'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { TextArea } from '#web/ui/fields/text-field.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'

interface AskedProps {
  ticket: string
  busy: boolean
  failure: string | undefined
  onClose: () => void
}

/** Asks for an answer. What was entered stays when it fails. */
export function AnswerDialog({
  ticket,
  busy,
  failure,
  onClose,
  onAnswer,
}: AskedProps & { onAnswer: (text: string) => void }) {
  const [text, setText] = useState('')
  const [isMissing, setMissing] = useState(false)
  const answer = () => {
    setMissing(text.trim() === '')
    if (text.trim() !== '') onAnswer(text)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.complaint_answer_title({ ticket })}
      footer={
        <>
          <Button onClick={onClose}>{m.office_cancel()}</Button>
          <Button variant="brand" pending={busy} onClick={answer}>
            {m.complaint_answer_send()}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <TextArea
          label={m.complaint_answer_label()}
          hint={m.complaint_answer_hint()}
          required
          data-autofocus
          rows={6}
          maxLength={limits.complaint.answerLength}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setMissing(false)
          }}
          error={isMissing ? m.error_complaint_answer_needed() : undefined}
        />
        <FormError text={failure} />
      </div>
    </Dialog>
  )
}

/** Asks before a complaint is closed, which cannot be undone. */
export function CloseDialog({ ticket, busy, failure, onClose, onConfirm }: AskedProps & { onConfirm: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.complaint_close_title({ ticket })}
      footer={
        <>
          <Button onClick={onClose}>{m.office_cancel()}</Button>
          <Button variant="brand" pending={busy} onClick={onConfirm}>
            {m.complaint_act_close()}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p>{m.complaint_close_text()}</p>
        <FormError text={failure} />
      </div>
    </Dialog>
  )
}
