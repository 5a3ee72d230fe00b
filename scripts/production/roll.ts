import { setTimeout as wait } from 'node:timers/promises'
import type { Certificate } from './certificate.ts'
import type { Proxy } from './proxy.ts'
import { fetchText } from './fetch-text.ts'

const pauseMs = 50

/**
 * Replaces one process of the product while pages are asked for, as an upgrade does: `end` ends it and `start` starts its successor.
 * Returns a line that says what was seen. @throws when a request fails
 */
export async function roll(
  { proxy, certificate }: { proxy: Proxy; certificate: Certificate },
  end: () => Promise<unknown>,
  start: () => Promise<unknown>,
): Promise<string> {
  const over = new AbortController()
  const answers: string[] = []
  const asking = (async () => {
    while (!over.signal.aborted) {
      answers.push(await ask(proxy, certificate))
      await wait(pauseMs)
    }
  })()
  try {
    await end()
    await wait(1_000)
    await start()
  } finally {
    over.abort()
    await asking
  }
  const failed = answers.filter((answer) => answer !== '200')
  if (failed.length > 0)
    throw new Error(`${failed.length} of ${answers.length} requests failed during a roll: ${failed[0]}`)
  return `replaced a process: all ${answers.length} requests answered`
}

async function ask({ origin }: Proxy, certificate: Certificate): Promise<string> {
  return fetchText(`${origin}/`, certificate).then(
    ({ status }) => String(status),
    (error: unknown) => String(error),
  )
}
