import type { Queryable } from '#server/kernel/context.ts'
import { at, firstRow, rows, select, selectList, sql, type Sql } from '#server/kernel/sql.ts'
import { joinedCaterer as c } from '#server/modules/caterers/index.ts'
import { ownerOf } from '#server/modules/members/index.ts'
import type { EnquiryToUs } from '../domain/enquiry-to-us.ts'
import type { StoredEnquiry } from '../domain/received.ts'
import { enquiries } from '../tables.ts'

const e = enquiries.as('e')

const parts = {
  id: e.id,
  name: e.name,
  contact: e.contact,
  message: e.message,
  at: e.created_at,
  answeredAt: e.answered_at,
}
const received = selectList(parts)
const receivedByUs = selectList({
  ...parts,
  kind: sql<EnquiryToUs['kind']>`${e.kind}`,
  ticket: e.ticket,
  email: sql<string | null>`${e.email}::text`,
  caterer: sql<string | null>`${c.name}`,
})

/** The enquiries to a caterer. */
export const toCaterer = (catererId: string): Sql<boolean> =>
  sql`${e.caterer_id} = ${catererId} and ${e.kind} = 'caterer' and ${e.state} <> 'spam'`

/** The enquiries that we answer: those of our own forms, and those to caterers without an owner. */
export const toUs: Sql<boolean> = sql`(${e.kind} in ('contact', 'wedding', 'festival')
  or ${e.kind} = 'caterer' and ${ownerOf(e.caterer_id as Sql<string>)} is null) and ${e.state} <> 'spam'`

interface Wanted {
  onlyOpen: boolean
  offset: number
  limit: number
}

const wantedOf = (among: Sql<boolean>, { onlyOpen, offset, limit }: Wanted) =>
  sql`where ${among} and (not ${onlyOpen}::boolean or ${e.answered_at} is null)
      order by ${e.created_at} desc, ${e.id} desc limit ${limit} offset ${offset}`

/** Enquiries to a caterer, newest first. */
export function listEnquiriesTo(db: Queryable, catererId: string, wanted: Wanted): Promise<StoredEnquiry[]> {
  return rows(db, select(received)`from ${e} ${wantedOf(toCaterer(catererId), wanted)}`)
}

/** How many of these enquiries there are, and how many of them are open. */
export async function countEnquiries(db: Queryable, among: Sql<boolean>): Promise<{ total: number; open: number }> {
  const counted = select({
    total: sql<number>`count(*)::int`,
    open: sql<number>`count(*) filter (where ${e.answered_at} is null)::int`,
  })`from ${e} where ${among}`
  return (await firstRow(db, counted)) ?? { total: 0, open: 0 }
}

export function findEnquiryTo(db: Queryable, catererId: string, id: string): Promise<StoredEnquiry | undefined> {
  return firstRow(db, select(received)`from ${e} where ${toCaterer(catererId)} and ${e.id} = ${id}`)
}

const withCaterer = sql`from ${e} left join ${c} on ${c.id} = ${e.caterer_id}`

/** Enquiries to us, newest first. */
export function listEnquiriesToUs(db: Queryable, wanted: Wanted): Promise<EnquiryToUs[]> {
  return rows(db, select(receivedByUs)`${withCaterer} ${wantedOf(toUs, wanted)}`)
}

export function findEnquiryToUs(db: Queryable, id: string): Promise<EnquiryToUs | undefined> {
  return firstRow(db, select(receivedByUs)`${withCaterer} where ${toUs} and ${e.id} = ${id}`)
}

/** Counts the enquiries of a caterer since then. */
export async function countEnquiriesSince(db: Queryable, catererId: string, since: Date): Promise<number> {
  const counted = select({
    count: sql<number>`count(*)::int`,
  })`from ${e} where ${toCaterer(catererId)} and ${e.created_at} >= ${at(since)}`
  return (await firstRow(db, counted))?.count ?? 0
}
