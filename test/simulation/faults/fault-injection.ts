import type { Database } from '#server/kernel/database/database.ts'
import { DatabaseUnavailable } from '#server/kernel/database/database-errors.ts'

/** Error that ends all work of a process that has crashed. */
export class SimulatedCrash extends Error {
  constructor() {
    super('killed')
    this.name = 'Killed'
  }
}

/** On which side of its commit a transaction fails. */
export type Side = 'before' | 'after'

/** Decides when a process that works on the database crashes. */
export interface CrashControl {
  /** Crashes the process that begins the n-th transaction from now: before its commit, or after it, without a response. */
  crashIn(transactions: number, when: Side): void
  /** Reports whether a process has crashed and no new one was started. */
  hasCrashed(): boolean
  /** Starts new processes. Reports whether a planned crash did not happen, as there were too few transactions. */
  reset(): boolean
}

/** Decides when a process loses its connection to the database and goes on. */
export interface CutControl {
  /** Cuts the n-th transaction from now off: before its commit, or after it, so that nobody learns that it was committed. */
  cutIn(transactions: number, when: Side): void
  /** Reports whether a connection was cut since the last {@link reset}. */
  hasCut(): boolean
  reset(): void
}

/** One process as it sees the database. */
export interface FaultyProcess {
  database: Database
  hasCrashed(): boolean
  /** Starts the process again after a crash. */
  reset(): void
  /** From now on notices of other processes are lost, as while a listening connection is away. */
  deafen(): void
  /** Ends it. The process is told that it was away. */
  resume(): void
  /** Makes it look for events that it has not heard of, as it does now and then. */
  lookThrough(): void
}

/** Faults of the processes that share one database. */
export interface Faults {
  crashes: CrashControl
  cuts: CutControl
  /** Adds a process over the database. */
  addProcess(database: Database): FaultyProcess
}

interface Plan {
  left: number
  when: Side
}

/**
 * Returns faults between any two steps of processes: before and after commits, as calls to the gateway are made between transactions.
 * A crashed process begins no transaction; what was committed stays.
 */
export function createFaults(): Faults {
  const processes: FaultyProcess[] = []
  let crash: Plan | undefined
  let cut: Plan | undefined
  let hasCut = false
  const isDue = (plan: Plan | undefined): plan is Plan => plan !== undefined && --plan.left <= 0

  const addProcess = (database: Database): FaultyProcess => {
    let crashed = false
    const transaction: Database['transaction'] = async (work, options) => {
      if (crashed) throw new SimulatedCrash()
      const crashing = isDue(crash) ? crash : undefined
      const fault = crashing ?? (isDue(cut) ? cut : undefined)
      if (!fault) return database.transaction(work, options)
      if (crashing) {
        crashed = true
        crash = undefined
      } else {
        hasCut = true
        cut = undefined
      }
      const error = crashing ? new SimulatedCrash() : new DatabaseUnavailable(new Error('connection cut'))
      if (fault.when === 'after') {
        await database.transaction(work, options)
        throw error
      }
      // One statement that commits by itself is part of a transaction here, so that the fault comes before its commit.
      return database.transaction(async (tx) => {
        await work(tx)
        throw error
      })
    }
    const ears = withEars(database)
    const process: FaultyProcess = {
      database: { ...database, transaction, listen: ears.listen },
      hasCrashed: () => crashed,
      reset: () => void (crashed = false),
      deafen: ears.deafen,
      resume: ears.resume,
      lookThrough: ears.lookThrough,
    }
    processes.push(process)
    return process
  }
  return {
    addProcess,
    crashes: {
      crashIn: (left, when) => void (crash = { left, when }),
      hasCrashed: () => processes.some((process) => process.hasCrashed()),
      reset() {
        const survived = crash !== undefined
        crash = undefined
        for (const process of processes) process.reset()
        return survived
      },
    },
    cuts: {
      cutIn: (left, when) => void (cut = { left, when }),
      hasCut: () => hasCut,
      reset() {
        cut = undefined
        hasCut = false
      },
    },
  }
}

/** Lets a process lose notices for a while; the embedded engine has no connection that could be cut. */
function withEars(
  database: Database,
): Pick<FaultyProcess, 'deafen' | 'resume' | 'lookThrough'> & Pick<Database, 'listen'> {
  let isDeaf = false
  const subscribers = new Set<() => void>()
  const lookThrough = () => {
    for (const resumed of subscribers) resumed()
  }
  return {
    async listen(channel, heard, resumed = () => {}) {
      subscribers.add(resumed)
      const stop = await database.listen(channel, (payload) => void (isDeaf || heard(payload)), resumed)
      return async () => {
        subscribers.delete(resumed)
        await stop()
      }
    },
    deafen: () => void (isDeaf = true),
    resume() {
      if (!isDeaf) return
      isDeaf = false
      lookThrough()
    },
    lookThrough,
  }
}
