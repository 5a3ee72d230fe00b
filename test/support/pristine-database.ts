import type { PGlite } from '@electric-sql/pglite'

/** What a database holds before its first test: enough to notice a changed schema and to put everything else back. */
export interface Pristine {
  schemas: string[]
  /** Changes with every change of the schema and of settings of the database, not with rows. */
  fingerprint: string
  sequences: Sequence[]
  /** Rows that the migrations inserted, in the text format of COPY, which leaves generated columns out. */
  contents: { table: string; rows: Blob }[]
}

interface Sequence {
  name: string
  value: string
  called: boolean
}

/** Catalogs whose rows neither DML nor TRUNCATE touches: every definition writes or deletes a row in one of them. */
const catalogs = [
  'pg_attrdef',
  'pg_attribute',
  'pg_authid',
  'pg_cast',
  'pg_constraint',
  'pg_db_role_setting',
  'pg_enum',
  'pg_event_trigger',
  'pg_extension',
  'pg_index',
  'pg_inherits',
  'pg_largeobject_metadata',
  'pg_operator',
  'pg_policy',
  'pg_proc',
  'pg_rewrite',
  'pg_sequence',
  'pg_statistic',
  'pg_statistic_ext',
  'pg_trigger',
  'pg_type',
]

/** TRUNCATE gives relations new files, so of `pg_class` only what a definition says counts. */
const relations = `
  select md5(coalesce(string_agg((oid, relname, relnamespace, relkind, relpersistence, relowner, relam, relrowsecurity,
    relforcerowsecurity, relreplident, reloptions, relacl)::text, ',' order by oid), ''))
  from pg_class where relkind <> 't' and relnamespace <> 'pg_catalog'::regnamespace`

/** Every statement that writes a row gives it another xmin, so its sum changes even when a row was replaced. */
const fingerprint = `select concat_ws(' ', (${relations}), ${catalogs
  .map((catalog) => `(select (count(*), sum(xmin::text::bigint))::text from ${catalog})`)
  .join(', ')}) as fingerprint`

/** Temporary schemas belong to the engine, which keeps them once there was a temporary table. */
const schemas = `select quote_ident(nspname) as name from pg_namespace where nspname !~ '^pg_' order by nspname`

const sequences = `
  select c.oid::regclass::text as name, state.last_value::text as value, state.is_called as called
  from pg_class c, pg_get_sequence_data(c.oid) state where c.relkind = 'S' order by c.oid`

/** Tables that have rows, or had some since they were last truncated. */
const written = `
  select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname !~ '^(pg_|information_schema$)' and pg_relation_size(c.oid) > 0 order by c.oid`

/** Describes a database without data. */
export async function pristineOf(pglite: PGlite): Promise<Pristine> {
  const contents: Pristine['contents'] = []
  for (const table of await names(pglite, written)) {
    const { blob } = await pglite.query(`copy ${table} to '/dev/blob'`)
    if (blob) contents.push({ table, rows: blob })
  }
  return {
    schemas: await names(pglite, schemas),
    fingerprint: await fingerprintOf(pglite),
    sequences: (await pglite.query<Sequence>(sequences)).rows,
    contents,
  }
}

/**
 * Returns an idle database to what it was: its session, schemas, rows and sequences.
 * @throws when a test changed the schema itself, left a transaction open or when anything else cannot be put back
 */
export async function restore(pglite: PGlite, pristine: Pristine): Promise<void> {
  if (pglite.isInTransaction()) throw new Error('a transaction was left open')
  // DISCARD ALL cannot share a message with another statement.
  await pglite.exec('discard all')
  for (const schema of await names(pglite, schemas)) {
    if (!pristine.schemas.includes(schema)) await pglite.exec(`drop schema ${schema} cascade`)
  }
  if ((await fingerprintOf(pglite)) !== pristine.fingerprint) throw new Error('the schema was changed')
  const tables = await names(pglite, written)
  // Without triggers: some tables reject deletes, and foreign keys ask for an order.
  await pglite.exec(`set session_replication_role = replica`)
  if (tables.length > 0) await pglite.exec(`truncate ${tables.join(', ')} restart identity cascade`)
  for (const { table, rows } of pristine.contents) {
    await pglite.query(`copy ${table} from '/dev/blob'`, [], { blob: rows })
  }
  await pglite.exec(`reset session_replication_role`)
  await restoreSequences(pglite, pristine.sequences)
  // The engine has no checkpointer of its own: log and files of truncated tables would fill the memory of the process.
  await pglite.exec('checkpoint')
}

async function restoreSequences(pglite: PGlite, before: Sequence[]): Promise<void> {
  const now = new Map((await pglite.query<Sequence>(sequences)).rows.map((sequence) => [sequence.name, sequence]))
  for (const { name, value, called } of before) {
    const current = now.get(name)
    if (current?.value === value && current.called === called) continue
    await pglite.query('select setval($1::regclass, $2, $3)', [name, value, called])
  }
}

async function fingerprintOf(pglite: PGlite): Promise<string> {
  const { rows } = await pglite.query<{ fingerprint: string }>(fingerprint)
  if (!rows[0]) throw new Error('the catalogs gave no fingerprint')
  return rows[0].fingerprint
}

async function names(pglite: PGlite, query: string): Promise<string[]> {
  return (await pglite.query<{ name: string }>(query)).rows.map(({ name }) => name)
}
