import pg from 'pg'

/** A statement with its parameters, as the product sent it. */
export interface Statement {
  text: string
  values: unknown[]
}

/** Records what this process sends to PostgreSQL while `work` runs; transactions and listeners are no part of a read. */
export async function recordStatements(work: () => Promise<unknown>): Promise<Statement[]> {
  const recorded: Statement[] = []
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    const [config, values] = given
    if (typeof config === 'object' && config !== null && 'text' in config && typeof config.text === 'string')
      recorded.push({ text: config.text, values: Array.isArray(values) ? (values as unknown[]) : [] })
    // pg declares a dozen overloads; this passes on what it was given.
    return (query as (this: pg.Client, ...given: unknown[]) => unknown).apply(this, given)
  } as typeof query
  try {
    await work()
    return recorded.filter(({ text }) => /^\s*(select|with)\b/i.test(text))
  } finally {
    pg.Client.prototype.query = query
  }
}

/** Runs statements one after the other on one connection, prepared as the product prepares them, and returns the milliseconds. */
export async function timeStatements(client: pg.Client, statements: readonly Statement[]): Promise<number> {
  const begun = performance.now()
  for (const { text, values } of statements) await client.query({ name: nameOf(text), text, values })
  return performance.now() - begun
}

const names = new Map<string, string>()

function nameOf(text: string): string {
  const known = names.get(text) ?? `bench_${names.size + 1}`
  names.set(text, known)
  return known
}
