import pg from 'pg'
import { PostgresClient } from './postgres-client.ts'

/** Statements are written in our sources, so there are a few hundred; should texts ever be made up, memory stays bounded. */
const mostStatements = 1_000

/** Names by text, the same on every connection of this process. */
const names = new Map<string, string>()

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= mostStatements) return known
  const name = `pangat_${names.size + 1}`
  names.set(text, name)
  return name
}

/**
 * A connection to PostgreSQL that names every statement with parameters, so that it is parsed once a connection and planned a few
 * times instead of always: half of the database's work for an order. Behind a pooler of transactions this needs one that knows
 * prepared statements, as PgBouncer does since 1.21.
 */
export class PreparingClient extends PostgresClient {
  readonly #shapes: RowShapes = new Map()

  protected override send(given: unknown[]): unknown {
    const [config, values] = given
    const name = isParameterised(config, values) ? nameOf(config.text) : undefined
    if (name === undefined) return super.send(given)
    return this.submit(
      new PreparedQuery({ ...(config as pg.QueryConfig), name, values: values as unknown[] }, this.#shapes),
    )
  }
}

function isParameterised(config: unknown, values: unknown): config is pg.QueryConfig {
  const hasText = typeof config === 'object' && config !== null && 'text' in config && typeof config.text === 'string'
  return hasText && Array.isArray(values) && values.length > 0
}

/** What of the driver's result is the same for each run of a statement: the columns and how they are read. */
interface RowShape {
  fields: pg.FieldDef[]
  _parsers: unknown
  _prebuiltEmptyResultObject: unknown
}

/** Shapes of the rows of a connection's statements, by name. */
type RowShapes = Map<string, RowShape>

/** What the driver's types leave out of a connection. */
interface DriverConnection {
  bind(message: object): void
  execute(message: object): void
  sync(): void
}

/** What the driver's types leave out of its query. */
interface DriverQuery {
  readonly name: string
  readonly values: unknown[]
  readonly _result: RowShape
  prepare(connection: DriverConnection): void
  handleCommandComplete(message: object, connection: DriverConnection): void
}

const driver = pg.Query.prototype as unknown as DriverQuery
const { prepareValue } = (pg as unknown as { utils: { prepareValue(value: unknown): unknown } }).utils

/**
 * A named statement with parameters, whose rows are described once a connection: the driver asks for it each time. The server rejects a
 * prepared statement whose columns have become others, so what is known stays right (docs/decisions/0590).
 */
class PreparedQuery extends pg.Query {
  readonly #shapes: RowShapes
  #isDescribed = true

  constructor(statement: pg.QueryConfig, shapes: RowShapes) {
    super(statement)
    this.#shapes = shapes
  }

  /** The driver calls it by this name to send the statement. */
  protected prepare(connection: DriverConnection): void {
    const query = this as unknown as DriverQuery
    const shape = this.#shapes.get(query.name)
    if (!shape) return driver.prepare.call(this, connection)
    this.#isDescribed = false
    // As the driver does with a description.
    Object.assign(this, { _accumulateRows: true })
    Object.assign(resultOf(query), shape)
    connection.bind({ statement: query.name, values: query.values, valueMapper: prepareValue })
    connection.execute({})
    connection.sync()
  }

  /** The driver calls it by this name when the statement has been executed. */
  protected handleCommandComplete(message: object, connection: DriverConnection): void {
    driver.handleCommandComplete.call(this, message, connection)
    const query = this as unknown as DriverQuery
    if (this.#isDescribed) this.#shapes.set(query.name, shapeOf(resultOf(query)))
  }
}

function resultOf({ _result: result }: DriverQuery): RowShape {
  return result
}

function shapeOf({ fields, _parsers, _prebuiltEmptyResultObject }: RowShape): RowShape {
  return { fields, _parsers, _prebuiltEmptyResultObject }
}
