import type { Day } from '#contract/values/calendar.ts'
import type { Queryable } from '#server/kernel/context.ts'
import { firstRow, insertInto, run, select, sql } from '#server/kernel/sql.ts'
import { catererViews } from './tables.ts'

const v = catererViews.as('v')

/** Adds one view of a caterer on a day. */
export async function addView(db: Queryable, catererId: string, day: Day): Promise<void> {
  await run(
    db,
    sql`${insertInto(catererViews, { caterer_id: catererId, day, views: 1 })}
        on conflict (caterer_id, day) do update set views = ${catererViews.views} + 1`,
  )
}

/** How often a caterer was seen since a day. */
export async function countViews(db: Queryable, catererId: string, since: Day): Promise<number> {
  const counted = select({
    views: sql<number>`coalesce(sum(${v.views}), 0)::int`,
  })`from ${v} where ${v.caterer_id} = ${catererId} and ${v.day} >= ${since}::date`
  return (await firstRow(db, counted))?.views ?? 0
}
