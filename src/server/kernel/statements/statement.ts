declare const rowOf: unique symbol

/**
 * A statement, or a part of one, with its parameters. `Row` is what it returns: the row of a whole statement, the value of an
 * expression.
 */
export class Sql<out Row = unknown> {
  readonly #strings: readonly string[]
  readonly #values: readonly unknown[]
  /** Phantom field: keeps apart the types of what statements return. */
  declare readonly [rowOf]: Row

  constructor(strings: readonly string[], values: readonly unknown[]) {
    this.#strings = strings
    this.#values = values
  }

  appendTo(query: Query): void {
    query.text += this.#strings[0]
    this.#values.forEach((value, i) => {
      append(query, value)
      query.text += this.#strings[i + 1]
    })
  }
}

/** What may stand in a template in addition to values: it writes itself into the statement. */
export interface Part {
  appendTo(query: Query): void
}

/** What a driver is given. */
export interface Query {
  text: string
  params: unknown[]
}

/**
 * Writes a statement: sql`select 1 from orders where id = ${id}`. Values become parameters; statements, tables and columns are
 * inserted. Throws for `undefined`, which no column holds, and for arrays, which are given as `list()` or `json()`.
 */
export function sql<Row = object>(strings: TemplateStringsArray, ...values: readonly unknown[]): Sql<Row> {
  return new Sql<Row>(strings, values)
}

/** Text that becomes part of the statement as it is. Never from input. */
export function raw<Row = unknown>(text: string): Sql<Row> {
  return new Sql<Row>([text], [])
}

/** Parts with a text between them. */
export function joined<Row = unknown>(parts: readonly unknown[], separator = ', '): Sql<Row> {
  if (parts.length === 0) return raw('')
  return new Sql<Row>(['', ...parts.slice(1).map(() => separator), ''], parts)
}

/** A parameter that is given to the driver as it is, such as an array. */
export class Param implements Part {
  readonly #value: unknown
  constructor(value: unknown) {
    this.#value = value
  }
  appendTo(query: Query): void {
    query.text += `$${query.params.push(this.#value)}`
  }
}

/** The statement's text with numbered parameters. */
export function compile(statement: Part): Query {
  const query: Query = { text: '', params: [] }
  statement.appendTo(query)
  return query
}

/** The same part, written only once where it has no parameters: long lists would be put together again for each statement. */
export function writtenOnce(part: Part): Part {
  let known: Query | undefined
  return {
    appendTo(query) {
      known ??= compile(part)
      if (known.params.length > 0) part.appendTo(query)
      else query.text += known.text
    },
  }
}

function append(query: Query, value: unknown): void {
  if (isPart(value)) value.appendTo(query)
  else if (value === undefined || Array.isArray(value))
    throw new TypeError('a statement was given undefined, or an array without list()')
  else query.text += `$${query.params.push(value)}`
}

function isPart(value: unknown): value is Part {
  return typeof value === 'object' && value !== null && 'appendTo' in value
}
