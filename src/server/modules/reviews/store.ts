import type { Queryable } from '#server/kernel/context.ts'
import { firstRow, list, moment, rows, sql } from '#server/kernel/sql.ts'
import { statsFrom, type Review, type ReviewStats } from './domain/review.ts'

type ReviewRow = Omit<Review, 'rating' | 'createdAt'> & { halfStars: number; createdAt: string }

// The package's name is that of the order: it stays what was eaten, whatever the caterer renames later.
const select = sql`
  select r.id, r.caterer_id as "catererId", r.name, r.half_stars as "halfStars", r.comment, r.created_at as "createdAt",
    o.guests, coalesce(o.offer->>'name', '') as "packageName"
  from reviews r join orders o on o.id = r.order_id
  where r.hidden_at is null`

export async function findReview(db: Queryable, id: string): Promise<Review | undefined> {
  const row = await firstRow<ReviewRow>(db, sql`${select} and r.id = ${id}`)
  return row && reviewFrom(row)
}

/** Newest first. */
export async function listReviewsOf(
  db: Queryable,
  catererId: string,
  window: { offset: number; limit: number },
): Promise<Review[]> {
  const found = await rows<ReviewRow>(
    db,
    sql`${select} and r.caterer_id = ${catererId} order by r.created_at desc, r.id limit ${window.limit} offset ${window.offset}`,
  )
  return found.map(reviewFrom)
}

/** How often each rating, in stars, was given to a caterer. */
export async function countRatings(db: Queryable, catererId: string): Promise<Map<number, number>> {
  const found = await rows<{ halfStars: number; count: number }>(
    db,
    sql`select half_stars as "halfStars", count(*) as count from reviews where caterer_id = ${catererId} and hidden_at is null group by half_stars`,
  )
  return new Map(found.map(({ halfStars, count }) => [halfStars / 2, count]))
}

/** Stats of those of the given caterers that have reviews. */
export async function listReviewStats(db: Queryable, catererIds: readonly string[]): Promise<ReviewStats[]> {
  const found = await rows<{ catererId: string; ids: string[]; halfStars: number[] }>(
    db,
    sql`select caterer_id as "catererId", json_agg(id order by created_at desc, id) as ids,
        json_agg(half_stars order by created_at desc, id) as "halfStars"
      from reviews where hidden_at is null and caterer_id = any(${list(catererIds)}::text[])
      group by caterer_id`,
  )
  return found.map((row) => statsFrom(row.catererId, row.ids, row.halfStars))
}

function reviewFrom({ halfStars, createdAt, ...row }: ReviewRow): Review {
  return { ...row, rating: halfStars / 2, createdAt: moment(createdAt) }
}
