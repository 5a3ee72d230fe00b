import type { Handler } from 'hono'
import { answerEncoded, encodeBody, type EncodedBody } from './encoded-body.ts'
import type { Http } from './request.ts'

export interface Resource {
  body: string | Buffer
  headers: Record<string, string>
}

/** Serves a resource that is made and compressed once, by the first request for it. */
export function staticResource(make: () => Resource | Promise<Resource>): Handler<Http> {
  let made: Promise<{ encoded: EncodedBody; headers: Record<string, string> }> | undefined
  const encode = async () => {
    const { body, headers } = await make()
    return { encoded: await encodeBody(Buffer.from(body)), headers }
  }
  return async (c) => {
    made ??= encode()
    try {
      const { encoded, headers } = await made
      return answerEncoded(encoded, c.req.raw, headers)
    } catch (error) {
      // The next request tries again.
      made = undefined
      throw error
    }
  }
}
