import type { IncomingMessage, ServerResponse } from 'node:http'
import { createHeadWriter, headLines } from '../written-head.ts'

/** A response to a GET that lies in memory whole, in one encoding. Nobody changes it. */
export interface ReadyResponse {
  etag: string
  /** All headers of the response but the length, and those that every response starts with. */
  headers: readonly (readonly [string, string])[]
  body: Buffer
}

/** Finds the response to a GET by its URL as it was sent, in an encoding that the client accepts; undefined where it must be made. */
export type ReadyResponses = (url: string, acceptEncoding: string | undefined) => ReadyResponse | undefined

/** Longer ones are made up. */
const longestUrl = 1_000
const longestAccept = 100

/**
 * Returns what answers requests from memory, before anything else looks at them, with the heads of responses written down at
 * their first use. It reports whether it has answered. Requests of another kind than a browser's plain GET are left to the application.
 *
 * @param base headers that every response starts with
 */
export function createReadyAnswers(
  find: ReadyResponses,
  base: Readonly<Record<string, string>>,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const heads = new WeakMap<ReadyResponse, Heads>()
  const send = createHeadWriter()
  return (request, response) => {
    const { method, url = '', headers } = request
    if (method !== 'GET' || headers.host === undefined || url.length > longestUrl) return false
    // A body must be read, a range cut out.
    if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) return false
    if (headers.range !== undefined) return false
    // Node joins the values of a repeated header; its type allows a list for those that it does not join.
    const accepted = headers['accept-encoding']?.toString()
    if (accepted !== undefined && accepted.length > longestAccept) return false
    const ready = find(url, accepted)
    if (!ready) return false
    let written = heads.get(ready)
    if (!written) heads.set(ready, (written = headsOf(ready, base)))
    if (headers['if-none-match']?.includes(ready.etag)) response.writeHead(304, written.unchanged).end()
    else send(response, written.full, ready.body)
    return true
  }
}

interface Heads {
  /** Lines. */
  full: string
  /** Names and values in turns. */
  unchanged: string[]
}

function headsOf({ headers, body, etag }: ReadyResponse, base: Readonly<Record<string, string>>): Heads {
  const all = new Map(Object.entries(base).map(([name, value]) => [name.toLowerCase(), value]))
  for (const [name, value] of headers) all.set(name.toLowerCase(), value)
  all.set('etag', etag)
  const unchanged = [...all].filter(([name]) => name !== 'content-encoding').flat()
  return { full: headLines([...all, ['content-length', String(body.length)]]), unchanged }
}
