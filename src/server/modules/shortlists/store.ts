import type { Queryable, Tx } from '#server/kernel/context.ts'
import { lockNamed } from '#server/kernel/database/lock-named.ts'
import { at, insertColumns, list, rows, run, select, sql } from '#server/kernel/sql.ts'
import { shortlistedCaterers } from './tables.ts'

const s = shortlistedCaterers.as('s')

/** Ids of a customer's caterers, live or not, the latest first. */
export async function findShortlist(db: Queryable, userId: string): Promise<string[]> {
  const found = await rows(
    db,
    select({
      id: s.caterer_id,
    })`from ${s} where ${s.user_id} = ${userId} order by ${s.created_at} desc, ${s.caterer_id} desc`,
  )
  return found.map(({ id }) => id)
}

/** Held until the transaction ends, so that concurrent additions cannot both take the last place. */
export async function lockShortlist(tx: Tx, userId: string): Promise<void> {
  await lockNamed(tx, `shortlist ${userId}`)
}

/** Adds caterers, the first of them as the latest; those that are there already stay as they were. */
export async function insertShortlisted(
  tx: Tx,
  userId: string,
  catererIds: readonly string[],
  now: Date,
): Promise<void> {
  await run(
    tx,
    sql`
    ${insertColumns(shortlistedCaterers, 'user_id', 'caterer_id', 'created_at')}
    select ${userId}, id, ${at(now)} - position * interval '1 millisecond'
    from unnest(${list(catererIds)}::text[]) with ordinality as given (id, position)
    on conflict do nothing`,
  )
}

export async function deleteShortlisted(db: Queryable, userId: string, catererId: string): Promise<void> {
  await run(db, sql`delete from ${s} where ${s.user_id} = ${userId} and ${s.caterer_id} = ${catererId}`)
}
