import { useState } from 'react'
import type { OrderView } from '#contract/endpoints/orders/order.ts'
import type { ReviewView } from '#contract/endpoints/reviews.ts'
import { ReviewCard } from '#web/shared/reviews/review-card.tsx'
import { usePrivateQuery } from '#web/shared/query/query-client.ts'
import { m } from '#messages'
import { ErrorState } from '#web/ui/display/empty-state.tsx'
import { Skeleton } from '#web/ui/display/skeleton.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'
import { OrderSection } from '#web/shared/order-view/order-section.tsx'
import { ReviewForm } from './review-form.tsx'
import { reviewQuery } from './review-query.ts'

interface ReviewSectionProps {
  order: OrderView
  /** Id of the account that looks at it. */
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

interface WrittenReviewProps {
  orderId: string
  caterer: string
  /** The review that was just written. */
  known: ReviewView | undefined
}

/** The review as others read it, and the caterer's reply below it. */
function WrittenReview({ orderId, caterer, known }: WrittenReviewProps) {
  const { data, isLoadingError, refetch } = usePrivateQuery(reviewQuery(orderId), { enabled: known === undefined })
  const review = known ?? data
  if (isLoadingError && !known)
    return (
      <ErrorState level={3} title={m.review_failed()} text={m.review_failed_text()} onRetry={() => void refetch()} />
    )
  if (review === undefined)
    return (
      <div aria-busy="true">
        <VisuallyHidden>{m.ui_loading()}</VisuallyHidden>
        <Skeleton className="h-40 w-full" />
      </div>
    )
  if (review === null) return <p>{m.review_none()}</p>
  return (
    <>
      <ul>
        <ReviewCard review={review} caterer={caterer} className="" />
      </ul>
      {!review.reply && <p className="mt-3 text-sm text-ink-soft">{m.review_no_reply({ caterer })}</p>}
    </>
  )
}
