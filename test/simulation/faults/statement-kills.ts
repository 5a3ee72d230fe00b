import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { vi } from 'vitest'

/** Kills the process, as the database sees it, after one of its statements. */
export interface StatementKills {
  /** The n-th statement from now is the last one that is sent. */
  killAfter(statements: number): void
  /** Reports whether that statement was sent: what the process answers from then on must not be believed. */
  hasKilled(): boolean
  /** Starts the next process after a kill. */
  restart(): Promise<void>
  /** Drops a planned kill. Reports whether there was one, as there were too few statements. */
  reset(): boolean
  stop(): void
}

/** What the driver's types leave out: the messages that a connection sends, and where to. */
interface Connection {
  stream: { destroy(): void }
  query(text: string): void
  execute(config: object): void
}

/** Works at the drivers, whatever the kernel above them is made of. */
export function startStatementKills(): StatementKills {
  /** Statements until the kill; none is planned when undefined. */
  let left: number | undefined
  const embedded = new Set<PGlite>()
  /** Counts a statement; false when the process is dead. */
  const maySend = (): boolean => {
    if (left === undefined) return true
    left -= 1
    return left >= 0
  }
  const spies = [...killPostgres(maySend), ...killEmbedded(maySend, embedded)]
  return {
    killAfter: (statements) => void (left = statements),
    hasKilled: () => left !== undefined && left <= 0,
    async restart() {
      left = undefined
      // A server ends the transaction of a lost connection; the embedded engine has none that could be lost.
      for (const pglite of embedded) await pglite.exec('rollback')
    },
    reset() {
      const survived = left !== undefined
      left = undefined
      return survived
    },
    stop: () => spies.forEach((spy) => spy.mockRestore()),
  }
}

function killPostgres(maySend: () => boolean) {
  const prototype = (pg as unknown as { Connection: { prototype: Connection } }).Connection.prototype
  const { query, execute } = prototype
  return [
    vi.spyOn(prototype, 'query').mockImplementation(function (this: Connection, text) {
      if (maySend()) query.call(this, text)
      else this.stream.destroy()
    }),
    vi.spyOn(prototype, 'execute').mockImplementation(function (this: Connection, config) {
      if (maySend()) execute.call(this, config)
      else this.stream.destroy()
    }),
  ]
}

function killEmbedded(maySend: () => boolean, embedded: Set<PGlite>) {
  const send = PGlite.prototype.execProtocolRawSync
  return [
    vi.spyOn(PGlite.prototype, 'execProtocolRawSync').mockImplementation(function (this: PGlite, message) {
      embedded.add(this)
      if (hasExecution(message) && !maySend()) throw new Error('killed')
      return send.call(this, message)
    }),
  ]
}

/** Reports whether one of the messages is Execute or Query; each is a letter and the length of the rest. */
function hasExecution(messages: Uint8Array): boolean {
  const view = new DataView(messages.buffer, messages.byteOffset, messages.byteLength)
  for (let start = 0; start + 5 <= messages.length; start += 1 + view.getUint32(start + 1)) {
    if ('EQ'.includes(String.fromCharCode(view.getUint8(start)))) return true
  }
  return false
}
