import type { IncomingMessage, ServerResponse } from 'node:http'
import { search, type SearchQuery } from '#contract/endpoints/search.ts'
import type { EncodedText } from '#server/http/encoded-body.ts'
import { apiPolicy, logAnswered, requestIdFrom } from '#server/http/middleware.ts'
import { noteRoute } from '#server/http/request-route.ts'
import { cacheControlOf, isKnown, ofText } from '#server/http/shared-json.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Json } from '#server/kernel/json.ts'
import { continueTrace, withinTrace } from '#server/kernel/tracing/trace.ts'
import type { Services } from '#server/services.ts'
import type { Listener } from '../admit-requests.ts'
import { searches, type SearchAnswerer } from '../metrics/channels.ts'
import { createHeadWriter, headLine, headLines } from '../written-head.ts'
import { parseSearch } from './parse-search.ts'

const { path } = search

/**
 * Answers usual searches as the API would, without its router and schemas, and leaves all other requests to `next`: also searches that
 * are refused or fail, whose response only the API words.
 *
 * @param base headers that every response starts with
 */
export function answerSearches(
  next: Listener,
  base: Readonly<Record<string, string>>,
  services: Pick<Services, 'catalogue' | 'clock' | 'log' | 'config'>,
): Listener {
  const respond = createResponder(base, services)
  const leave: Listener = (request, response) => {
    searches.publish('api' satisfies SearchAnswerer)
    return next(request, response)
  }
  const later = async (query: SearchQuery, request: IncomingMessage, response: ServerResponse) => {
    const started = performance.now()
    const found = await services.catalogue.searchJson(query).catch(() => undefined)
    return found
      ? reply(found, { isDated: query.date !== undefined, started }, request, response)
      : leave(request, response)
  }
  const reply = (
    found: Json<unknown>,
    about: Pick<SearchReply, 'isDated' | 'started'>,
    request: IncomingMessage,
    response: ServerResponse,
  ): void | Promise<void> => {
    searches.publish('listener' satisfies SearchAnswerer)
    noteRoute({ incoming: request }, path)
    const { tag, encode } = ofText(found)
    const { headers } = request
    if (isKnown(headers['if-none-match'], tag)) return respond(request, response, { ...about, tag })
    // Node joins the values of a repeated header; its type allows a list for those that it does not join.
    const encoded = encode(headers['accept-encoding']?.toString())
    if (!(encoded instanceof Promise)) return respond(request, response, { ...about, tag, encoded })
    return encoded.then((made) => respond(request, response, { ...about, tag, encoded: made }))
  }
  /** Most searches are answered before anything else is done, which spares them promises. */
  const answer = (query: SearchQuery, request: IncomingMessage, response: ServerResponse) => {
    const started = performance.now()
    const found = attempt(() => services.catalogue.searchJsonNow(query))
    if (found === 'failed') return leave(request, response)
    return found ? reply(found, { isDated: false, started }, request, response) : later(query, request, response)
  }
  return (request, response) => {
    const { url = '', method } = request
    if (!url.startsWith(path) || method !== 'GET') return next(request, response)
    const query = isPlain(request) ? parseSearch(url) : undefined
    if (query) return answer(query, request, response)
    return url === path || url[path.length] === '?' ? leave(request, response) : next(request, response)
  }
}

function attempt<Result>(make: () => Result): Result | 'failed' {
  try {
    return make()
  } catch {
    // As in a search that is waited for: the API fails as well, and logs it.
    return 'failed'
  }
}

/** Hosts of which the adapter of the applications needs no URL to say that they are some. */
const usualHost = /^[a-z0-9._-]+(?::(?:[1-5]\d{3,4}|[6-9]\d{3}))?$/

/** Reports whether a request has nothing that the API would look at but its URL. */
function isPlain({ headers }: IncomingMessage): boolean {
  return (
    headers.authorization === undefined &&
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined &&
    headers.host !== undefined &&
    usualHost.test(headers.host)
  )
}

/** A search that was answered. */
interface SearchReply {
  isDated: boolean
  tag: string
  /** Absent where the client has it. */
  encoded?: EncodedText
  /** A time of `performance`. */
  started: number
}

/** Returns what writes the response to a search, and the line of the log where lines of requests are written. */
function createResponder(
  base: Readonly<Record<string, string>>,
  { config: { trustedProxies }, clock, log }: Pick<Services, 'clock' | 'log' | 'config'>,
) {
  const fixed = new Map(Object.entries(base).map(([name, value]) => [name.toLowerCase(), value]))
  fixed.delete('cache-control')
  const always: [string, string][] = [...fixed, ['content-security-policy', apiPolicy], ['vary', 'Accept-Encoding']]
  const unchanged = always.flat()
  const full = headLines([...always, ['content-type', 'application/json']])
  const sharedCaching = onceASecond(clock, (now) => cacheControlOf('for a while', now))
  const cacheControl = ({ isDated }: SearchReply) =>
    isDated ? cacheControlOf('each time', clock.now()) : sharedCaching()
  const send = createHeadWriter()
  const write = (response: ServerResponse, reply: SearchReply, requestId: string): void => {
    const { tag, encoded } = reply
    if (!encoded) {
      const own = ['cache-control', cacheControl(reply), 'etag', tag, 'x-request-id', requestId]
      return void response.writeHead(304, [...unchanged, ...own]).end()
    }
    const { body, encoding } = encoded
    const own =
      headLine('cache-control', cacheControl(reply)) +
      headLine('etag', tag) +
      headLine('x-request-id', requestId) +
      (encoding === 'identity' ? '' : headLine('content-encoding', encoding)) +
      headLine('content-length', String(body.length))
    // A text goes out with the head in one piece.
    send(response, full + own, body)
  }
  return (request: IncomingMessage, response: ServerResponse, reply: SearchReply): void => {
    const requestId = requestIdFrom(request.headers['x-request-id']?.toString(), trustedProxies)
    write(response, reply, requestId)
    if (!log.isLevelEnabled('info')) return
    withinTrace(continueTrace(request.headers['traceparent']?.toString()), () =>
      logAnswered(log.child({ requestId }), {
        method: 'GET',
        path,
        status: response.statusCode,
        started: reply.started,
      }),
    )
  }
}

/** Returns what makes a text that depends on the second, once in each. */
function onceASecond(clock: Clock, make: (now: Date) => string): () => string {
  let [second, text] = [Number.NaN, '']
  return () => {
    const now = clock.now()
    // Midnight is a whole second, so what is left until then changes with the next one up.
    const next = Math.ceil(now.getTime() / 1000)
    if (next !== second) [second, text] = [next, make(now)]
    return text
  }
}
