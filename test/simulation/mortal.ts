import type { Database } from '#server/kernel/database/database.ts'

/** What everything ends with that a killed process was doing. */
export class Killed extends Error {
  constructor() {
    super('killed')
    this.name = 'Killed'
  }
}

/** Decides when the process that works on a database dies. */
export interface Fate {
  /** Dies in its n-th transaction from now on: before it is committed, or after, with nobody hearing of it. */
  dieIn(transactions: number, when: 'before' | 'after'): void
  /** True from the moment of death until somebody starts again. */
  isDead(): boolean
  /** A new process takes over. True when one that was to die had too little to do, and lived on. */
  begin(): boolean
}

/**
 * A database whose process can die between any two steps: at the edges of its transactions, since calls to the gateway stand between
 * those. The dead begin no more transactions; what was committed stays.
 */
export function mortal(database: Database): { database: Database; fate: Fate } {
  let left: number | undefined
  let when: 'before' | 'after' = 'before'
  let dead = false
  const transaction: Database['transaction'] = async (work) => {
    if (dead) throw new Killed()
    const isLast = left !== undefined && --left <= 0
    if (!isLast) return database.transaction(work)
    dead = true
    left = undefined
    if (when === 'after') {
      await database.transaction(work)
      throw new Killed()
    }
    return database.transaction(async (tx) => {
      await work(tx)
      throw new Killed()
    })
  }
  return {
    database: { ...database, transaction },
    fate: {
      dieIn(transactions, at) {
        left = transactions
        when = at
      },
      isDead: () => dead,
      begin() {
        const livedOn = left !== undefined
        left = undefined
        dead = false
        return livedOn
      },
    },
  }
}
