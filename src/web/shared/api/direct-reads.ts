import type { RequestParts } from '#contract/request-path.ts'
import type { ApiClient, CallOptions } from './api.ts'

/** Reads an endpoint that is open to everyone without a request; undefined where it is none. */
export type DirectRead = (route: string, given: RequestParts) => Promise<unknown> | undefined

/**
 * Returns a client that reads by `read` what that offers, and all else by `client`. What fails directly is asked of the API itself,
 * whose error is then that of every client.
 */
export function readingDirectly(read: DirectRead | undefined, client: ApiClient): ApiClient {
  if (!read) return client
  return async (route, ...rest) => {
    // The types of both are the contract's; a read that is offered has no body.
    const [given = {}, options] = rest as [RequestParts?, CallOptions?]
    const found = options === undefined ? await read(route, given)?.catch(() => failed) : failed
    return found === undefined || found === failed ? client(route, ...rest) : (found as never)
  }
}

const failed = Symbol('failed')
