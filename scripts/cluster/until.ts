import { until as untilSoon } from '../support/until.ts'

/** As that of the other scripts, but for a minute unless told: a cluster elects, and its members copy what they lack. */
export async function until<Value>(
  what: string,
  ask: () => Promise<Value | undefined> | Value | undefined,
  patienceMs = 60_000,
): Promise<Value> {
  return untilSoon(what, ask, patienceMs)
}
