/** Which share of the limits of requests in flight is admitted. */
export interface QueueDelay {
  /** Takes how long a request waited between its admission and its start, in milliseconds. */
  record(waitedMs: number): void
  /** Share of the limits, above 0 and at most 1. */
  share(): number
}

export interface QueueDelayOptions {
  /** Milliseconds that a queue may stand; 0 leaves the limits as they are. */
  targetMs: number
  /** Smallest share, with which the process must still be kept busy. */
  leastShare: number
  /** Milliseconds of a clock that only goes forward. */
  now?: () => number
}

/** Longer than a burst takes that the process can answer. */
const intervalMs = 250
/** An overload of four times the capacity is met after about five intervals. */
const shrinkBy = 0.7
const growBy = 1.15

/**
 * Decides how much is admitted by how long requests wait, as CoDel does (RFC 8289): by the shortest wait of an interval. A burst that drains
 * leaves a short one; while even the luckiest request waited longer than the target, a queue stands that only delays everyone, and
 * the share shrinks. It grows again with every other interval, also with those in which nothing came.
 */
export function createQueueDelay({
  targetMs,
  leastShare,
  now = () => performance.now(),
}: QueueDelayOptions): QueueDelay {
  let share = 1
  let shortest = Infinity
  let ends = now() + intervalMs
  const endIntervals = (): void => {
    const late = now() - ends
    if (late < 0) return
    share = shortest > targetMs && shortest < Infinity ? share * shrinkBy : share * growBy
    // Intervals without a start: nothing waited in them.
    share *= growBy ** Math.min(100, Math.floor(late / intervalMs))
    share = Math.min(1, Math.max(leastShare, share))
    shortest = Infinity
    ends = now() + intervalMs
  }
  return {
    record(waitedMs) {
      if (targetMs === 0) return
      endIntervals()
      shortest = Math.min(shortest, waitedMs)
    },
    share() {
      if (targetMs > 0) endIntervals()
      return share
    },
  }
}
