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
  protected override send([config, ...rest]: unknown[]): unknown {
    return super.send([isParameterised(config, rest) ? { ...config, name: nameOf(config.text) } : config, ...rest])
  }
}

function isParameterised(config: unknown, [values]: unknown[]): config is { text: string } {
  const hasText = typeof config === 'object' && config !== null && 'text' in config && typeof config.text === 'string'
  return hasText && Array.isArray(values) && values.length > 0
}
