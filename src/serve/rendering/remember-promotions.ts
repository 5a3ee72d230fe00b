import type { PublicRead } from '#contract/request-path.ts'

/** Every page shows them, and pages are cached for longer than this. In milliseconds. */
const freshMs = 5_000

interface MonotonicClock {
  now(): number
}

/** Returns the same reads, of which the promotions of the header are read once in five seconds instead of for each page. */
export function rememberPromotions(read: PublicRead, clock: MonotonicClock = performance): PublicRead {
  let last: { at: number; answer: Promise<unknown> } | undefined
  return (route, given) => {
    if (route !== 'GET /api/promotions' || Object.keys(given.query ?? {}).length > 0) return read(route, given)
    if (last && clock.now() - last.at < freshMs) return last.answer
    const answer = read(route, given)
    if (!answer) return undefined
    const found = { at: clock.now(), answer }
    last = found
    // A failure is not remembered.
    answer.catch(() => {
      if (last === found) last = undefined
    })
    return answer
  }
}
