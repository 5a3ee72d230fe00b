/** Returns when to try again after so many tries that failed; undefined when it was the last one. */
export type Backoff = (tries: number, now: Date) => Date | undefined

/** Waits that grow by a factor up to the longest. */
export function backoff({
  firstMs,
  factor,
  longestMs,
  mostTries = Number.POSITIVE_INFINITY,
}: {
  firstMs: number
  factor: number
  longestMs: number
  mostTries?: number
}): Backoff {
  return (tries, now) =>
    tries >= mostTries ? undefined : new Date(now.getTime() + Math.min(longestMs, firstMs * factor ** (tries - 1)))
}
