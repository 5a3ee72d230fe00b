/** Middle value; the upper one of two; NaN without values. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5)
}

/** Smallest value that at least this share of the values does not exceed, counted from 0; NaN without values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** Change from one value to another in percent. */
export function changeInPercent(before: number, after: number): number {
  return (after / before - 1) * 100
}

/**
 * Bounds between which the median of what the values are drawn from lies with a probability of some 95%, by the normal
 * approximation of their ranks; the least and the largest value where there are few.
 */
export function medianInterval(values: readonly number[]): [low: number, high: number] {
  const sorted = values.toSorted((a, b) => a - b)
  const rank = Math.max(0, Math.floor((sorted.length - 1.96 * Math.sqrt(sorted.length)) / 2))
  return [sorted[rank] ?? Number.NaN, sorted[sorted.length - 1 - rank] ?? Number.NaN]
}
