import type { Endpoint, Parsed } from '#contract/endpoint.ts'
import { requestPath, sentValues, type PublicRead, type RequestParts } from '#contract/request-path.ts'
import { AppError } from '#server/kernel/app-error.ts'
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
  /** Reads a lasting answer again and remembers it for so many milliseconds. One that is refused is forgotten. Rejects as `read` does, and while the database is away. */
  renew(route: string, given: RequestParts, lifetimeMs: number): Promise<void>
}

/** Collects the reads that are open to everyone, which pages make in process: a sixth of the time of a list went to requests to ourselves. */
export function createPublicReads(context: SharedContext, log: Log): PublicReads {
  const reads = new Map<string, { read: (given: RequestParts) => Promise<unknown>; renew: Renew }>()
  return {
    read: (route, given) => reads.get(route)?.read(given),
    renew: async (route, given, lifetimeMs) => reads.get(route)?.renew(given, lifetimeMs),
    add(endpoint, handler, remembered) {
      const { method, path, access, headers } = endpoint
      if (method !== 'GET' || access !== 'public' || headers) return
      const ask = async (given: RequestParts) => {
        // As the line of a request, which it spares.
        log.debug({ path }, 'read for a page')
        const ctx = contextFor(context, { actor: { kind: 'visitor' }, log })
        const answer = await handler(ctx, inputOf(endpoint, given), noRequest)
        return { text: textOf(answer), isLasting: answer instanceof Reply && answer.options.lasting === true }
      }
      reads.set(`${method} ${path}`, {
        async read(given) {
          try {
            const { text, isLasting } = await ask(given)
            if (isLasting) void remembered.keep(requestPath(path, given), text)
            return JSON.parse(text)
          } catch (error) {
            const before = await remembered.insteadOf(error, requestPath(path, given))
            if (before === undefined) throw error
            return JSON.parse(before)
          }
        },
        async renew(given, lifetimeMs) {
          try {
            const { text, isLasting } = await ask(given)
            if (isLasting) await remembered.renew(requestPath(path, given), text, lifetimeMs)
          } catch (error) {
            if (error instanceof AppError) remembered.forget(requestPath(path, given))
            throw error
          }
        },
      })
    },
  }
}

type Renew = (given: RequestParts, lifetimeMs: number) => Promise<void>

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
  if (value instanceof Json || value instanceof EncodedJson) return value.text
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
