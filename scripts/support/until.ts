import { setTimeout as wait } from 'node:timers/promises'

const pauseMs = 100

/** Asks until there is an answer, and returns it. @throws when there is none within the patience, half a minute unless given */
export async function until<Value>(
  what: string,
  ask: () => Promise<Value | undefined> | Value | undefined,
  patienceMs = 30_000,
): Promise<Value> {
  const giveUpAt = performance.now() + patienceMs
  for (;;) {
    const answer = await ask()
    if (answer !== undefined) return answer
    if (performance.now() > giveUpAt) throw new Error(`waited in vain for ${what}`)
    await wait(pauseMs)
  }
}
