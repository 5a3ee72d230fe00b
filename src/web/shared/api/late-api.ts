import type { ApiClient } from './api.ts'
import { ApiUnreachable } from './api-error.ts'

/**
 * The API as {@link api} of `browser-api.ts`, for pages that are drawn without it: its client is fetched with the first call. Throws as
 * that does, and {@link ApiUnreachable} when the client cannot be had.
 */
export const api: ApiClient = async (route, ...rest) => {
  const client = await import('./browser-api.ts').catch((error: unknown) => {
    throw new ApiUnreachable(error)
  })
  return client.api(route, ...rest)
}
