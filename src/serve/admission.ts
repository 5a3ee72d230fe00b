import type { QueueDelay } from './queue-delay.ts'

/** How many requests may be in flight; 0 is no limit. */
export interface AdmissionLimits {
  requests: number
  requestsPerNetwork: number
}

export interface Admission {
  /**
   * Takes in a request of a network; its work starts when {@link startNext} reaches it. Returns the function that ends its
   * stay, which is idempotent and before the start also cancels it; undefined when the request is beyond a limit.
   */
  admit(network: string, start: () => void): (() => void) | undefined
  /** Starts the request that waits longest of the network whose turn it is. Reports whether others still wait. */
  startNext(): boolean
}

/**
 * Admission control for requests. Networks take turns, so that one that sends a thousand requests delays another by one of
 * them. A request counts as in flight from its admission to its end, whether its work has started or not. With `delay` both limits
 * shrink together while requests wait too long for their start, so that no network fills what is left.
 */
export function createAdmission(limits: AdmissionLimits, delay?: QueueDelay): Admission {
  const inFlight = new Map<string, number>()
  let total = 0
  /** Requests that have not started, by network; the network whose turn is next comes first. */
  const waiting = new Map<string, Set<() => void>>()
  const isReached = (limit: number, count: number): boolean =>
    limit > 0 && count >= Math.max(1, Math.floor(limit * (delay?.share() ?? 1)))

  return {
    admit(network, begin) {
      const own = inFlight.get(network) ?? 0
      if (isReached(limits.requests, total) || isReached(limits.requestsPerNetwork, own)) return undefined
      inFlight.set(network, own + 1)
      total += 1
      const admittedAt = performance.now()
      const start = (): void => {
        delay?.record(performance.now() - admittedAt)
        begin()
      }
      const queue = waiting.get(network) ?? new Set()
      waiting.set(network, queue.add(start))
      let hasLeft = false
      return () => {
        if (hasLeft) return
        hasLeft = true
        if (queue.delete(start) && queue.size === 0) waiting.delete(network)
        total -= 1
        const left = (inFlight.get(network) ?? 1) - 1
        if (left === 0) inFlight.delete(network)
        else inFlight.set(network, left)
      }
    },
    startNext() {
      const turn = waiting.size > 0 ? waiting.entries().next().value : undefined
      const start = turn?.[1].values().next().value
      if (!turn || !start) return false
      const [network, queue] = turn
      waiting.delete(network)
      queue.delete(start)
      // Behind all other networks for its next turn.
      if (queue.size > 0) waiting.set(network, queue)
      start()
      return waiting.size > 0
    },
  }
}
