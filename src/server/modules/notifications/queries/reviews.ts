import type { Queryable } from '#server/kernel/context.ts'
import { list, rows, sql } from '#server/kernel/sql.ts'
import type { ReviewFacts } from '../domain/review-mails.ts'

/** What emails tell of reviews; removed ones are missing. */
export async function findReviewFacts(db: Queryable, reviewIds: readonly string[]): Promise<ReviewFacts[]> {
  const found = await rows<Omit<ReviewFacts, 'rating'> & { halfStars: number }>(
    db,
    sql`select id, order_id as "orderId", half_stars as "halfStars"
        from reviews where hidden_at is null and id = any(${list(reviewIds)}::text[])`,
  )
  return found.map(({ halfStars, ...review }) => ({ ...review, rating: halfStars / 2 }))
}
