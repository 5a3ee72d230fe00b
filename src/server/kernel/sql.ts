// Stores only: dependency-cruiser forbids all other imports of this file.
import { within } from './deadline.ts'
import type { Queryable } from './context.ts'
import { compile, type Query, type Sql } from './statements/statement.ts'

export { joined, raw, sql, type Sql } from './statements/statement.ts'
export { table, tableNameOf, type ColumnsOf, type NewRowOf, type Table } from './statements/table.ts'
export { derivedTable } from './statements/derived-table.ts'
export {
  extendList,
  jsonArray,
  jsonObject,
  returning,
  select,
  selectList,
  unionAll,
  withQueries,
  type Selected,
} from './statements/select.ts'
export { assign, insertColumns, insertInto, rowsAs } from './statements/write.ts'
export { columnsBy, valuesBy, withoutNulls, type ColumnMap } from './statements/column-map.ts'
export { undoReasonOf, undoStatement } from './statements/undo.ts'
export * from './statements/values.ts'

/** What a driver does: runs one statement and returns its rows. */
export interface Handle {
  run(query: Query): Promise<object[]>
}

const handles = new WeakMap<Queryable, { handle: Handle; deadlineMs: number | undefined }>()

/** Longest a single statement may take; beyond it the database counts as stuck. */
export const statementDeadlineMs = 5_000

/** Ties an opaque queryable to its driver and the deadline of its statements. Called by the kernel alone. */
export function registerHandle<Q extends Queryable>(queryable: Q, handle: Handle, deadlineMs: number | undefined): Q {
  handles.set(queryable, { handle, deadlineMs })
  return queryable
}

/** Revokes the handle; later queries throw. */
export function forgetHandle(queryable: Queryable): void {
  handles.delete(queryable)
}

/**
 * Runs one statement and returns its rows: text, numbers (bigint as number), booleans, JSON parsed, `timestamptz` as Date, `date`
 * and `time` as text. Arrays of domains are read by `elementsOf`, points by `lngOf` and `latOf`.
 */
export async function rows<Row extends object>(queryable: Queryable, statement: Sql<Row>): Promise<Row[]> {
  const known = handles.get(queryable)
  if (!known) throw new Error('this transaction has ended, or is not ours')
  const found = await within(known.deadlineMs, known.handle.run(compile(statement)))
  // The row's type follows from the statement's list; the drivers know no types.
  return found as Row[]
}

/** The first row, or undefined. */
export async function firstRow<Row extends object>(
  queryable: Queryable,
  statement: Sql<Row>,
): Promise<Row | undefined> {
  return (await rows<Row>(queryable, statement))[0]
}

/** Runs one statement for its effect. */
export async function run(queryable: Queryable, statement: Sql): Promise<void> {
  await rows(queryable, statement as Sql<object>)
}
