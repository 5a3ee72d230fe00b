import type { Random } from '#db/world/random.ts'
import type { TestServer } from '#test/support/server.ts'

interface Letter {
  path: string
  init: RequestInit
}

/** The way from the gateway to us: what it reports is kept here and comes when the simulation wants, often, late, in any order or never. */
export interface Post {
  /** What the gateway's reports are given to. */
  take(path: string, init: RequestInit): Promise<Response>
  /** Hands over what has come in since the last time, in its order. */
  deliver(to: Pick<TestServer, 'request'>): Promise<number[]>
  /** Loses what has come in since the last time; a copy may still turn up. */
  lose(): void
  /** Hands over any letter there ever was, delivered before or not. */
  deliverAny(to: Pick<TestServer, 'request'>, random: Random): Promise<number | undefined>
}

export function openPost(): Post {
  const all: Letter[] = []
  let waiting: Letter[] = []
  const handOver = async (to: Pick<TestServer, 'request'>, { path, init }: Letter) =>
    (await to.request(path, init)).status
  return {
    async take(path, { method, headers, body }) {
      // The signal of a report is over long before a late one is delivered.
      const init = { ...(method ? { method } : {}), ...(headers ? { headers } : {}), ...(body ? { body } : {}) }
      all.push({ path, init })
      waiting.push({ path, init })
      return new Response('{}')
    },
    async deliver(to) {
      const letters = waiting
      waiting = []
      const statuses: number[] = []
      for (const letter of letters) statuses.push(await handOver(to, letter))
      return statuses
    },
    lose: () => void (waiting = []),
    deliverAny: async (to, random) => (all.length > 0 ? handOver(to, random.pick(all)) : undefined),
  }
}
