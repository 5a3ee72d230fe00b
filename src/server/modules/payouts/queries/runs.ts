import type { Day } from '#contract/values/calendar.ts'
import type { Queryable } from '#server/kernel/context.ts'
import { firstRow, sql } from '#server/kernel/sql.ts'
import { payoutRuns } from '../tables.ts'

const r = payoutRuns.as('r')

/** Reports whether the weekly run of a day is over. */
export async function isRunOver(db: Queryable, day: Day): Promise<boolean> {
  const over = sql`select 1 from ${r} where ${r.due_on} = ${day}::date and ${r.finished_at} is not null`
  return (await firstRow(db, over)) !== undefined
}
