// Autocannon in a process of its own, so that what a bench does otherwise does not delay it.
import { once } from 'node:events'
import { createRequire } from 'node:module'

export interface AutocannonInput {
  origin: string
  paths: readonly string[]
  seconds: number
  connections: number
  acceptEncoding: string
}

export interface AutocannonResult {
  perSecond: number
  requests: number
  /** Responses that were no success, and requests without one. */
  failed: number
}

interface Client {
  setRequests(requests: { path: string }[]): void
}

/** The part of autocannon that is used here; it has no types. */
type Autocannon = (options: {
  url: string
  connections: number
  duration: number
  headers: Record<string, string>
  setupClient: (client: Client) => void
}) => Promise<{ requests: { average: number; total: number }; non2xx: number; errors: number }>

const autocannon = createRequire(import.meta.url)('autocannon') as Autocannon
const [input] = (await once(process, 'message')) as [AutocannonInput]

let clients = 0
const result = await autocannon({
  url: input.origin,
  connections: input.connections,
  duration: input.seconds,
  headers: { 'accept-encoding': input.acceptEncoding },
  // Each connection has paths of its own: all of them would otherwise ask for the same at the same time.
  setupClient(client) {
    const nth = clients++ % input.connections
    const own = input.paths.filter((_, i) => i % input.connections === nth % input.paths.length)
    client.setRequests((own.length > 0 ? own : input.paths).map((path) => ({ path })))
  },
})
const { requests, non2xx, errors } = result
const sent: AutocannonResult = { perSecond: requests.average, requests: requests.total, failed: non2xx + errors }
process.send?.(sent)
process.disconnect()
