import { setImmediate as turn } from 'node:timers/promises'
import type { Queryable, TransactionOptions, Tx } from '../context.ts'
import { sqlStateOf } from './database-errors.ts'
import { DeadlineExceeded, within } from '../deadline.ts'
import { forgetHandle, registerHandle, statementDeadlineMs, type Handle } from '../sql.ts'

/** How long this process waits for the database; without a limit when undefined. */
export interface Deadlines {
  statementMs: number | undefined
  transactionMs: number | undefined
}

/** Of requests and jobs. A transaction may wait for row locks, so it gets longer than a statement. */
export const usualDeadlines: Deadlines = { statementMs: statementDeadlineMs, transactionMs: 15_000 }
/** Of migrations and seeds, which take as long as they take. */
export const noDeadlines: Deadlines = { statementMs: undefined, transactionMs: undefined }

const retryable = new Set(['40001', '40P01'])
const maxTries = 5

/** How an engine runs work: within a transaction, or with a statement that commits by itself. */
export interface Transact {
  whole: <T>(work: (inner: Handle) => Promise<T>) => Promise<T>
  oneStatement: <T>(work: (inner: Handle) => Promise<T>) => Promise<T>
}

export interface Transactions {
  db: Queryable
  transaction<T>(work: (tx: Tx) => Promise<T>, options?: TransactionOptions): Promise<T>
  /** Reports whether the latest transaction of the embedded engine missed its deadline. */
  isStuck(): boolean
}

/** What migrations and seeds work with: nothing is cut short, neither by this process nor by the server. */
export interface Maintenance extends Pick<Transactions, 'db' | 'transaction'> {
  /** Runs a script of several statements in one transaction. */
  script(text: string): Promise<void>
}

/** Queries and transactions of an engine, with deadlines; transactions are repeated after a deadlock. */
export function createTransactions(
  engine: Queryable['engine'],
  handle: Handle,
  transact: Transact,
  { statementMs, transactionMs }: Deadlines,
): Transactions {
  let stuck = false
  const attempt = <T>(work: (tx: Tx) => Promise<T>, { oneStatement }: TransactionOptions): Promise<T> => {
    const begun = (oneStatement ? transact.oneStatement : transact.whole)(async (inner) => {
      const statements: Statements = oneStatement ? once(inner) : failingAsFirst(inner)
      const tx = registerHandle({ engine, inTransaction: true as const }, statements, statementMs)
      try {
        const done = await work(tx)
        // The server answers the commit of a failed transaction by rolling it back, without an error.
        if (statements.failure !== undefined) throw statements.failure
        return done
      } finally {
        // A statement that comes late would run outside of a transaction.
        forgetHandle(tx)
      }
    })
    return within(transactionMs, begun)
  }
  return {
    db: registerHandle({ engine }, handle, statementMs),
    isStuck: () => stuck,
    async transaction(work, options = {}) {
      for (let tries = 1; ; tries++) {
        try {
          const done = await attempt(work, options)
          stuck = false
          return done
        } catch (error) {
          if (error instanceof DeadlineExceeded) stuck = engine === 'pglite'
          if (tries >= maxTries || !retryable.has(sqlStateOf(error) ?? '')) throw error
        }
      }
    },
  }
}

/** The statements of a transaction. */
interface Statements extends Handle {
  /** Why the transaction cannot be committed, whoever caught it. */
  readonly failure?: Error | undefined
}

/** SQLSTATE of a statement in a transaction of which an earlier one has failed. */
const transactionAborted = '25P02'

/**
 * A handle whose statements fail by the first failure of the transaction. Those that went out together with the one that failed are
 * rejected by the server as well, and a caller that waits for all of them may hear of any of these first: it would not learn that the
 * transaction is to be repeated, or what was wrong.
 */
function failingAsFirst(inner: Handle): Statements {
  let first: Error | undefined
  return {
    get failure() {
      return first
    },
    async run(query) {
      try {
        return await inner.run(query)
      } catch (error) {
        if (sqlStateOf(error) !== transactionAborted) {
          if (error instanceof Error) first ??= error
          throw error
        }
        // The first failure came before this one, and goes by what its own caller makes of it.
        await turn()
        throw first ?? error
      }
    },
  }
}

/** A handle for one statement. */
function once(inner: Handle): Handle {
  let isUsed = false
  return {
    async run(query) {
      if (isUsed) throw new Error('a second statement in a transaction of one')
      isUsed = true
      return inner.run(query)
    },
  }
}
