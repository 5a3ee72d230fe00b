import { at, json } from './values.ts'
import { joined, raw, Sql, type Part } from './statement.ts'
import { columnsFrom, nameOf, type NewRowOf, type RowOf, type Table } from './table.ts'

/** A row whose values may be expressions of the same type. */
type Given<Row> = { readonly [Name in keyof Row]: Row[Name] | Sql<Row[Name]> }

/** `insert into orders (id, …) values ($1, …)`, to be followed by what else the insert says. Undefined values are left out. */
export function insertInto<Columns>(into: Table<Columns>, row: Given<NewRowOf<Columns>>): Sql {
  const entries = givenOf(row)
  const names = raw(entries.map(([name]) => name).join(', '))
  return new Sql(
    [`insert into ${into[nameOf]} (`, ') values (', ')'],
    [names, joined(entries.map(([, value]) => value))],
  )
}

/** `insert into bill_lines (order_id, …)`, to be followed by the query that gives the rows. */
export function insertColumns<Columns>(into: Table<Columns>, ...names: readonly (keyof Columns & string)[]): Sql {
  return raw(`insert into ${into[nameOf]} (${names.join(', ')})`)
}

/** The assignments of an update: `update ${orders} set ${assign(orders, { state })}`. Undefined values change nothing. */
export function assign<Columns>(
  _to: Table<Columns>,
  values: { readonly [Name in keyof Columns]?: RowOf<Columns>[Name] | Sql<RowOf<Columns>[Name]> | undefined },
): Sql {
  return joined(givenOf(values).map(([name, value]) => new Sql([`${name} = `, ''], [value])))
}

/**
 * Rows that are sent as one parameter, so that the statement is the same for any number of them, as a source of the table's
 * columns: `insert into … select ${line.position} from ${line}`. Columns that a row leaves out are null.
 */
export function rowsAs<Columns>(
  of: Table<Columns>,
  alias: string,
  rows: readonly Partial<RowOf<Columns>>[],
): Table<Columns> {
  return columnsFrom(of, alias, new Sql([`jsonb_populate_recordset(null::${of[nameOf]}, `, ')'], [json(rows)]))
}

function givenOf(values: object): [string, Part | string | number | boolean | null][] {
  return Object.entries(values).flatMap(([name, value]: [string, unknown]) =>
    value === undefined ? [] : [[name, written(value)]],
  )
}

/** Objects and arrays are given for jsonb columns only: other arrays are written by {@link list}. */
function written(value: unknown): Part | string | number | boolean | null {
  if (value instanceof Sql) return value
  if (value instanceof Date) return at(value)
  if (typeof value === 'object' && value !== null) return json(value)
  return value as string | number | boolean | null
}
