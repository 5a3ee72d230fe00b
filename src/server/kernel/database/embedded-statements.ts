import { parse, protocol, type PGlite, type Transaction } from '@electric-sql/pglite'
import type { Query } from '../statements/statement.ts'
import { embeddedParsers } from './value-parsers.ts'

const { serialize } = protocol

/** Statements are written in our sources, so there are a few hundred; should texts ever be made up, memory stays bounded. */
const mostStatements = 1_000

type Message = Awaited<ReturnType<PGlite['execProtocolStream']>>[number]

/** A statement that the engine has parsed. */
interface Prepared {
  name: string
  /** Types of the parameters, by OID. */
  types: readonly number[]
  /** Describes the rows; none where there are no rows. */
  described: readonly Message[]
}

/** Names are not used again: another opening of the same engine finds those of the one before it. */
let named = 0

/**
 * Returns what runs statements on the embedded engine. Each text with parameters is parsed once, then planned a few times instead of
 * always: half of the engine's work for an order. Parameters are bound as the engine itself binds them.
 */
export function createEmbeddedStatements(pglite: PGlite) {
  const prepared = new Map<string, Prepared>()
  // Given as an option they would be joined to the engine's few hundred for every statement: a quarter of what a statement takes.
  const parsers = { ...pglite.parsers, ...embeddedParsers }

  /** Parses a statement; nothing is stored of one that fails. */
  const prepare = async (text: string): Promise<Prepared> => {
    const name = `pangat_${++named}`
    const messages = await pglite.execProtocolStream(
      joined(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }), serialize.sync()),
      { syncToFs: false },
    )
    const statement = {
      name,
      types: parse.parseDescribeStatementResults(messages),
      described: messages.filter(({ name: kind }) => kind === 'rowDescription'),
    }
    prepared.set(text, statement)
    return statement
  }

  const execute = async ({ name, types, described }: Prepared, params: readonly unknown[]): Promise<object[]> => {
    const values = params.map((value, i) => textOf(pglite, value, types[i]))
    const messages = await pglite.execProtocolStream(
      joined(serialize.bind({ statement: name, values }), serialize.execute({}), serialize.sync()),
      { syncToFs: false },
    )
    const [result] = parse.parseResults([...described, ...messages], parsers)
    return (result?.rows ?? []) as object[]
  }

  const isPreparable = ({ text, params }: Query) =>
    params.length > 0 && (prepared.has(text) || prepared.size < mostStatements)
  const runPrepared = ({ text, params }: Query) =>
    pglite.runExclusive(async () => execute(prepared.get(text) ?? (await prepare(text)), params))

  return {
    /** Runs a statement by itself. */
    async run(query: Query): Promise<object[]> {
      if (!isPreparable(query)) return (await pglite.query<object>(query.text, query.params, options)).rows
      // oxlint-disable-next-line no-underscore-dangle -- the engine has its lock of transactions under this name alone
      return pglite._runExclusiveTransaction(async () => {
        const rows = await runPrepared(query)
        await pglite.syncToFs()
        return rows
      })
    },
    /** Runs a statement within a transaction of the engine. */
    async runIn(transaction: Transaction, query: Query): Promise<object[]> {
      // Its own query rejects after the end of the transaction.
      if (transaction.closed || !isPreparable(query))
        return (await transaction.query<object>(query.text, query.params, options)).rows
      return runPrepared(query)
    },
  }
}

const options = { parsers: embeddedParsers }

function textOf({ serializers }: PGlite, value: unknown, type: number | undefined): string | null {
  if (value === null || value === undefined) return null
  const serializer = type === undefined ? undefined : serializers[type]
  // What has no serializer is a domain or a type of our own, whose values are given as text, numbers and booleans.
  return serializer ? serializer(value) : String(value as string | number | boolean)
}

function joined(...messages: readonly Uint8Array[]): Uint8Array {
  return Buffer.concat(messages)
}
