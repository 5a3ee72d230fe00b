import type { Queryable, Tx } from '#server/kernel/context.ts'
import { assign, at, firstRow, insertInto, returning, run, select, sql, type Sql } from '#server/kernel/sql.ts'
import type { Enquiry } from './domain/enquiry.ts'
import { enquiries } from './tables.ts'

const e = enquiries.as('e')

/** Stores an enquiry; false when its id or its ticket is there already. */
export async function insertEnquiry(tx: Tx, enquiry: Enquiry, now: Date): Promise<boolean> {
  const { id, kind, ticket, name, email, contact, message, catererId, userId, isSpam } = enquiry
  const row = insertInto(enquiries, {
    id,
    kind,
    ticket,
    name,
    email: email || null,
    contact,
    message,
    caterer_id: catererId ?? null,
    user_id: userId ?? null,
    state: isSpam ? 'spam' : 'new',
    created_at: now,
  })
  return (await firstRow(tx, returning({ id: enquiries.id })`${row} on conflict do nothing`)) !== undefined
}

/** The ticket of an enquiry; undefined where there is no such enquiry. Those of earlier builds have an empty one. */
export async function findTicket(tx: Tx, id: string): Promise<string | undefined> {
  const found = await firstRow(tx, select({ ticket: e.ticket })`from ${e} where ${e.id} = ${id}`)
  return found && (found.ticket ?? '')
}

/** Marks an enquiry among those as answered then, or as open. One that is marked already stays as it is. */
export async function setAnswered(
  tx: Tx,
  among: Sql<boolean>,
  { id, answeredAt, by }: { id: string; answeredAt: Date | undefined; by: string },
): Promise<void> {
  const change = answeredAt
    ? assign(enquiries, { state: 'answered', answered_at: answeredAt, answered_by: by })
    : assign(enquiries, { state: 'new', answered_at: null, answered_by: null })
  await run(
    tx,
    sql`update ${e} set ${change} where ${e.id} = ${id} and ${among}
        and (${e.answered_at} is null) = ${answeredAt !== undefined}::boolean`,
  )
}

export async function deleteEnquiriesBefore(db: Queryable, before: Date): Promise<void> {
  await run(db, sql`delete from ${e} where ${e.created_at} < ${at(before)}`)
}
