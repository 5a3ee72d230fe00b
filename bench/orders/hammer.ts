import type { ResponseStatuses } from '#test/support/response-statuses.ts'

/** What the clients managed in a window. */
export interface Window {
  perSecond: number
  /** Milliseconds of each action. */
  times: number[]
}

/** A response of 429 or 503, which the statuses judge. */
export class Overloaded extends Error {}

/** Repeats the actions, one after the other each and all at the same time, for some seconds. */
export async function hammer(
  actions: readonly (() => Promise<void>)[],
  seconds: number,
  statuses: ResponseStatuses,
): Promise<Window> {
  const times: number[] = []
  const begun = performance.now()
  const repeat = async (act: () => Promise<void>) => {
    while (performance.now() - begun < seconds * 1_000) {
      const before = performance.now()
      try {
        await act()
        times.push(performance.now() - before)
      } catch (error) {
        // Few of very many are no reason to give up, and no success either.
        if (!(error instanceof Overloaded)) throw error
        statuses.check()
      }
    }
  }
  await Promise.all(actions.map(repeat))
  return { perSecond: times.length / ((performance.now() - begun) / 1_000), times }
}
