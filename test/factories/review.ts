import { newId } from '#server/kernel/ids.ts'
import { testStart } from '#test/support/server.ts'
import { insertRow } from './insert-row.ts'
import { anOrder, type AnOrder } from './order.ts'
import type { Home } from './user.ts'

export interface AReview {
  id: string
  orderId: string
  catererId: string
  customerId: string
  name: string
  /** 0.5 to 5 in half stars. */
  rating: number
  comment: string
  createdAt: Date
  /** What the caterer answered. */
  reply: string | null
  /** Set for one that the back office has taken down. */
  hiddenAt: Date | null
}

type AReviewGiven = Partial<Omit<AReview, 'orderId' | 'customerId'>> & { order?: AnOrder }

/** Five stars for a completed order, which is invented when none is given. */
export async function aReview(home: Home, { order: reviewed, ...given }: AReviewGiven = {}): Promise<AReview> {
  const order = reviewed ?? (await anOrder(home, given.catererId ? { catererId: given.catererId } : {}))
  const review: AReview = {
    id: newId(),
    orderId: order.id,
    catererId: order.catererId,
    customerId: order.customerId,
    name: 'Asha K.',
    rating: 5,
    comment: 'Everybody asked for the name of the caterer.',
    createdAt: testStart,
    reply: null,
    hiddenAt: null,
    ...given,
  }
  await insertRow(home, 'reviews', {
    id: review.id,
    order_id: review.orderId,
    caterer_id: review.catererId,
    customer_id: review.customerId,
    name: review.name,
    half_stars: review.rating * 2,
    comment: review.comment,
    reply: review.reply,
    created_at: review.createdAt,
    hidden_at: review.hiddenAt,
  })
  return review
}
