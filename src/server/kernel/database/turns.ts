import { DatabaseUnavailable } from './database-errors.ts'

export interface Turns {
  /** Does `work` when fewer than the most of its key are being done. @throws DatabaseUnavailable when that takes too long. */
  take<T>(key: string, work: () => Promise<T>): Promise<T>
}

/** Lets so many works of one key run at the same time; the others wait in the order in which they came. */
export function createTurns({ most, waitMs }: { most: number; waitMs: number }): Turns {
  const running = new Map<string, number>()
  const waiting = new Map<string, Set<() => void>>()

  const enter = (key: string): Promise<void> | undefined => {
    const now = running.get(key) ?? 0
    if (now < most) {
      running.set(key, now + 1)
      return undefined
    }
    return new Promise((resolve, reject) => {
      const queue = waiting.get(key) ?? new Set()
      const admit = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        queue.delete(admit)
        reject(new DatabaseUnavailable(new Error(`no turn within ${waitMs} ms`)))
      }, waitMs)
      waiting.set(key, queue.add(admit))
    })
  }
  /** Passes the place on to whoever waits longest. */
  const leave = (key: string): void => {
    const queue = waiting.get(key)
    const [next] = queue ?? []
    if (queue && next) {
      queue.delete(next)
      return next()
    }
    waiting.delete(key)
    const left = (running.get(key) ?? 1) - 1
    if (left === 0) running.delete(key)
    else running.set(key, left)
  }
  return {
    async take(key, work) {
      await enter(key)
      try {
        return await work()
      } finally {
        leave(key)
      }
    },
  }
}

/**
 * Turns of transactions that lock the same row, a caterer's day. They would wait for each other in the database, each with a connection
 * that others need.
 */
export const rowTurns = createTurns({ most: 3, waitMs: 2_000 })
