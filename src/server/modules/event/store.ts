import type { Queryable } from '#server/kernel/context.ts'
import { assign, at, firstRow, insertInto, run, select, sql } from '#server/kernel/sql.ts'
import { accountEvents } from './tables.ts'

const e = accountEvents.as('e')

/** An account's last event as a query string, if it was saved since then. */
export async function findEvent(db: Queryable, userId: string, since: Date): Promise<string | undefined> {
  const found = await firstRow(
    db,
    select({ event: e.event })`from ${e} where ${e.user_id} = ${userId} and ${e.saved_at} > ${at(since)}`,
  )
  return found?.event
}

/** Replaces an account's last event. */
export async function saveEvent(db: Queryable, userId: string, event: string, now: Date): Promise<void> {
  const row = insertInto(accountEvents, { user_id: userId, event, saved_at: now })
  await run(db, sql`${row} on conflict (user_id) do update set ${assign(accountEvents, { event, saved_at: now })}`)
}

export async function deleteEvent(db: Queryable, userId: string): Promise<void> {
  await run(db, sql`delete from ${e} where ${e.user_id} = ${userId}`)
}

/** Deletes the events that were last saved before then. */
export async function deleteEventsBefore(db: Queryable, before: Date): Promise<void> {
  await run(db, sql`delete from ${e} where ${e.saved_at} < ${at(before)}`)
}
