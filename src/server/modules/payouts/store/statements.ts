import { type Month } from '#contract/values/calendar.ts'
import type { Tx } from '#server/kernel/context.ts'
import { firstRow, insertInto, sql, type Sql } from '#server/kernel/sql.ts'
import { announcedStatements } from '../tables.ts'

const a = announcedStatements.as('a')

/** A condition of caterers that were told of a month's statement. */
export function wasAnnounced(month: Month): (catererId: Sql<string>) => Sql<boolean> {
  return (catererId) => sql`exists (select 1 from ${a} where ${a.caterer_id} = ${catererId} and ${a.month} = ${month})`
}

/** Keeps that a caterer was told of a month's statement; false when it was told before. */
export async function markAnnounced(tx: Tx, catererId: string, month: Month, now: Date): Promise<boolean> {
  const row = insertInto(announcedStatements, { caterer_id: catererId, month, at: now })
  return (await firstRow(tx, sql`${row} on conflict do nothing returning 1 as announced`)) !== undefined
}
