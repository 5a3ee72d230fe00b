import { decodeTime, isValid } from 'ulid'
import { systemClock } from '#server/kernel/clock.ts'
import type { RoutedEvent } from '../domain/audience.ts'

/** An event may be committed that long after it got its id, so a cursor goes back by it. */
const lateCommitMs = 60_000
/** What is missed for longer is not sent: the page reads everything again. */
const longestGapMs = 15 * 60_000

export interface RecentEvents {
  /** Returns what came since an event, and a minute before it; without one, that of the last minute. Undefined when too much was missed. */
  since(lastId: string | undefined): Promise<readonly RoutedEvent[] | undefined>
}

/**
 * Reads what streams have missed. After a restart all pages come back together, so calls that wait for a read share the next one,
 * which begins after all of them.
 */
export function createRecentEvents(read: (since: Date) => Promise<readonly RoutedEvent[]>): RecentEvents {
  let running: Promise<unknown> | undefined
  let next: Promise<readonly RoutedEvent[]> | undefined

  const start = (): Promise<readonly RoutedEvent[]> => {
    next = undefined
    const reading = read(new Date(systemClock.now().getTime() - longestGapMs - lateCommitMs))
    const done = Promise.allSettled([reading]).finally(() => {
      if (running === done) running = undefined
    })
    running = done
    return reading
  }
  const fresh = (): Promise<readonly RoutedEvent[]> => {
    if (!running) return start()
    return (next ??= running.then(start))
  }

  return {
    async since(lastId) {
      const now = systemClock.now().getTime()
      const last = lastId === undefined ? now : timeOf(lastId)
      if (last < now - longestGapMs) return undefined
      const from = last - lateCommitMs
      return (await fresh()).filter(({ id }) => decodeTime(id) >= from)
    },
  }
}

/** The time of an id; 0 for one that is none of ours. */
function timeOf(id: string): number {
  return isValid(id) ? decodeTime(id) : 0
}
