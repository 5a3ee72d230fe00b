/** Keeps callers from waiting for a partner that does not answer. */
export interface Breaker {
  /** False while the partner rests after too many calls without an answer. */
  mayCall(): boolean
  /** Reports whether the partner rests; asking changes nothing. */
  isOpen(): boolean
  answered(): void
  failed(): void
}

/** Rests for `restMs` after `limit` failures in a row; then one call at a time tries whether it is back. Time is the process's own. */
export function createBreaker({ limit = 5, restMs = 5_000 } = {}): Breaker {
  let failures = 0
  let closedUntil = 0
  return {
    mayCall() {
      if (failures < limit) return true
      if (performance.now() < closedUntil) return false
      closedUntil = performance.now() + restMs
      return true
    },
    isOpen: () => failures >= limit,
    answered() {
      failures = 0
    },
    failed() {
      failures += 1
      if (failures >= limit) closedUntil = performance.now() + restMs
    },
  }
}
