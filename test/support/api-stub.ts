import { vi } from 'vitest'
import { ApiError } from '#web/shared/api/api-error.ts'

/** A request as a hook sent it. */
export interface SentRequest {
  method: string
  /** Path with query string. */
  path: string
  body: unknown
  /** Its Idempotency-Key. */
  key?: string | undefined
}

/** Answers a request; a thrown error is a broken connection. */
export type StubHandler = (request: SentRequest) => Response | Promise<Response>

/** The API in place of `fetch`: every request is recorded, and answered by the newest handler given. */
export interface ApiStub {
  requests: SentRequest[]
  /** Those whose page was left, or which were replaced, before they were answered. */
  aborted: SentRequest[]
  answerWith(handler: StubHandler): void
}

/** Replaces `fetch` until the test ends. Without a handler no request is ever answered. */
export function stubApi(handler: StubHandler = () => new Promise<Response>(() => {})): ApiStub {
  let current = handler
  const stub: ApiStub = { requests: [], aborted: [], answerWith: (next) => void (current = next) }
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const { signal } = init
    const request = {
      method: init.method ?? 'GET',
      path,
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
      key: new Headers(init.headers).get('idempotency-key') ?? undefined,
    }
    stub.requests.push(request)
    const aborted = new Promise<never>((_, reject) =>
      signal?.addEventListener('abort', () => {
        stub.aborted.push(request)
        reject(new DOMException('aborted', 'AbortError'))
      }),
    )
    const answer = async () => current(request)
    return Promise.race([aborted, answer()])
  })
  return stub
}

/** A rejected request, in the API's one shape. */
export function errorResponse(code: string, message: string, fields?: Record<string, string>, status = 422): Response {
  const problems =
    fields &&
    Object.entries(fields).map(([field, text]) => ({ field, code: 'of_a_newer_version', values: {}, message: text }))
  const messages = fields ? Object.values(fields) : [message]
  const error = 'Unprocessable Entity'
  const body = { statusCode: status, error, code, message: messages, fields, problems, requestId: 'R1' }
  return Response.json(body, { status })
}

/** What a client throws when the server rejects these fields. */
export function anApiError(fields: Record<string, string>): ApiError {
  const message = Object.values(fields)
  return new ApiError(
    { statusCode: 422, error: 'Unprocessable Entity', code: 'malformed', message, fields, requestId: 'R1' },
    undefined,
  )
}
