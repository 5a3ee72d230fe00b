import type { Queryable } from '#server/kernel/context.ts'
import { rows, sql } from '#server/kernel/sql.ts'

/** A column of a table as the catalogue of the database tells it. */
export interface ColumnFact {
  table: string
  column: string
  /** Name of its type; of an array's elements when `array`. */
  type: string
  /** The type below a domain; the type itself where there is none. */
  base: string
  array: boolean
  required: boolean
  hasDefault: boolean
  /** Checks of this column alone and of its domain, as `pg_get_constraintdef` writes them. */
  checks: string[]
}

/** Every column of every table in the schema `public`, in their order. */
export async function readColumns(db: Queryable): Promise<ColumnFact[]> {
  return rows<ColumnFact>(
    db,
    sql`
    select c.relname as "table", a.attname as "column", t.typname as type, b.typname as base, a.attndims > 0 as array,
      a.attnotnull as required, a.atthasdef or a.attidentity <> '' as "hasDefault",
      (select coalesce(json_agg(pg_get_constraintdef(k.oid) order by k.conname), '[]') from pg_constraint k
       where k.contype = 'c' and ((k.conrelid = c.oid and k.conkey = array[a.attnum]) or k.contypid = t.oid)) as checks
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type given on given.oid = a.atttypid
    join pg_type t on t.oid = case when given.typelem <> 0 and given.typcategory = 'A' then given.typelem else given.oid end
    join pg_type b on b.oid = case when t.typbasetype <> 0 then t.typbasetype else t.oid end
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    order by c.relname, a.attnum`,
  )
}

const typeOfBase: Readonly<Record<string, string>> = {
  bool: 'boolean',
  citext: 'string',
  date: 'Day',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  jsonb: 'unknown',
  point: 'PointValue',
  text: 'string',
  time: 'TimeOfDay',
  timestamptz: 'Date',
}

const head = `// Written by \`npm run schema\` from db/migrations; \`npm run check\` fails when it is stale.
import type { Day, TimeOfDay } from '#contract/values/calendar.ts'
import type { Paise } from '#contract/values/money.ts'

declare const kind: unique symbol

/** A column with a default, which an insert may leave out. */
export type Generated<Value> = { readonly [kind]: 'generated'; readonly value: Value }
/** An array whose elements are a domain: drivers give its text, so it is read by \`elementsOf\` and written by \`arrayOf\`. */
export type ArrayOf<Value> = { readonly [kind]: 'array'; readonly value: Value }
/** A point, read by \`lngOf\` and \`latOf\`. */
export type PointValue = { readonly [kind]: 'point' }

/** The columns that every insert must give: not nullable, and without a default. */
export type RequiredColumn<Columns> = {
  [Name in keyof Columns]: [Columns[Name]] extends [Generated<unknown>] ? never : null extends Columns[Name] ? never : Name
}[keyof Columns]

`

/** The text of \`db/schema.d.ts\`. Throws for a type that is not in the list above. */
export function schemaText(columns: readonly ColumnFact[]): string {
  const tables = Map.groupBy(columns, ({ table }) => table)
  const bodies = [...tables].map(([table, own]) => {
    const lines = own.map((column) => `    ${column.column}: ${typeOf(column)}`)
    return `  ${table}: {\n${lines.join('\n')}\n  }`
  })
  return `${head}/** Every table, with the types of its columns as they are read. */\nexport interface Schema {\n${bodies.join('\n')}\n}\n`
}

function typeOf(column: ColumnFact): string {
  const element = elementTypeOf(column)
  const value = column.array ? arrayTypeOf(column, element) : element
  const read = column.required || value === 'unknown' ? value : `${value} | null`
  return column.hasDefault ? `Generated<${read}>` : read
}

function arrayTypeOf({ type, base }: ColumnFact, element: string): string {
  return type === base ? `${element}[]` : `ArrayOf<${element}>`
}

function elementTypeOf(column: ColumnFact): string {
  if (column.type === 'paise') return 'Paise'
  const values = column.checks.map(valuesOf).find((found) => found !== undefined)
  if (values) return values.map((value) => `'${value}'`).join(' | ')
  const type = typeOfBase[column.base]
  if (!type)
    throw new Error(`${column.table}.${column.column} has the type ${column.base}, which scripts/schema does not know`)
  return type
}

/** The values that a check \`column in ('a', 'b')\` allows. */
function valuesOf(check: string): string[] | undefined {
  const list = /^CHECK \(\(+\w+\)?(?:::text)?\)? = ANY \(+ARRAY\[([^\]]+)\]\)?(?:::text\[\])?\)+$/.exec(check)?.[1]
  return list?.split(', ').map((value) => value.replace(/^\(?'(.*?)'::[\w ]+\)?(?:::text)?$/, '$1'))
}
