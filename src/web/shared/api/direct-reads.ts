import type { PublicRead, RequestParts } from '#contract/request-path.ts'
import type { ApiClient, CallOptions } from './api.ts'

/**
 * Returns a client that reads by `read` what that offers, and all else by `client`. What fails directly is asked of the API itself,
 * whose error is then that of every client.
 */
export function readingDirectly(read: PublicRead | undefined, client: ApiClient): ApiClient {
  if (!read) return client
  return async (route, ...rest) => {
    // The types of both are the contract's; a read that is offered has no body.
    const [given = {}, options] = rest as [RequestParts?, CallOptions?]
    const found = options === undefined ? await read(route, given)?.catch(() => failed) : failed
    return found === undefined || found === failed ? client(route, ...rest) : (found as never)
  }
}

const failed = Symbol('failed')
