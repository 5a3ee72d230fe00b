import type { ReviewSort } from '#contract/endpoints/reviews.ts'
import { guestBands, type GuestBand } from '#contract/values/guest-band.ts'
import type { Queryable, Tx } from '#server/kernel/context.ts'
import {
  assign,
  firstRow,
  insertInto,
  joined,
  list,
  returning,
  rows,
  select,
  selectList,
  sql,
  type Selected,
  type Sql,
} from '#server/kernel/sql.ts'
import { joinedOrder as o } from '#server/modules/ordering/index.ts'
import {
  guestsWithin,
  halfStarsOf,
  statsFrom,
  type Review,
  type ReviewFilter,
  type ReviewGroup,
  type ReviewStats,
} from './domain/review.ts'
import { reviews } from './tables.ts'

const r = reviews.as('r')

const visible = selectList({
  id: r.id,
  catererId: r.caterer_id,
  name: r.name,
  halfStars: r.half_stars,
  comment: r.comment,
  createdAt: r.created_at,
  guests: o.guests,
  packageName: o.packageName,
  reply: r.reply,
})

const fromVisible = sql`from ${r} join ${o} on ${o.id} = ${r.order_id} where ${r.hidden_at} is null`

export async function findReview(db: Queryable, id: string): Promise<Review | undefined> {
  const row = await firstRow(db, select(visible)`${fromVisible} and ${r.id} = ${id}`)
  return row && reviewFrom(row)
}

export async function findReviewOfOrder(db: Queryable, orderId: string): Promise<Review | undefined> {
  const row = await firstRow(db, select(visible)`${fromVisible} and ${r.order_id} = ${orderId}`)
  return row && reviewFrom(row)
}

const sorts: Record<ReviewSort, Sql> = {
  newest: sql`${r.created_at} desc, ${r.id}`,
  highest: sql`${r.half_stars} desc, ${r.created_at} desc, ${r.id}`,
  lowest: sql`${r.half_stars}, ${r.created_at} desc, ${r.id}`,
}

/** Those that fit the filter, in the order asked for. */
export async function listReviewsOf(
  db: Queryable,
  catererId: string,
  wanted: { filter: ReviewFilter; sort: ReviewSort; offset: number; limit: number },
): Promise<Review[]> {
  const { filter, sort, offset, limit } = wanted
  const found = await rows(
    db,
    select(visible)`${fromVisible} and ${r.caterer_id} = ${catererId} and ${fits(filter)}
      order by ${sorts[sort]} limit ${limit} offset ${offset}`,
  )
  return found.map(reviewFrom)
}

/** How many reviews a caterer has of each rating and range of guests, and how many of those are about what is looked for. */
export async function countReviews(
  db: Queryable,
  catererId: string,
  { about }: Pick<ReviewFilter, 'about'>,
): Promise<ReviewGroup[]> {
  return rows(
    db,
    select({
      halfStars: r.half_stars,
      band: bandOfOrder,
      count: sql<number>`count(*)`,
      about: sql<number>`count(*) filter (where ${isAbout(about)})`,
    })`${fromVisible} and ${r.caterer_id} = ${catererId} group by 1, 2`,
  )
}

function fits({ stars, guests, about }: ReviewFilter): Sql {
  const halves = stars === undefined ? undefined : halfStarsOf(stars)
  const within = guests && guestsWithin(guests)
  return joined(
    [
      isAbout(about),
      ...(halves ? [sql`${r.half_stars} between ${halves.from} and ${halves.to}`] : []),
      ...(within ? [sql`${o.guests} > ${within.above}`] : []),
      ...(within?.upTo === undefined ? [] : [sql`${o.guests} <= ${within.upTo}`]),
    ],
    ' and ',
  )
}

/** Literal substring match (`position`), so no wildcard needs escaping. */
function isAbout(text: string | undefined): Sql {
  return text ? sql`position(lower(${text}) in lower(${r.comment} || ' ' || ${o.packageName})) > 0` : sql`true`
}

const bandOfOrder = joined<GuestBand>(
  [
    sql`case`,
    ...guestBands.flatMap((band) => {
      const { upTo } = guestsWithin(band)
      return upTo === undefined ? [sql`else ${band}::text`] : [sql`when ${o.guests} <= ${upTo} then ${band}::text`]
    }),
    sql`end`,
  ],
  ' ',
)

/** Stats of those of the given caterers that have reviews. */
export async function listReviewStats(db: Queryable, catererIds: readonly string[]): Promise<ReviewStats[]> {
  const newest = sql`${r.created_at} desc, ${r.id}`
  const found = await rows(
    db,
    select({
      catererId: r.caterer_id,
      ids: sql<string[]>`json_agg(${r.id} order by ${newest})`,
      halfStars: sql<number[]>`json_agg(${r.half_stars} order by ${newest})`,
    })`from ${r} where ${r.hidden_at} is null and ${r.caterer_id} = any(${list(catererIds)}::text[]) group by ${r.caterer_id}`,
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
  const { id, orderId, catererId, customerId, name, halfStars, comment } = review
  const row = {
    id,
    order_id: orderId,
    caterer_id: catererId,
    customer_id: customerId,
    name,
    half_stars: halfStars,
    comment,
    created_at: now,
  }
  const written = await firstRow(
    tx,
    returning({ id: reviews.id })`${insertInto(reviews, row)} on conflict (order_id) do nothing`,
  )
  return written !== undefined
}

/** Adds the caterer's one reply to a review; false when it has one. */
export async function insertReply(tx: Tx, id: string, reply: string, now: Date): Promise<boolean> {
  const replied = await firstRow(
    tx,
    returning({ id: r.id })`update ${r} set ${assign(reviews, { reply, replied_at: now })}
      where ${r.id} = ${id} and coalesce(${r.reply}, '') = ''`,
  )
  return replied !== undefined
}

function reviewFrom({ halfStars, reply, ...row }: Selected<typeof visible>): Review {
  return { ...row, rating: halfStars / 2, reply: reply || undefined }
}
