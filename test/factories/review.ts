import { newId } from '#server/kernel/ids.ts'
import { at, rows, sql } from '#server/kernel/sql.ts'
import { testStart } from '#test/support/server.ts'
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
  await rows(
    home.database.db,
    sql`
    insert into reviews (id, order_id, caterer_id, customer_id, name, half_stars, comment, reply, created_at, hidden_at)
    values (${review.id}, ${review.orderId}, ${review.catererId}, ${review.customerId}, ${review.name}, ${review.rating * 2}, ${review.comment}, ${review.reply},
      ${at(review.createdAt)}, ${review.hiddenAt ? at(review.hiddenAt) : null})`,
  )
  return review
}
