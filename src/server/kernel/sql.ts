// Stores only: dependency-cruiser forbids all other imports of this file.
import { sql, type SQL } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { within } from './deadline.ts'
import type { Queryable } from './context.ts'

export { sql, type SQL }

export type Handle = PgDatabase<PgQueryResultHKT>

const handles = new WeakMap<Queryable, { handle: Handle; deadlineMs: number | undefined }>()

/** Longest a single statement may take; beyond it the database counts as stuck. */
export const statementDeadlineMs = 5_000

/** Ties an opaque queryable to its Drizzle handle and the deadline of its statements. Called by the kernel alone. */
export function registerHandle<Q extends Queryable>(queryable: Q, handle: Handle, deadlineMs: number | undefined): Q {
  handles.set(queryable, { handle, deadlineMs })
  return queryable
}

/** From now on nothing can be queried by it. */
export function forgetHandle(queryable: Queryable): void {
  handles.delete(queryable)
}

/**
 * Runs one statement and returns its rows as the driver gives them: text, numbers (bigint as number), booleans, JSON parsed;
 * `date`, `time` and `timestamptz` as text (see {@link moment}). Cast arrays of domains to text[]; read points as p[0] (lng), p[1] (lat).
 */
export async function rows<Row extends object>(queryable: Queryable, statement: SQL): Promise<Row[]> {
  const known = handles.get(queryable)
  if (!known) throw new Error('this transaction has ended, or is not ours')
  const result = await within(known.deadlineMs, known.handle.execute(statement))
  return (result as unknown as { rows: Row[] }).rows
}

/** The first row, or undefined. */
export async function firstRow<Row extends object>(queryable: Queryable, statement: SQL): Promise<Row | undefined> {
  return (await rows<Row>(queryable, statement))[0]
}

/** A JavaScript array as one PostgreSQL array parameter: sql`any(${list(ids)}::text[])`. */
export function list(values: readonly (string | number)[]): SQL {
  return sql`${sql.param([...values])}`
}

/** A value as a jsonb parameter. */
export function json(value: unknown): SQL {
  return sql`${JSON.stringify(value)}::jsonb`
}

/** Reads a timestamptz as the driver gives it: '2026-11-20 13:05:00.123+00'. */
export function moment(text: string): Date {
  return new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'))
}

/** Writes a moment as a timestamptz parameter. */
export function at(date: Date): SQL {
  return sql`${date.toISOString()}::timestamptz`
}
