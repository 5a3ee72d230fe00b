import type { Queryable, Tx } from '#server/kernel/context.ts'
import { assign, firstRow, insertInto, run, select, sql } from '#server/kernel/sql.ts'
import { partSinceOf } from '#server/modules/members/index.ts'
import { calendarFeeds } from './tables.ts'

const f = calendarFeeds.as('f')
/** The member still has the part in which the feed was made. */
const holds = sql<boolean>`${f.part_since} = ${partSinceOf(f.user_id, f.caterer_id)}`

/** Puts a feed in place of the member's earlier one; false for an account that is no member of the caterer. */
export async function saveFeed(
  tx: Tx,
  { userId, catererId, hash }: { userId: string; catererId: string; hash: string },
  now: Date,
): Promise<boolean> {
  const member = await firstRow(tx, select({ since: partSinceOf(userId, catererId) })``)
  if (!member?.since) return false
  // Copied within the database: a Date would round the microseconds away that it is compared by.
  const since = sql<Date>`${partSinceOf(userId, catererId)}`
  const saved = { caterer_id: catererId, secret_hash: hash, part_since: since, created_at: now }
  const row = insertInto(calendarFeeds, { user_id: userId, ...saved })
  await run(tx, sql`${row} on conflict (user_id) do update set ${assign(calendarFeeds, saved)}`)
  return true
}

/** The caterer of a feed that holds, by the hash of its secret. */
export async function findFeedCaterer(db: Queryable, hash: string): Promise<string | undefined> {
  const found = await firstRow(
    db,
    select({ catererId: f.caterer_id })`from ${f} where ${f.secret_hash} = ${hash} and ${holds}`,
  )
  return found?.catererId
}

/** Since when a member has a feed that holds. */
export async function findFeedSince(db: Queryable, userId: string): Promise<Date | undefined> {
  const found = await firstRow(
    db,
    select({ createdAt: f.created_at })`from ${f} where ${f.user_id} = ${userId} and ${holds}`,
  )
  return found?.createdAt
}

export async function deleteFeed(tx: Tx, userId: string): Promise<void> {
  await run(tx, sql`delete from ${f} where ${f.user_id} = ${userId}`)
}
