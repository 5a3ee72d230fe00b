import { setTimeout as wait } from 'node:timers/promises'
import { nextAddress } from '#test/support/forwarded-address.ts'
import { createLeanClient } from '../../bench/orders/client.ts'
import { answerOf, type Tally } from './tally.ts'

interface ReadersOptions {
  origin: string
  paths: readonly string[]
  tally: Tally
  count: number
  pauseMs: number
}

/** Starts visitors who open public pages in turn, until the answer is called. */
export function startReaders({ origin, paths, tally, count, pauseMs }: ReadersOptions): () => Promise<void> {
  const stopping = new AbortController()
  const read = async (first: number): Promise<void> => {
    const client = createLeanClient(Number(new URL(origin).port))
    const headers = { 'x-forwarded-for': nextAddress(), 'accept-encoding': 'gzip, br' }
    for (let nth = first; !stopping.signal.aborted; nth += count) {
      const path = paths[nth % paths.length] ?? '/'
      tally.count('reads', path, await answerOf(client, { method: 'GET', path, headers }))
      await wait(pauseMs)
    }
    client.close()
  }
  const all = Promise.all(Array.from({ length: count }, (_, index) => read(index)))
  return async () => {
    stopping.abort()
    await all
  }
}

/** Opens each of these pages once, one after the other. */
export async function openOnce({
  origin,
  paths,
  tally,
}: Pick<ReadersOptions, 'origin' | 'paths' | 'tally'>): Promise<void> {
  const client = createLeanClient(Number(new URL(origin).port))
  const headers = { 'x-forwarded-for': nextAddress(), 'accept-encoding': 'gzip, br' }
  for (const path of paths) tally.count('reads', path, await answerOf(client, { method: 'GET', path, headers }))
  client.close()
}
