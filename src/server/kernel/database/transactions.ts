import type { Queryable, Tx } from '../context.ts'
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

type Transact = <T>(work: (inner: Handle) => Promise<T>) => Promise<T>

export interface Transactions {
  db: Queryable
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
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
  const attempt = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
    const begun = transact(async (inner) => {
      const tx = registerHandle({ engine, inTransaction: true as const }, inner, statementMs)
      try {
        return await work(tx)
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
    async transaction(work) {
      for (let tries = 1; ; tries++) {
        try {
          const done = await attempt(work)
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
