import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { fail } from '#server/kernel/app-error.ts'
import type { Http } from './request.ts'

/**
 * Rejects a body of more than `maxSize` bytes with `too_large` before it is parsed. A body whose length is stated is left as it is: the
 * server reads no more of it than that, and to look at its stream would make a second, slower request of it.
 */
export function limitBody(maxSize: number): MiddlewareHandler<Http> {
  const onError = () => {
    throw fail('too_large')
  }
  const counted = bodyLimit({ maxSize, onError })
  return async (c, next) => {
    const length = c.req.header('content-length')
    if (length === undefined || c.req.header('transfer-encoding') !== undefined) return counted(c, next)
    if (Number(length) > maxSize) onError()
    return next()
  }
}
