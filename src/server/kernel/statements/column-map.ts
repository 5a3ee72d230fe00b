import type { RowOf, Table } from './table.ts'
import type { Sql } from './statement.ts'

/** Columns of a table by the names that our types give to what they hold: `{ eventDate: 'event_date' }`. */
export type ColumnMap<Columns> = Readonly<Record<string, keyof Columns & string>>

/** The columns of a map, for a select: `select({ ...columnsBy(o, venueColumns) })`. */
export function columnsBy<Columns, const Names extends ColumnMap<Columns>>(
  of: Table<Columns>,
  names: Names,
): { [Name in keyof Names]: Table<Columns>[Names[Name]] } {
  const columns = Object.entries(names).map(([name, column]): [string, Sql] => [name, of[column]])
  // Built name by name from the map.
  return Object.fromEntries(columns) as { [Name in keyof Names]: Table<Columns>[Names[Name]] }
}

type Value<Columns, Name> = Name extends keyof Columns ? RowOf<Columns>[Name] : never
type MayMiss<Columns, Names, Name extends keyof Names> = null extends Value<Columns, Names[Name]> ? Name : never

/** What a map's columns are given: what is undefined or missing is null, where the column may be. */
type ValuesOf<Columns, Names> = {
  readonly [Name in keyof Names as Exclude<Name, MayMiss<Columns, Names, Name>>]: Value<Columns, Names[Name]>
} & {
  readonly [Name in keyof Names as MayMiss<Columns, Names, Name>]?: Value<Columns, Names[Name]> | undefined
}

type RowBy<Columns, Names> = { -readonly [Name in keyof Names as Names[Name] & string]: Value<Columns, Names[Name]> }

/**
 * The values of a map's columns, for an insert or an update: `insertInto(orders, { ...valuesBy(orders, venueColumns, venue) })`.
 * Every column is given, so that the statement is the same whatever is missing.
 */
export function valuesBy<Columns, const Names extends ColumnMap<Columns>>(
  _of: Table<Columns>,
  names: Names,
  values: ValuesOf<Columns, Names>,
): RowBy<Columns, Names> {
  const given = new Map<string, unknown>(Object.entries(values))
  const row = Object.entries(names).map(([name, column]) => [column, given.get(name) ?? null])
  return Object.fromEntries(row) as RowBy<Columns, Names>
}

/** A row with undefined in place of null. */
type WithoutNulls<Row> = {
  [Name in keyof Row]: null extends Row[Name] ? Exclude<Row[Name], null> | undefined : Row[Name]
}

/** The same row with undefined in place of null, as our types have what is missing. */
export function withoutNulls<Row extends object>(row: Row): WithoutNulls<Row> {
  const members = Object.entries(row).map(([name, value]: [string, unknown]) => [name, value ?? undefined])
  return Object.fromEntries(members) as WithoutNulls<Row>
}
