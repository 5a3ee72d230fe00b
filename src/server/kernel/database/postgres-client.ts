import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import pg from 'pg'
import { breaksConnection, DatabaseUnavailable } from './database-errors.ts'

/** For TCP, TLS and log-in together. */
const connectTimeoutMs = 5_000
const keepAliveDelayMs = 10_000
/** A half-open connection never confirms the goodbye. */
const closeTimeoutMs = 2_000

/**
 * Returns the settings of a connection. No timeout of the server is among them: poolers reject them in the startup packet, so
 * they are set on the database (docs/decisions/0215). `application_name` is the one parameter that poolers accept.
 */
export function connectionConfig(databaseUrl: string, applicationName: string): pg.ClientConfig {
  return {
    connectionString: databaseUrl,
    application_name: applicationName,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveDelayMs,
  }
}

/**
 * A connection to PostgreSQL whose errors never end the process: `error` always has a listener, in the pool, checked out and while
 * closing. The driver emits it outside of any query, and Node ends a process on an unhandled `error` event.
 */
export class PostgresClient extends pg.Client {
  readonly #socket: Socket
  readonly #lost = new AbortController()
  #isGathering = false

  constructor(config?: pg.ClientConfig) {
    const socket = new Socket()
    super({ ...config, stream: () => socket })
    this.#socket = socket
    this.on('error', (error) => this.#lost.abort(error))
  }

  /** Aborted with the error when the connection is lost or was given up. */
  get lost(): AbortSignal {
    return this.#lost.signal
  }

  /** Why the connection must not be used again; undefined while it is usable. */
  get failure(): Error | undefined {
    // abort() is only ever called with an error.
    return this.#lost.signal.aborted ? (this.#lost.signal.reason as Error) : undefined
  }

  /** Closes the socket without waiting for the server; statements under way are rejected. */
  giveUp(reason: Error): void {
    this.#lost.abort(reason)
    this.#socket.destroy()
  }

  // pg declares a dozen overloads; this passes whatever it is given on to them.
  override query = ((...given: unknown[]) => this.send(given)) as pg.Client['query']

  /** Runs a query of the driver; what fails with the connection rejects with {@link DatabaseUnavailable}. */
  protected send(given: unknown[]): unknown {
    this.#gatherWrites()
    const result = run.apply(this, given)
    return result instanceof Promise ? result.catch((error: unknown) => this.#fail(error)) : result
  }

  /** As {@link send}, of an object that speaks for itself. */
  protected submit(query: pg.Query): Promise<pg.QueryResult> {
    this.#gatherWrites()
    const result = new Promise<pg.QueryResult>((resolve, reject) => {
      run.call(this, query, (error: unknown, rows: pg.QueryResult) => (error ? reject(error) : resolve(rows)))
    })
    return result.catch((error: unknown) => {
      // Where it was asked for says more than the socket that it came from.
      if (error instanceof Error) Error.captureStackTrace(error)
      return this.#fail(error)
    })
  }

  /** What is sent in one turn of the event loop leaves in one write: each would be a system call and a packet of its own. */
  #gatherWrites(): void {
    const { stream } = (this as unknown as { connection: { stream: Duplex } }).connection // the driver's types leave it out
    if (this.#isGathering) return
    this.#isGathering = true
    stream.cork()
    process.nextTick(() => {
      this.#isGathering = false
      stream.uncork()
    })
  }

  override end(): Promise<void>
  override end(done: (error: Error) => void): void
  override end(done?: (error: Error) => void): Promise<void> | void {
    const timer = setTimeout(() => this.#socket.destroy(), closeTimeoutMs).unref()
    this.#socket.once('close', () => clearTimeout(timer))
    return done ? super.end(done) : super.end()
  }

  #fail(error: unknown): never {
    const failure = error instanceof Error && isOfConnection(error) ? new DatabaseUnavailable(error) : error
    // The server's error can arrive before the socket closes; nothing may be sent in between.
    if (breaksConnection(failure)) this.#lost.abort(failure)
    throw failure
  }
}

const run = pg.Client.prototype.query as (this: pg.Client, ...given: unknown[]) => unknown

/** Reports whether a rejection is the driver's own: neither an answer of the server nor a programming error. */
function isOfConnection(error: Error): boolean {
  return !(error instanceof pg.DatabaseError) && error.name === 'Error'
}
