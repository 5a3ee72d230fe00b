import { joined, Sql, writtenOnce, type Part, type Query } from './statement.ts'

/** What is read, under the names that the row gets. */
export type Expressions = Readonly<Record<string, Sql>>

export type RowOfExpressions<Read extends Expressions> = {
  -readonly [Name in keyof Read]: Read[Name] extends Sql<infer Value> ? Value : never
}

declare const rowOfList: unique symbol

/** The list of a select or returning: `id, event_date as "eventDate"`. */
export class SelectList<out Row> implements Part {
  readonly #sql: Part
  /** Phantom field: keeps the type of the row. */
  declare readonly [rowOfList]: Row

  constructor(list: Part) {
    this.#sql = writtenOnce(list)
  }

  appendTo(query: Query): void {
    this.#sql.appendTo(query)
  }
}

/** The row that a select list reads. */
export type Selected<List> = List extends SelectList<infer Row> ? Row : never

/** Names expressions for a row: `selectList({ id: o.id, eventDate: o.event_date })`. */
export function selectList<const Read extends Expressions>(expressions: Read): SelectList<RowOfExpressions<Read>> {
  return new SelectList(
    joined(Object.entries(expressions).map(([name, expression]) => new Sql(['', ` as "${name}"`], [expression]))),
  )
}

/**
 * A list with more in it. What has parameters, such as the viewer's id, belongs there: the text of the first list is kept.
 */
export function extendList<Row, const Read extends Expressions>(
  list: SelectList<Row>,
  more: Read,
): SelectList<Row & RowOfExpressions<Read>> {
  return new SelectList(joined([list, selectList(more)]))
}

type Tag<Row> = (strings: TemplateStringsArray, ...values: readonly unknown[]) => Sql<Row>

/** Writes a select whose row follows from its list: `select(orderInList)`from ${o} where ${o.id} = ${id}``. */
export function select<Row>(list: SelectList<Row>): Tag<Row>
export function select<const Read extends Expressions>(list: Read): Tag<RowOfExpressions<Read>>
export function select(list: SelectList<unknown> | Expressions): Tag<unknown> {
  const read = list instanceof SelectList ? list : selectList(list)
  return (strings, ...values) => new Sql(['select ', ` ${strings[0]}`, ...strings.slice(1)], [read, ...values])
}

/** Writes a statement that returns rows of a list: `returning({ id: o.id })`delete from ${o} where …``. */
export function returning<Row>(list: SelectList<Row>): Tag<Row>
export function returning<const Read extends Expressions>(list: Read): Tag<RowOfExpressions<Read>>
export function returning(list: SelectList<unknown> | Expressions): Tag<unknown> {
  const read = list instanceof SelectList ? list : selectList(list)
  return (strings, ...values) => {
    const last = `${strings.at(-1)} returning `
    return new Sql([...strings.slice(0, -1), last, ''], [...values, read])
  }
}

/** A statement whose common table expressions come before a typed select: `withQueries`moved as (…)`(select(…)`from moved`)`. */
export function withQueries(
  strings: TemplateStringsArray,
  ...values: readonly unknown[]
): <Row>(last: Sql<Row>) => Sql<Row> {
  return <Row>(last: Sql<Row>) => new Sql<Row>(['with ', ' ', ''], [new Sql(strings, values), last])
}

/** The rows of all these statements. */
export function unionAll<Row>(...statements: readonly Sql<Row>[]): Sql<Row> {
  return joined(statements, ' union all ')
}

/** What a value is inside JSON that the database made: moments become ISO 8601 text. */
type InJson<Value> = Value extends Date ? string : Value

type JsonOf<Read extends Expressions> = { -readonly [Name in keyof Read]: InJson<RowOfExpressions<Read>[Name]> }

/** An object of expressions as one value. */
export function jsonObject<const Read extends Expressions>(expressions: Read): Sql<JsonOf<Read>> {
  const members = Object.entries(expressions).map(([name, expression]) => new Sql([`'${name}', `, ''], [expression]))
  return new Sql(['json_build_object(', ')'], [joined(members)])
}

/** The rows of a subselect as one array of objects, empty when there are none: `jsonArray({ seq: e.seq }, e.seq)`from ${e} where …``. */
export function jsonArray<const Read extends Expressions>(
  expressions: Read,
  orderBy?: Part,
): (strings: TemplateStringsArray, ...values: readonly unknown[]) => Sql<JsonOf<Read>[]> {
  const object = jsonObject(expressions)
  const aggregate = orderBy
    ? new Sql(['json_agg(', ' order by ', ')'], [object, orderBy])
    : new Sql(['json_agg(', ')'], [object])
  return (strings, ...values) => new Sql(['(select coalesce(', ", '[]') ", ')'], [aggregate, new Sql(strings, values)])
}
