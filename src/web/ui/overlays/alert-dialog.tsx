import { useEffect, useId, useState, type ReactNode } from 'react'
import { m } from '#messages'
import { Button } from '../controls/button.tsx'
import { useModal } from './modal.tsx'

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
  const dialog = useModal(open)
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-modal="true"
      aria-labelledby={textId}
      className="m-auto w-full max-w-[min(26rem,calc(100vw-2rem))] animate-rise rounded-box border border-line bg-surface p-6 text-ink shadow-high"
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClose={() => open && onClose()}
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

interface Waiting {
  text: string
  /** What may be answered; without it, the sentence is only read. */
  answers?: Answers
  done: (yes: boolean) => void
}

/** What the two buttons of a question say. */
interface Answers {
  no: string
  yes: string
}

const waiting: Waiting[] = []
let changed: (() => void) | undefined

/** Shows a sentence and resolves when it was read. One after the other when there are several. */
export async function showAlert(text: string): Promise<void> {
  await show({ text })
}

/** As {@link showAlert}, with a choice: true for `yes`; Escape says no. */
export function askFirst(text: string, answers: Answers): Promise<boolean> {
  return show({ text, answers })
}

function show(alert: Omit<Waiting, 'done'>): Promise<boolean> {
  return new Promise((done) => {
    waiting.push({ ...alert, done })
    changed?.()
  })
}

/** Stands once in the page and shows what {@link showAlert} and {@link askFirst} were given. */
export function AlertHost() {
  const [current, setCurrent] = useState<Waiting>()
  useEffect(() => {
    const next = () => setCurrent(waiting[0])
    changed = next
    next()
    return () => {
      if (changed === next) changed = undefined
    }
  }, [])
  const close = (yes = false) => {
    waiting.shift()
    setCurrent(undefined)
    current?.done(yes)
    // The next one opens after focus has gone back, so that it goes back to the right place again.
    if (waiting.length > 0) setTimeout(() => changed?.())
  }
  const answers = current?.answers
  return (
    <AlertDialog
      open={current !== undefined}
      text={current?.text ?? ''}
      onClose={() => close()}
      actions={
        answers && (
          <>
            <Button onClick={() => close()} data-autofocus>
              {answers.no}
            </Button>
            <Button variant="brand" onClick={() => close(true)}>
              {answers.yes}
            </Button>
          </>
        )
      }
    />
  )
}
