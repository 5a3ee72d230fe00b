import type { Context, Queryable } from '../context.ts'
import type { DueWork } from './due-work.ts'
import { at, atOrNull, firstRow, list, rows, select, sql, type Sql } from '../sql.ts'
import { retries } from '../tables.ts'

const r = retries.as('r')

/** A condition of rows whose work of a kind has not failed, or is due again. `id` is a column. */
export function isDueAgain(kind: string, id: Sql, now: Date): Sql<boolean> {
  return sql`not exists (
    select 1 from ${r} where ${r.kind} = ${kind} and ${r.id} = ${id} and (${r.abandoned_at} is not null or ${r.next_try_at} > ${at(now)}))`
}

/** Keeps failed tries of a kind of due work in the table `retries`, for rows that have no columns for them. */
export function storedRetries(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  kind: string,
): Pick<DueWork<{ id: string }>, 'tries' | 'retry' | 'abandon' | 'done'> {
  return {
    async tries({ id }) {
      const found = await firstRow(
        db,
        select({ tries: r.tries })`from ${r} where ${r.kind} = ${kind} and ${r.id} = ${id}`,
      )
      return (found?.tries ?? 0) + 1
    },
    retry: ({ id }, when, tries) => save(db, { kind, id, tries, when }),
    abandon: ({ id }, tries) => save(db, { kind, id, tries, when: clock.now(), abandonedAt: clock.now() }),
    async done(ids) {
      await rows(db, sql`delete from ${r} where ${r.kind} = ${kind} and ${r.id} = any(${list(ids)}::text[])`)
    },
  }
}

async function save(
  db: Queryable,
  { kind, id, tries, when, abandonedAt }: { kind: string; id: string; tries: number; when: Date; abandonedAt?: Date },
): Promise<void> {
  await rows(
    db,
    sql`insert into ${retries} (kind, id, tries, next_try_at, abandoned_at)
        values (${kind}, ${id}, ${tries}, ${at(when)}, ${atOrNull(abandonedAt)})
        on conflict (kind, id) do update set tries = excluded.tries, next_try_at = excluded.next_try_at, abandoned_at = excluded.abandoned_at`,
  )
}
