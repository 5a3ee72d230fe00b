import type { Context, Tx } from './context.ts'
import { assign, firstRow, insertInto, raw, rows, run, select, sql, tableNameOf, type Table } from './sql.ts'
import { backfills, events } from './tables.ts'

const b = backfills.as('b')

/** Fills a new column in rows that existed before it. */
export interface Backfill {
  /** What it is stored under; never renamed. */
  name: string
  /**
   * Sees to the next `most` keys after one and returns the last of them, undefined when there are no more. It may run again for the
   * same keys.
   */
  fill(tx: Tx, after: string, most: number, ctx: Pick<Context, 'clock' | 'log'>): Promise<string | undefined>
}

const batch = 200
/** The job runs every minute; what is left by then waits for the next run. */
const mostBatches = 200

/**
 * Goes on with each backfill from where it was left, one short transaction a batch. Each is done once a database: rows that an
 * earlier version writes afterwards keep what they have. Safe to run concurrently.
 */
export async function runBackfills(ctx: Context, all: readonly Backfill[]): Promise<void> {
  const done = await rows(ctx.db, select({ name: b.name })`from ${b} where ${b.done_at} is not null`)
  for (const backfill of all) {
    if (done.some(({ name }) => name === backfill.name)) continue
    for (let i = 0; i < mostBatches; i++) if (!(await ctx.transaction((tx) => next(ctx, tx, backfill)))) break
  }
}

/** Returns false when nothing is left to do, or another process is at it. */
async function next(ctx: Context, tx: Tx, { name, fill }: Backfill): Promise<boolean> {
  await run(tx, sql`${insertInto(backfills, { name })} on conflict do nothing`)
  const claimed = await firstRow(
    tx,
    select({ after: b.after })`from ${b} where ${b.name} = ${name} and ${b.done_at} is null for update skip locked`,
  )
  if (!claimed) return false
  const last = await fill(tx, claimed.after, batch, ctx)
  const progress = last === undefined ? { done_at: ctx.clock.now() } : { after: last }
  await run(tx, sql`update ${b} set ${assign(backfills, progress)} where ${b.name} = ${name}`)
  return last !== undefined
}

/**
 * Fills a key that a trigger copies from the row's parent (docs/decisions/0302) where it is null, by the values of `key`, which an
 * index must begin with.
 */
export function copiedKey<Columns>(
  of: Table<Columns>,
  key: Extract<keyof Columns, string>,
  column: Extract<keyof Columns, 'caterer_id' | 'city'>,
): Backfill {
  const [keyed, name] = [of[key], tableNameOf(of)]
  return {
    name: `${name}.${column}`,
    async fill(db, after, most) {
      const last = await firstRow(
        db,
        sql<{ last: string | null }>`
        with batch as (select distinct ${keyed} as key from ${of} where ${keyed} > ${after} order by 1 limit ${most}),
          touched as (update ${of} set ${raw(column)} = null from batch where ${keyed} = batch.key and ${of[column]} is null)
        select max(key) as last from batch`,
      )
      return last?.last ?? undefined
    },
  }
}

export const eventBackfill = copiedKey(events, 'id', 'city')
