const second = 1000
const hour = 60 * 60 * second
const firstWait = 10 * second

/** Tries before an email is given up: with these waits about twelve hours, longer than email servers are usually down. */
export const mostTries = 18

/** When to try again after so many tries that failed: waits triple from ten seconds to an hour. Undefined: never. */
export function nextTryAt(tries: number, now: Date): Date | undefined {
  if (tries >= mostTries) return undefined
  return new Date(now.getTime() + Math.min(firstWait * 3 ** (tries - 1), hour))
}
