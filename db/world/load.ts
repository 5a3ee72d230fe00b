import type { Database } from '#server/kernel/database.ts'
import type { Queryable } from '#server/kernel/context.ts'
import { json, rows, sql } from '#server/kernel/sql.ts'
import type { GstScheme } from './kitchens/kitchen.ts'
import type { City } from './tables.ts'

/** Keeps a statement far below its deadline on the embedded engine. */
const rowsAStatement = 4_000

/** True when anybody cooks here: then the database is not ours to fill. */
export async function hasCaterers(database: Database): Promise<boolean> {
  return (await rows(database.db, sql`select 1 from caterers limit 1`)).length > 0
}

/** Basis points of GST by scheme on a day. */
export async function readGstRates(database: Database, day: string): Promise<Record<GstScheme, number>> {
  const found = await rows<{ scheme: GstScheme; rate: number }>(database.db, sql`
    select distinct on (scheme) scheme, rate from gst_rates where valid_from <= ${day}::date order by scheme, valid_from desc`)
  const rateOf = (scheme: GstScheme) => {
    const row = found.find((candidate) => candidate.scheme === scheme)
    if (!row) throw new Error(`gst_rates has no rate of ${scheme} on ${day}`)
    return row.rate
  }
  return { REGULAR_5: rateOf('REGULAR_5'), SPECIFIED_18: rateOf('SPECIFIED_18'), COMPOSITION: rateOf('COMPOSITION'), UNREGISTERED: rateOf('UNREGISTERED') }
}

/** Inserts all rows of a city in one transaction, a statement for each table and some thousand rows. */
export async function loadCity(database: Database, city: Partial<City>): Promise<void> {
  await database.transaction(async (tx) => {
    for (const [table, all] of Object.entries(city)) {
      for (let start = 0; start < all.length; start += rowsAStatement) await insert(tx, table, all.slice(start, start + rowsAStatement))
    }
  })
}

/** The columns are those of the first row; what it leaves out gets the table's default. */
async function insert(tx: Queryable, table: string, chunk: readonly object[]): Promise<void> {
  const columns = sql.join(Object.keys(chunk[0] ?? {}).map((column) => sql.identifier(column)), sql`, `)
  await rows(tx, sql`
    insert into ${sql.identifier(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.identifier(table)}, ${json(chunk)})`)
}
