import { useCallback, useEffect, useState } from 'react'
import type { OrderView } from '#contract/endpoints/ordering.ts'
import type { ReviewView } from '#contract/endpoints/reviews.ts'
import { ReviewCard } from '#web/shared/reviews/review-card.tsx'
import { ApiError } from '#web/shared/api/api.ts'
import { api } from '#web/shared/api/browser-api.ts'
import { m } from '#messages'
import { ErrorState } from '#web/ui/display/empty-state.tsx'
import { Skeleton } from '#web/ui/display/skeleton.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'
import { OrderSection } from '#web/shared/order-view/order-section.tsx'
import { ReviewForm } from './review-form.tsx'

interface ReviewSectionProps {
  order: OrderView
  /** The order has its review now: load it again. */
  onReviewed: () => void
}

/** What the customer thinks of a completed order: to be written once, then shown with the caterer's reply. */
export function ReviewSection({ order, onReviewed }: ReviewSectionProps) {
  const [written, setWritten] = useState<ReviewView>()
  if (order.state !== 'completed') return null
  const { name } = order.caterer
  return (
    <OrderSection title={m.review_title()}>
      {order.can.review && !written ? (
        <ReviewForm
          orderId={order.id}
          caterer={name}
          onWritten={(review) => {
            setWritten(review)
            onReviewed()
          }}
          onConflict={onReviewed}
        />
      ) : (
        <WrittenReview orderId={order.id} caterer={name} known={written} />
      )}
    </OrderSection>
  )
}

type Found = { review: ReviewView } | 'none' | 'failed' | undefined

/** The review as others read it, and the caterer's reply below it. */
function WrittenReview({
  orderId,
  caterer,
  known,
}: {
  orderId: string
  caterer: string
  known: ReviewView | undefined
}) {
  const [found, setFound] = useState<Found>(known && { review: known })
  const load = useCallback(async () => {
    setFound(undefined)
    setFound(await findReview(orderId))
  }, [orderId])
  useEffect(() => {
    let left = false
    const find = async () => {
      const answer = await findReview(orderId)
      if (!left) setFound(answer)
    }
    if (!known) void find()
    return () => {
      left = true
    }
  }, [orderId, known])

  if (found === undefined)
    return (
      <div aria-busy="true">
        <VisuallyHidden>{m.ui_loading()}</VisuallyHidden>
        <Skeleton className="h-40 w-full" />
      </div>
    )
  if (found === 'failed')
    return <ErrorState level={3} title={m.review_failed()} text={m.review_failed_text()} onRetry={() => void load()} />
  if (found === 'none') return <p>{m.review_none()}</p>
  return (
    <>
      <ul>
        <ReviewCard review={found.review} caterer={caterer} className="" />
      </ul>
      {!found.review.reply && <p className="mt-3 text-sm text-ink-soft">{m.review_no_reply({ caterer })}</p>}
    </>
  )
}

async function findReview(orderId: string): Promise<Found> {
  try {
    return { review: await api('GET /api/orders/{id}/review', { params: { id: orderId } }) }
  } catch (error) {
    return error instanceof ApiError && error.status === 404 ? 'none' : 'failed'
  }
}
