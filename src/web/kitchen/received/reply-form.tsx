import { useRef, useState, type FormEvent } from 'react'
import type { ReviewView } from '#contract/endpoints/reviews.ts'
import { limits } from '#contract/limits.ts'
import { ApiError } from '#web/shared/api/api-error.ts'
import { api } from '#web/shared/api/browser-api.ts'
import { useUnsentMessage } from '#web/shared/thread/use-unsent-message.ts'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { useFocusOnClose } from '#web/ui/controls/use-focus-on-close.ts'
import { TextArea } from '#web/ui/fields/text-field.tsx'
import { notify } from '#web/ui/overlays/toaster.tsx'

interface ReplyFormProps {
  review: ReviewView
  onReplied: (review: ReviewView) => void
}

/** The one reply to a review, opened by a press. What was written is stored until it is published. */
export function ReplyForm({ review, onReplied }: ReplyFormProps) {
  const [isOpen, setOpen] = useState(false)
  const opener = useFocusOnClose(isOpen)
  const { text, put } = useUnsentMessage(`reply to ${review.id}`)
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  const field = useRef<HTMLTextAreaElement>(null)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (running.current) return
    const wrong = problemOf(text)
    setError(wrong)
    if (wrong !== undefined) return field.current?.focus()
    running.current = true
    setBusy(true)
    try {
      onReplied(await api('POST /api/reviews/{id}/reply', { params: { id: review.id }, body: { text: text.trim() } }))
      put(() => '')
      notify(m.received_reply_sent(), 'success')
    } catch (failure) {
      setError(failure instanceof ApiError ? (failure.fields['text'] ?? failure.message) : m.received_reply_not_sent())
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  if (!isOpen) {
    return (
      <Button
        ref={opener}
        size="small"
        className="self-start"
        aria-label={m.received_reply_to({ name: review.name })}
        onClick={() => setOpen(true)}
      >
        {m.received_reply()}
      </Button>
    )
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-3">
      <TextArea
        ref={field}
        label={m.received_reply_to({ name: review.name })}
        hint={m.received_reply_hint()}
        value={text}
        error={error}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was opened by the press before
        autoFocus
        onChange={({ currentTarget }) => {
          const typed = currentTarget.value
          put(() => typed)
          setError(undefined)
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="brand" size="small" pending={busy}>
          {m.received_reply_send()}
        </Button>
        <Button size="small" variant="quiet" onClick={() => setOpen(false)}>
          {m.received_reply_cancel()}
        </Button>
      </div>
    </form>
  )
}

function problemOf(text: string): string | undefined {
  const length = text.trim().length
  if (length === 0) return m.received_reply_needed()
  const over = length - limits.reviews.commentLength
  return over > 0 ? m.received_reply_too_long({ count: over }) : undefined
}
