import type { OrderView } from '#contract/endpoints/ordering.ts'
import { m } from '#web/paraglide/messages.js'
import { Part } from '../part.tsx'

interface ReviewSectionProps {
  order: OrderView
  /** The order has its review now: load it anew. */
  onReviewed: () => void
}

/** What the customer thinks of a completed order: to be written once, then shown with the caterer's reply. */
export function ReviewSection({ order }: ReviewSectionProps) {
  if (order.state !== 'completed') return null
  return (
    <Part title={m.review_title()}>
      <p>{order.cannot.review}</p>
    </Part>
  )
}
