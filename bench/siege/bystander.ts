import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { ResponseStatuses } from '#test/support/response-statuses.ts'

/** What an ordinary visitor asks for while others attack. */
export const targets = {
  '/health/live': '/health/live',
  // Rendered for each request, because it has a text.
  page: '/pangat?lat=19.1197&lng=72.8464&people=25-50&q=catering',
  search: '/api/search?lat=19.1197&lng=72.8464&people=25-50',
} as const
export type Target = keyof typeof targets
export const targetNames = Object.keys(targets) as Target[]

export interface Visit {
  target: Target
  /** Milliseconds of `performance.now()`. */
  askedAt: number
  answeredAt?: number
  /** Missing while there is no response, and when the connection was closed without one. */
  status?: number
}

export interface Bystander {
  visits: readonly Visit[]
  /** Ends the visits under way and starts no more. */
  stop(): Promise<void>
}

const pauseMs = 200

/** Asks for each target again and again, one request of each at a time, until it is stopped. */
export function startBystander(origin: string, address: string, statuses: ResponseStatuses): Bystander {
  const visits: Visit[] = []
  const ended = new AbortController()
  const repeat = async (target: Target) => {
    while (!ended.signal.aborted) {
      const visit: Visit = { target, askedAt: performance.now() }
      visits.push(visit)
      const status = await statusOf(origin + targets[target], address, ended.signal)
      if (status !== undefined) {
        Object.assign(visit, { status, answeredAt: performance.now() })
        statuses.count(status)
      }
      await wait(pauseMs)
    }
  }
  const loops = Promise.all(targetNames.map(repeat))
  return {
    visits,
    async stop() {
      ended.abort()
      await loops
    },
  }
}

/** Status of a response that arrived whole, on a connection of its own; undefined without one. */
function statusOf(url: string, address: string, signal: AbortSignal): Promise<number | undefined> {
  return new Promise((resolve) => {
    const none = () => resolve(undefined)
    request(url, { agent: false, signal, headers: { 'x-forwarded-for': address } }, (response) => {
      response.on('end', () => resolve(response.statusCode)).on('error', none)
      response.resume()
    })
      .on('error', none)
      .end()
  })
}
