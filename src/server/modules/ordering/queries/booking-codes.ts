import type { Backfill } from '#server/kernel/backfill.ts'
import type { Queryable } from '#server/kernel/context.ts'
import { firstRow, select, sql, withQueries } from '#server/kernel/sql.ts'
import { orders } from '../tables.ts'

const o = orders.as('o')

/**
 * Stores a booking code for orders that have none, among the next `most` after an id. Returns the id of the last one, undefined
 * when there are no more. Idempotent.
 */
async function storeCodes(db: Queryable, after: string, most: number): Promise<string | undefined> {
  const last = await firstRow(
    db,
    withQueries`batch as (select ${orders.id} from ${orders} where ${orders.id} > ${after} order by ${orders.id} limit ${most}),
      stored as (update ${o} set code = default from batch where ${o.id} = batch.id and ${o.code} is null)`(
      select({ id: sql<string | null>`max(id)` })`from batch`,
    ),
  )
  return last?.id ?? undefined
}

/** Stores a booking code for orders that were placed before there were codes. */
export const codeBackfill: Backfill = { name: 'orders.code', fill: storeCodes }
