import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { vi } from 'vitest'

/** What a piece of work asked of the database. */
export interface DatabaseWork {
  /** Statements sent, with `begin` and `commit`. */
  statements: number
  /** Times a connection had nothing under way and something was sent on it; 0 on the embedded engine, which has no connections. */
  roundTrips: number
}

/** Counts what all databases of this process are sent, from now until {@link StatementCounter.stop}. Listeners do not count. */
export interface StatementCounter {
  count<Result>(work: () => Promise<Result>): Promise<{ work: DatabaseWork; result: Result }>
  stop(): void
}

/** What the driver's types leave out: the messages that a connection sends. */
interface Connection extends NodeJS.EventEmitter {
  startup(config: { application_name?: string }): void
  query(text: string): void
  execute(config: object): void
  sync(): void
}

/** Counts at the driver, whatever the kernel above it is made of. Start it before the database is opened. */
export function startStatementCounter(): StatementCounter {
  const total = { statements: 0, roundTrips: 0 }
  const spies = [...countEmbedded(total), ...countPostgres(total)]
  return {
    async count(work) {
      const before = { ...total }
      const result = await work()
      const statements = total.statements - before.statements
      return { work: { statements, roundTrips: total.roundTrips - before.roundTrips }, result }
    },
    stop: () => spies.forEach((spy) => spy.mockRestore()),
  }
}

function countEmbedded(total: DatabaseWork) {
  const send = PGlite.prototype.execProtocolRawSync
  return [
    vi.spyOn(PGlite.prototype, 'execProtocolRawSync').mockImplementation(function (this: PGlite, message) {
      total.statements += executions(message)
      return send.call(this, message)
    }),
  ]
}

/** Counts the messages Execute and Query; each message is a letter and the length of the rest. */
function executions(messages: Uint8Array): number {
  const view = new DataView(messages.buffer, messages.byteOffset, messages.byteLength)
  let found = 0
  for (let start = 0; start + 5 <= messages.length; start += 1 + view.getUint32(start + 1)) {
    if ('EQ'.includes(String.fromCharCode(view.getUint8(start)))) found += 1
  }
  return found
}

function countPostgres(total: DatabaseWork) {
  const prototype = (pg as unknown as { Connection: { prototype: Connection } }).Connection.prototype
  const { startup, query, execute, sync } = prototype
  /** How many answers each connection is owed. */
  const owed = new WeakMap<Connection, number>()
  const ask = (connection: Connection) => {
    const before = owed.get(connection)
    if (before === undefined) return
    if (before === 0) total.roundTrips += 1
    owed.set(connection, before + 1)
  }
  const countStatement = (connection: Connection) => void (owed.has(connection) && (total.statements += 1))
  return [
    vi.spyOn(prototype, 'startup').mockImplementation(function (this: Connection, config) {
      startup.call(this, config)
      if (config.application_name === 'pangat-listen') return
      this.once('readyForQuery', () => {
        owed.set(this, 0)
        this.on('readyForQuery', () => owed.set(this, (owed.get(this) ?? 0) - 1))
      })
    }),
    vi.spyOn(prototype, 'query').mockImplementation(function (this: Connection, text) {
      countStatement(this)
      ask(this)
      query.call(this, text)
    }),
    vi.spyOn(prototype, 'execute').mockImplementation(function (this: Connection, config) {
      countStatement(this)
      execute.call(this, config)
    }),
    vi.spyOn(prototype, 'sync').mockImplementation(function (this: Connection) {
      ask(this)
      sync.call(this)
    }),
  ]
}
