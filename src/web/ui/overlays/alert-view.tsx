import { useId, type ReactNode } from 'react'
import { m } from '#messages'
import { Button } from '../controls/button.tsx'
import { useModal } from './modal.tsx'
import type { Waiting } from './waiting-alert.ts'

interface AlertDialogProps {
  open: boolean
  /** The exact sentence. */
  text: string
  onClose: () => void
  /** In place of the single 'OK'. */
  actions?: ReactNode
}

/** Interrupts with one sentence; nothing beside it closes it, and focus goes back to where it was (C32). */
export function AlertDialog({ open, text, onClose, actions }: AlertDialogProps) {
  const textId = useId()
  const dialog = useModal(open, onClose)
  return (
    <dialog
      {...dialog}
      role="alertdialog"
      aria-modal="true"
      aria-labelledby={textId}
      className="m-auto w-full max-w-[min(26rem,calc(100vw-2rem))] animate-rise rounded-box border border-line bg-surface p-6 text-ink shadow-high"
    >
      <p id={textId} className="text-lg">
        {text}
      </p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        {actions ?? (
          <Button variant="brand" onClick={onClose} data-autofocus>
            {m.ui_ok()}
          </Button>
        )}
      </div>
    </dialog>
  )
}

interface AlertViewProps {
  /** Undefined when nothing is shown. */
  current: Waiting | undefined
  onClose: (yes?: boolean) => void
}

/** What was given to the queue of `alert-dialog.tsx`, one at a time. */
export function AlertView({ current, onClose }: AlertViewProps) {
  const answers = current?.answers
  return (
    <AlertDialog
      open={current !== undefined}
      text={current?.text ?? ''}
      onClose={() => onClose()}
      actions={
        answers && (
          <>
            <Button onClick={() => onClose()} data-autofocus>
              {answers.no}
            </Button>
            <Button variant="brand" onClick={() => onClose(true)}>
              {answers.yes}
            </Button>
          </>
        )
      }
    />
  )
}
