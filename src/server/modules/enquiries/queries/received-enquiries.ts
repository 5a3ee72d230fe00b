import type { Queryable } from '#server/kernel/context.ts'
import { at, firstRow, rows, select, selectList, sql, type Sql } from '#server/kernel/sql.ts'
import type { StoredEnquiry } from '../domain/received.ts'
import { enquiries } from '../tables.ts'

const e = enquiries.as('e')

const received = selectList({
  id: e.id,
  name: e.name,
  contact: e.contact,
  message: e.message,
  at: e.created_at,
  answeredAt: e.answered_at,
})

const to = (catererId: string): Sql<boolean> =>
  sql`${e.caterer_id} = ${catererId} and ${e.kind} = 'caterer' and ${e.state} <> 'spam'`

/** Enquiries to a caterer, newest first. */
export function listEnquiriesTo(
  db: Queryable,
  catererId: string,
  { onlyOpen, offset, limit }: { onlyOpen: boolean; offset: number; limit: number },
): Promise<StoredEnquiry[]> {
  return rows(
    db,
    select(received)`from ${e} where ${to(catererId)} and (not ${onlyOpen}::boolean or ${e.answered_at} is null)
      order by ${e.created_at} desc, ${e.id} desc limit ${limit} offset ${offset}`,
  )
}

/** How many enquiries a caterer has, and how many of these are open. */
export async function countEnquiriesTo(db: Queryable, catererId: string): Promise<{ total: number; open: number }> {
  const counted = select({
    total: sql<number>`count(*)::int`,
    open: sql<number>`count(*) filter (where ${e.answered_at} is null)::int`,
  })`from ${e} where ${to(catererId)}`
  return (await firstRow(db, counted)) ?? { total: 0, open: 0 }
}

export function findEnquiryTo(db: Queryable, catererId: string, id: string): Promise<StoredEnquiry | undefined> {
  return firstRow(db, select(received)`from ${e} where ${to(catererId)} and ${e.id} = ${id}`)
}

/** Counts the enquiries of a caterer since then. */
export async function countEnquiriesSince(db: Queryable, catererId: string, since: Date): Promise<number> {
  const counted = select({
    count: sql<number>`count(*)::int`,
  })`from ${e} where ${to(catererId)} and ${e.created_at} >= ${at(since)}`
  return (await firstRow(db, counted))?.count ?? 0
}
