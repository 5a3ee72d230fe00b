import { type Month } from '#contract/values/calendar.ts'
import type { Tx } from '#server/kernel/context.ts'
import { firstRow, insertInto, sql } from '#server/kernel/sql.ts'
import { announcedStatements } from '../tables.ts'

/** Keeps that a caterer was told of a month's statement; false when it was told before. */
export async function markAnnounced(tx: Tx, catererId: string, month: Month, now: Date): Promise<boolean> {
  const row = insertInto(announcedStatements, { caterer_id: catererId, month, at: now })
  return (await firstRow(tx, sql`${row} on conflict do nothing returning 1 as announced`)) !== undefined
}
