import type { Endpoint, Parsed } from '#contract/endpoint.ts'
import { requestPath, sentValues, type PublicRead, type RequestParts } from '#contract/request-path.ts'
import { contextFor, type SharedContext } from '#server/kernel/context.ts'
import { Json } from '#server/kernel/json.ts'
import type { Log } from '#server/kernel/log.ts'
import { Reply, type ReadCollector } from './api.ts'
import { EncodedJson } from './encoded-body.ts'
import type { RequestFacts } from './request.ts'
import { parseInput } from './validation.ts'

export interface PublicReads extends ReadCollector {
  /**
   * Reads an endpoint for a visitor, and resolves to a copy of what it answers, or while the database is away to the latest answer that
   * is remembered. Rejects with the endpoint's error, and where it must know of the request, as to count tries. Undefined where the
   * endpoint is not for everyone.
   */
  read: PublicRead
}

/** Collects the reads that are open to everyone, which pages make in process: a sixth of the time of a list went to requests to ourselves. */
export function createPublicReads(context: SharedContext, log: Log): PublicReads {
  const reads = new Map<string, (given: RequestParts) => Promise<unknown>>()
  return {
    read: (route, given) => reads.get(route)?.(given),
    add(endpoint, handler, remembered) {
      const { method, path, access, headers } = endpoint
      if (method !== 'GET' || access !== 'public' || headers) return
      reads.set(`${method} ${path}`, async (given) => {
        // As the line of a request, which it spares.
        log.debug({ path }, 'read for a page')
        const ctx = contextFor(context, { actor: { kind: 'visitor' }, log })
        try {
          const answer = await handler(ctx, inputOf(endpoint, given), noRequest)
          const text = textOf(answer)
          if (answer instanceof Reply && answer.options.lasting) remembered.keep(requestPath(path, given), text)
          return JSON.parse(text)
        } catch (error) {
          const before = remembered.insteadOf(error, requestPath(path, given))
          if (before === undefined) throw error
          return JSON.parse(before)
        }
      })
    },
  }
}

/** Parsed by the schemas that parse requests, from the texts that a request would have. */
function inputOf<E extends Endpoint>({ query, queryError, params }: E, given: RequestParts): Parsed<E> {
  return {
    query: query && parseInput(query, Object.fromEntries(sentValues(given.query ?? {})), queryError),
    params: params && parseInput(params, given.params ?? {}),
    // Each part has the type that its schema gives it; reads have no more of them.
  } as Parsed<E>
}

/** What a client would get, without what is undefined. Parsed, it is nobody else's to change. */
function textOf(answer: unknown): string {
  const value = answer instanceof Reply ? answer.value : answer
  if (value instanceof Json) return value.text
  if (value instanceof EncodedJson) return value.encoded.bytes.identity.toString()
  return JSON.stringify(value)
}

const noRequest: RequestFacts = {
  get requestId(): string {
    throw new Error('there is no request')
  },
  get ip(): string {
    throw new Error('there is no request')
  },
  header() {
    throw new Error('there is no request')
  },
  cookie() {
    throw new Error('there is no request')
  },
  get fromSite(): boolean {
    throw new Error('there is no request')
  },
}
