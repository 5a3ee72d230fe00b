import type { Database } from '#server/kernel/database/database.ts'
import type { Maintenance } from '#server/kernel/database/transactions.ts'
import type { Queryable } from '#server/kernel/context.ts'
import { demoSettingName } from '#server/kernel/settings.ts'
import { joined, json, raw, rows, sql } from '#server/kernel/sql.ts'
import type { GstScheme } from '#contract/values/gst-scheme.ts'
import type { Books } from './order-tables.ts'
import type { City } from './tables.ts'

/** Keeps a statement far below its deadline on the embedded engine. */
const rowsAStatement = 4_000

/** How far the city is: kept in the database, so that a fill that was cut short goes on where it stopped. */
export interface Progress {
  /** The day the city is built for. */
  day: string
  /** How many caterers were asked for. */
  caterers: number
  /** Parts that are in. */
  parts: number
  complete: boolean
}

/** Undefined while no load has started. */
export async function readProgress(db: Queryable): Promise<Progress | undefined> {
  return (await rows<{ value: Progress }>(db, sql`select value from settings where name = ${demoSettingName}`))[0]
    ?.value
}

/** Reports whether there is any caterer. */
export async function hasCaterers(database: Database): Promise<boolean> {
  return (await rows(database.db, sql`select 1 from caterers limit 1`)).length > 0
}

/** Basis points of GST by scheme on a day. */
export async function readGstRates({ db }: Maintenance, day: string): Promise<Record<GstScheme, number>> {
  const found = await rows<{ scheme: GstScheme; rate: number }>(
    db,
    sql`
    select distinct on (scheme) scheme, rate from gst_rates where valid_from <= ${day}::date order by scheme, valid_from desc`,
  )
  const rateOf = (scheme: GstScheme) => {
    const row = found.find((candidate) => candidate.scheme === scheme)
    if (!row) throw new Error(`gst_rates has no rate of ${scheme} on ${day}`)
    return row.rate
  }
  return {
    REGULAR_5: rateOf('REGULAR_5'),
    SPECIFIED_18: rateOf('SPECIFIED_18'),
    COMPOSITION: rateOf('COMPOSITION'),
    UNREGISTERED: rateOf('UNREGISTERED'),
  }
}

/** What books and documents go by. */
export async function readBooks(db: Queryable): Promise<Books> {
  const charges = await rows<Books['charges'][number]>(
    db,
    sql`select charge, valid_from::text as "validFrom", rate from marketplace_rates order by valid_from desc`,
  )
  const [sac] = await rows<{ value: string }>(db, sql`select value from settings where name = 'papers.sac'`)
  if (!sac) throw new Error('settings has no papers.sac')
  return { charges, sac: sac.value }
}

/** One process at a time fills the database. */
const fillLock = 7203195

/**
 * Inserts a part of the city and notes that it is in, in one transaction. False, with nothing done, when it was in already:
 * several processes may start at once on one Postgres.
 */
export async function loadPart(
  maintenance: Maintenance,
  part: Partial<City>,
  after: Progress,
  complete: boolean,
): Promise<boolean> {
  return maintenance.transaction(async (tx) => {
    await rows(tx, sql`select pg_advisory_xact_lock(${fillLock})`)
    const before = await readProgress(tx)
    if (before ? before.parts !== after.parts || before.day !== after.day : after.parts > 0) return false
    for (const [table, all] of Object.entries(part)) {
      for (let start = 0; start < all.length; start += rowsAStatement)
        await insert(tx, table, all.slice(start, start + rowsAStatement))
    }
    // The next caterer with a document gets the number after theirs.
    if (part.document_issuers)
      await rows(
        tx,
        sql`select setval(pg_get_serial_sequence('document_issuers', 'number'), max(number)) from document_issuers`,
      )
    const progress: Progress = { ...after, parts: after.parts + 1, complete }
    await rows(
      tx,
      sql`
      insert into settings (name, value) values (${demoSettingName}, ${json(progress)})
      on conflict (name) do update set value = excluded.value, updated_at = now()`,
    )
    return true
  })
}

/** The columns are those of the first row; what it leaves out gets the table's default. */
async function insert(tx: Queryable, table: string, chunk: readonly object[]): Promise<void> {
  const columns = joined(Object.keys(chunk[0] ?? {}).map(raw))
  await rows(
    tx,
    sql`
    insert into ${raw(table)} (${columns}) overriding system value
    select ${columns} from jsonb_populate_recordset(null::${raw(table)}, ${json(chunk)})`,
  )
}
