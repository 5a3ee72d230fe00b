import type { ReviewSort } from '#contract/endpoints/reviews.ts'
import { guestBands } from '#contract/values/guest-band.ts'
import type { Queryable, Tx } from '#server/kernel/context.ts'
import { at, firstRow, list, moment, rows, sql, type SQL } from '#server/kernel/sql.ts'
import {
  guestsWithin,
  halfStarsOf,
  statsFrom,
  type Review,
  type ReviewFilter,
  type ReviewGroup,
  type ReviewStats,
} from './domain/review.ts'

type ReviewRow = Omit<Review, 'rating' | 'createdAt' | 'reply'> & {
  halfStars: number
  createdAt: string
  reply: string | null
}

// The package's name is that of the order: it stays what was eaten, whatever the caterer renames later.
const select = sql`
  select r.id, r.caterer_id as "catererId", r.name, r.half_stars as "halfStars", r.comment, r.created_at as "createdAt",
    o.guests, coalesce(o.offer->>'name', '') as "packageName", r.reply
  from reviews r join orders o on o.id = r.order_id
  where r.hidden_at is null`

export async function findReview(db: Queryable, id: string): Promise<Review | undefined> {
  const row = await firstRow<ReviewRow>(db, sql`${select} and r.id = ${id}`)
  return row && reviewFrom(row)
}

export async function findReviewOfOrder(db: Queryable, orderId: string): Promise<Review | undefined> {
  const row = await firstRow<ReviewRow>(db, sql`${select} and r.order_id = ${orderId}`)
  return row && reviewFrom(row)
}

const orders: Record<ReviewSort, SQL> = {
  newest: sql`r.created_at desc, r.id`,
  highest: sql`r.half_stars desc, r.created_at desc, r.id`,
  lowest: sql`r.half_stars, r.created_at desc, r.id`,
}

/** Those that fit the filter, in the order asked for. */
export async function listReviewsOf(
  db: Queryable,
  catererId: string,
  wanted: { filter: ReviewFilter; sort: ReviewSort; offset: number; limit: number },
): Promise<Review[]> {
  const { filter, sort, offset, limit } = wanted
  const found = await rows<ReviewRow>(
    db,
    sql`${select} and r.caterer_id = ${catererId} and ${fits(filter)}
      order by ${orders[sort]} limit ${limit} offset ${offset}`,
  )
  return found.map(reviewFrom)
}

/** How many reviews a caterer has of each rating and range of guests, and how many of those are about what is looked for. */
export async function countReviews(
  db: Queryable,
  catererId: string,
  { about }: Pick<ReviewFilter, 'about'>,
): Promise<ReviewGroup[]> {
  return rows<ReviewGroup>(
    db,
    sql`select r.half_stars as "halfStars", ${bandOfOrder} as band, count(*) as count, count(*) filter (where ${isAbout(about)}) as about
      from reviews r join orders o on o.id = r.order_id
      where r.caterer_id = ${catererId} and r.hidden_at is null group by 1, 2`,
  )
}

function fits({ stars, guests, about }: ReviewFilter): SQL {
  const halves = stars === undefined ? undefined : halfStarsOf(stars)
  const within = guests && guestsWithin(guests)
  return sql.join(
    [
      isAbout(about),
      ...(halves ? [sql`r.half_stars between ${halves.from} and ${halves.to}`] : []),
      ...(within ? [sql`o.guests > ${within.above}`] : []),
      ...(within?.upTo === undefined ? [] : [sql`o.guests <= ${within.upTo}`]),
    ],
    sql` and `,
  )
}

/** Letters are looked for as they are: nothing in them is a pattern. */
function isAbout(text: string | undefined): SQL {
  return text
    ? sql`position(lower(${text}) in lower(r.comment || ' ' || coalesce(o.offer->>'name', ''))) > 0`
    : sql`true`
}

const bandOfOrder = sql.join(
  [
    sql`case`,
    ...guestBands.flatMap((band) => {
      const { upTo } = guestsWithin(band)
      return upTo === undefined ? [sql`else ${band}::text`] : [sql`when o.guests <= ${upTo} then ${band}::text`]
    }),
    sql`end`,
  ],
  sql` `,
)

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

export interface NewReview {
  id: string
  orderId: string
  catererId: string
  customerId: string
  /** As everybody reads it. */
  name: string
  halfStars: number
  comment: string
}

/** Writes the one review of an order; false when it has one. */
export async function insertReview(tx: Tx, review: NewReview, now: Date): Promise<boolean> {
  const written = await firstRow(
    tx,
    sql`insert into reviews (id, order_id, caterer_id, customer_id, name, half_stars, comment, created_at)
        values (${review.id}, ${review.orderId}, ${review.catererId}, ${review.customerId}, ${review.name}, ${review.halfStars},
          ${review.comment}, ${at(now)})
        on conflict (order_id) do nothing returning id`,
  )
  return written !== undefined
}

/** Reports whether the review is about the caterer of this owner. */
export async function isReviewOf(db: Queryable, id: string, ownerId: string): Promise<boolean> {
  const found = await firstRow(
    db,
    sql`select 1 from reviews r join caterers c on c.id = r.caterer_id where r.id = ${id} and c.owner_id = ${ownerId}`,
  )
  return found !== undefined
}

/** Adds the caterer's one reply to a review; false when it has one. */
export async function insertReply(tx: Tx, id: string, reply: string, now: Date): Promise<boolean> {
  const replied = await firstRow(
    tx,
    sql`update reviews set reply = ${reply}, replied_at = ${at(now)} where id = ${id} and coalesce(reply, '') = '' returning id`,
  )
  return replied !== undefined
}

function reviewFrom({ halfStars, createdAt, reply, ...row }: ReviewRow): Review {
  return { ...row, rating: halfStars / 2, createdAt: moment(createdAt), reply: reply || undefined }
}
