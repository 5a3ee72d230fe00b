import type { Generated, RequiredColumn, Schema } from '#db/schema.d.ts'
import { raw, Sql, type Part, type Query } from './statement.ts'

export type TableName = keyof Schema

/** What a column holds when it is read. */
type Read<Value> = Value extends Generated<infer Held> ? Held : Value

/** The row of a table's columns as it is read. */
export type RowOf<Columns> = { [Name in keyof Columns]: Read<Columns[Name]> }

/** The row that an insert gives: columns that are nullable or have a default may be left out. */
export type NewRowOf<Columns> = { [Name in RequiredColumn<Columns>]: Read<Columns[Name]> } & {
  [Name in Exclude<keyof Columns, RequiredColumn<Columns>>]?: Read<Columns[Name]> | undefined
}

declare const columnsOf: unique symbol
/** The name of a table in the schema. */
export const nameOf: unique symbol = Symbol('name')

interface TableItself<Columns> extends Part {
  /** Never there; it tells the compiler the columns of the table. */
  readonly [columnsOf]: Columns
  readonly [nameOf]: string
  /** The same table under another name. */
  as(alias: string): Table<Columns>
  /** The same table under another name where a left join may find no row of it. */
  leftJoined(alias: string): Table<{ [Name in keyof Columns]: Read<Columns[Name]> | null }>
}

/** A table in a statement: `select ${o.id} from ${o}`. Its properties are its columns, typed as they are read. */
export type Table<Columns> = { readonly [Name in keyof Columns]: Sql<Read<Columns[Name]>> } & TableItself<Columns>

/** The columns of a table, whatever its name in a statement. */
export type ColumnsOf<Of> = Of extends TableItself<infer Columns> ? Columns : never

type WithJson<Columns, Json> = {
  [Name in keyof Columns]: Name extends keyof Json
    ? Columns[Name] extends Generated<unknown>
      ? Generated<Json[Name]>
      : Json[Name]
    : Columns[Name]
}

/**
 * A table of `db/schema.d.ts`. Only the module that owns it makes it, in its `tables.ts`. `Json` types its jsonb columns, with
 * `| null` where they are nullable; it is the only place that does.
 */
export function table<Name extends TableName, Json extends { [Column in keyof Schema[Name]]?: unknown } = object>(
  name: Name,
): Table<WithJson<Schema[Name], Json>> {
  return createTable(name, name, raw(name))
}

export function tableNameOf(of: { readonly [nameOf]: string }): string {
  return of[nameOf]
}

/** The same columns read from something else, such as rows that are sent as a parameter. */
export function columnsFrom<Columns>(of: Table<Columns>, alias: string, source: Part): Table<Columns> {
  return createTable(of[nameOf], alias, new Sql(['', ` as ${alias}`], [source]))
}

function createTable<Columns>(name: string, alias: string, source: Part): Table<Columns> {
  const columns = new Map<string, Sql>()
  const itself = {
    [nameOf]: name,
    as: (other: string) => createTable<Columns>(name, other, raw(`${name} ${other}`)),
    leftJoined: (other: string) => createTable(name, other, raw(`${name} ${other}`)),
    appendTo: (query: Query) => source.appendTo(query),
  }
  const columnOf = (column: string): Sql => {
    const known = columns.get(column) ?? raw(`${alias}.${column}`)
    columns.set(column, known)
    return known
  }
  const isItself = (key: string | symbol): key is keyof typeof itself => Object.hasOwn(itself, key)
  const proxy = new Proxy(itself, {
    has: (_, key) => isItself(key),
    get: (_, key) => (isItself(key) ? itself[key] : typeof key === 'string' ? columnOf(key) : undefined),
  })
  // The schema is known to the compiler alone, which checks the names of columns.
  return proxy as unknown as Table<Columns>
}
