/** Largest share of responses that may be 429 or 503 without the tool having provoked them. */
const tolerated = 0.001

/** Statuses of all responses that a load tool received. */
export interface ResponseStatuses {
  /** Counts a response. `provoked`: the tool asked for an error on purpose, so this one is not judged. */
  count(status: number, provoked?: boolean): void
  /** Statuses with their counts, such as `200 × 950, 503 × 3`. */
  summary(): string
  /** Returns why the tool has to fail, or undefined when too few of the judged responses were errors. */
  problem(): string | undefined
  /** @throws an error with the text of `problem`, if there is one */
  check(): void
}

/** Reports whether a status means that the product limits or sheds its callers. */
function isOverload(status: number): boolean {
  return status === 429 || status === 503
}

/**
 * Creates the counter that every load tool uses. A tool whose people are limited measures the limits and not the product, so it
 * fails when more than 0.1 % of the responses that it did not provoke are 429 or 503.
 */
export function responseStatuses(): ResponseStatuses {
  const all = new Map<number, number>()
  let judged = 0
  let rejected = 0
  const summary = () =>
    [...all]
      .toSorted(([a], [b]) => a - b)
      .map(([status, times]) => `${status} × ${times}`)
      .join(', ')
  const problem = () =>
    rejected > judged * tolerated
      ? `${rejected} of ${judged} responses were an unprovoked 429 or 503, more than 0.1 %: ${summary()}`
      : undefined
  return {
    count(status, provoked = false) {
      all.set(status, (all.get(status) ?? 0) + 1)
      if (provoked) return
      judged += 1
      if (isOverload(status)) rejected += 1
    },
    summary,
    problem,
    check() {
      const found = problem()
      if (found !== undefined) throw new Error(found)
    },
  }
}
