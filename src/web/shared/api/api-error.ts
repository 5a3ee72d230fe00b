import type { ErrorResponse } from '#contract/endpoints/shared.ts'
import type { ErrorCode, TextValues } from '#contract/errors.ts'

/** The server said no; `messages` are sentences to show, `fields` name inputs. */
export class ApiError extends Error {
  readonly status: number
  readonly code: ErrorCode
  /** What fills the text of the code. */
  readonly values: TextValues
  readonly messages: readonly string[]
  readonly fields: Readonly<Record<string, string>>
  /** What is saved now, where a change was based on an earlier version. */
  readonly current: unknown
  /** Seconds to wait, when the server said so. */
  readonly retryAfter: number | undefined

  constructor(body: ErrorResponse, retryAfter: number | undefined) {
    super(body.message[0] ?? body.error)
    this.name = 'ApiError'
    this.status = body.statusCode
    this.code = body.code
    this.values = body.values ?? {}
    this.messages = body.message
    this.fields = body.fields ?? {}
    this.current = body.current
    this.retryAfter = retryAfter
  }
}

/** No answer at all, or none of ours: offline, a proxy's page, a broken connection. */
export class ApiUnreachable extends Error {
  constructor(cause?: unknown) {
    super('The service cannot be reached', { cause })
    this.name = 'ApiUnreachable'
  }
}
