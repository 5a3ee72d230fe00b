import type { Api } from '#contract/endpoints/index.ts'
import type { ErrorResponse } from '#contract/endpoints/shared.ts'
import { requestPath, type RequestParts } from '#contract/request-path.ts'
import { ApiError, ApiUnreachable } from './api-error.ts'
import { translatedError } from './translate.ts'

export interface CallOptions {
  signal?: AbortSignal
  headers?: Record<string, string>
  /** How the browser's cache is asked: `no-cache` for what the public reads from caches and its owner needs as it is now. */
  cache?: RequestCache
}

type ArgumentsOf<Route extends keyof Api> = {} extends Api[Route]['given']
  ? [given?: Api[Route]['given'], options?: CallOptions]
  : [given: Api[Route]['given'], options?: CallOptions]

/** `await api('GET /api/search', { query: { place: 'Andheri' } })`: typed by the contract, which is not part of the bundle. */
export type ApiClient = <Route extends keyof Api>(
  route: Route,
  ...rest: ArgumentsOf<Route>
) => Promise<Api[Route]['answer']>

/** What carries a request: the browser's fetch with a session, or the API itself while rendering on the server. */
export type Send = (path: string, init: RequestInit) => Promise<Response>

interface AnyGiven extends RequestParts {
  body?: unknown
}

/** The one client of the API. Throws {@link ApiError} when rejected and {@link ApiUnreachable} when there is no answer. */
export function createClient(send: Send): ApiClient {
  return async (route, ...rest) => {
    const [given = {}, options = {}] = rest as [AnyGiven?, CallOptions?]
    const [method = 'GET', template = '/'] = route.split(' ')
    const response = await send(requestPath(template, given), {
      method,
      headers: { ...(given.body === undefined ? {} : { 'content-type': 'application/json' }), ...options.headers },
      ...(given.body === undefined ? {} : { body: JSON.stringify(given.body) }),
      ...(options.signal ? { signal: options.signal } : {}),
      ...(options.cache ? { cache: options.cache } : {}),
    }).catch((error: unknown) => {
      if (options.signal?.aborted) throw error
      throw new ApiUnreachable(error)
    })
    return (await read(response)) as never
  }
}

async function read(response: Response): Promise<unknown> {
  const body: unknown = await response.json().catch((error: unknown) => {
    throw new ApiUnreachable(error)
  })
  if (response.ok) return body
  throw await failureOf(body, response)
}

async function failureOf(body: unknown, response: Response): Promise<ApiError | ApiUnreachable> {
  if (!isErrorResponse(body)) return new ApiUnreachable()
  const wait = Number(response.headers.get('retry-after'))
  return new ApiError(await translatedError(body), wait > 0 ? wait : undefined)
}

/** A file of the API under the name that it was given there. Throws as a client does. */
export async function fetchFile(send: Send, path: string, body?: object): Promise<File> {
  const posted = body && {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }
  try {
    const response = await send(path, posted ?? {})
    if (!response.ok) throw await failureOf(await response.json(), response)
    const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
    const type = response.headers.get('content-type') ?? ''
    return new File([await response.blob()], name ?? path.slice(path.lastIndexOf('/') + 1), { type })
  } catch (error) {
    throw error instanceof ApiError ? error : new ApiUnreachable(error)
  }
}

function isErrorResponse(body: unknown): body is ErrorResponse {
  return typeof body === 'object' && body !== null && 'code' in body && 'message' in body && Array.isArray(body.message)
}
