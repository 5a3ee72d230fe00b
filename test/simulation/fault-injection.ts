import type { Database } from '#server/kernel/database/database.ts'

/** Error that ends all work of a process that has crashed. */
export class SimulatedCrash extends Error {
  constructor() {
    super('killed')
    this.name = 'Killed'
  }
}

/** Decides when the process that works on a database crashes. */
export interface CrashControl {
  /** Crashes in the n-th transaction from now: before its commit, or after it, without a response. */
  crashIn(transactions: number, when: 'before' | 'after'): void
  /** Reports whether the process has crashed and no new one was started. */
  hasCrashed(): boolean
  /** Starts a new process. Reports whether a planned crash did not happen, as there were too few transactions. */
  reset(): boolean
}

/**
 * Returns a database whose process can crash between any two steps: before and after commits, as calls to the gateway are made between
 * transactions. A crashed process begins no transaction; what was committed stays.
 */
export function withCrashes(database: Database): { database: Database; crashes: CrashControl } {
  let left: number | undefined
  let when: 'before' | 'after' = 'before'
  let crashed = false
  const transaction: Database['transaction'] = async (work, options) => {
    if (crashed) throw new SimulatedCrash()
    const isLast = left !== undefined && --left <= 0
    if (!isLast) return database.transaction(work, options)
    crashed = true
    left = undefined
    if (when === 'after') {
      await database.transaction(work, options)
      throw new SimulatedCrash()
    }
    // One statement that commits by itself is part of a transaction here, so that the crash comes before its commit.
    return database.transaction(async (tx) => {
      await work(tx)
      throw new SimulatedCrash()
    })
  }
  return {
    database: { ...database, transaction },
    crashes: {
      crashIn(transactions, at) {
        left = transactions
        when = at
      },
      hasCrashed: () => crashed,
      reset() {
        const survived = left !== undefined
        left = undefined
        crashed = false
        return survived
      },
    },
  }
}
