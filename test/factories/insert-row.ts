import type { Schema } from '#db/schema.d.ts'
import { insertInto, run, table, type NewRowOf, type Sql, type Table } from '#server/kernel/sql.ts'
import type { TestServer } from '#test/support/server.ts'

type Given<Row> = { readonly [Column in keyof Row]: Row[Column] | Sql<Row[Column]> }

/** Writes one row as it is, past the operations and their rules. */
export async function insertRow<Name extends keyof Schema>(
  { database }: Pick<TestServer, 'database'>,
  name: Name,
  row: Given<NewRowOf<Schema[Name]>>,
): Promise<void> {
  // No jsonb column is typed here, so the table's columns are those of the schema.
  await run(database.db, insertInto(table(name) as unknown as Table<Schema[Name]>, row))
}
