import { useRef, useState, type FormEvent } from 'react'
import type { ReviewView } from '#contract/endpoints/reviews.ts'
import { limits } from '#contract/limits.ts'
import { ApiError } from '#web/shared/api/api-error.ts'
import { api } from '#web/shared/api/browser-api.ts'
import { useUnsentMessage } from '#web/shared/thread/use-unsent-message.ts'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { TextArea } from '#web/ui/fields/text-field.tsx'
import { notify } from '#web/ui/overlays/toaster.tsx'
import { StarField } from './star-field.tsx'

/** From so many letters before the end on, what is left is told. */
const countedFrom = 200

interface ReviewFormProps {
  orderId: string
  /** Id of the account that writes it. */
  caterer: string
  onWritten: (review: ReviewView) => void
  /** Called when the order no longer accepts a review. */
  onConflict: () => void
}

/** Stars and words for one order; the words are stored until they are published. */
export function ReviewForm({ orderId, caterer, onWritten, onConflict }: ReviewFormProps) {
  const [rating, setRating] = useState<number>()
  const { text: comment, put } = useUnsentMessage(`review of ${orderId}`)
  const [errors, setErrors] = useState<{ rating?: string | undefined; comment?: string | undefined; form?: string }>({})
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  const form = useRef<HTMLFormElement>(null)
  const left = limits.reviews.commentLength - comment.trim().length

  const send = async (stars: number) => {
    running.current = true
    setBusy(true)
    try {
      onWritten(await api('POST /api/reviews', { body: { orderId, rating: stars, comment: comment.trim() } }))
      put(() => '')
      notify(m.review_thanks(), 'success')
    } catch (error) {
      if (!(error instanceof ApiError)) return setErrors({ form: m.review_not_sent() })
      const { rating: ofRating, comment: ofComment } = error.fields
      if (ofRating || ofComment) return setErrors({ rating: ofRating, comment: ofComment })
      setErrors({ form: error.message })
      // Written already, from another tab or by a first press whose answer was lost: that one is shown.
      if (error.status === 409) onConflict()
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (running.current) return
    const wrong = {
      rating: rating === undefined ? m.review_stars_needed() : undefined,
      comment: left < 0 ? m.review_too_long({ count: -left }) : undefined,
    }
    setErrors(wrong)
    if (wrong.rating) form.current?.querySelector<HTMLElement>('input[type=radio]')?.focus()
    else if (wrong.comment) form.current?.querySelector('textarea')?.focus()
    if (rating !== undefined && !wrong.comment) void send(rating)
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4 print:hidden">
      <p>{m.review_ask({ caterer })}</p>
      <StarField
        label={m.review_rating()}
        value={rating}
        onChange={(value) => {
          setRating(value)
          setErrors(({ comment: message }) => ({ comment: message }))
        }}
        error={errors.rating}
      />
      <TextArea
        label={m.review_comment()}
        value={comment}
        hint={left < countedFrom && left >= 0 ? m.review_left({ count: left }) : m.review_comment_hint()}
        error={errors.comment ?? (left < 0 ? m.review_too_long({ count: -left }) : undefined)}
        onChange={(event) => {
          const typed = event.target.value
          put(() => typed)
          setErrors(({ rating: message }) => ({ rating: message }))
        }}
      />
      <p className="text-sm text-ink-soft">{m.review_public()}</p>
      {errors.form && (
        <p role="alert" className="font-medium text-danger">
          {errors.form}
        </p>
      )}
      <Button type="submit" variant="main" pending={busy} className="self-start">
        {m.review_send()}
      </Button>
    </form>
  )
}
