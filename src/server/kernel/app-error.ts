import { errorMessage, type ErrorCode } from '#contract/errors.ts'

/**
 * An expected error: thrown to leave a transaction and sent to the caller. It raises no alert.
 * `values` fill the message; `fields` name inputs with a message each.
 */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly values: Record<string, string | number>
  readonly fields: Record<string, string> | undefined
  /** Seconds after which the caller may retry. */
  readonly retryAfter: number | undefined

  constructor(
    code: ErrorCode,
    options: { values?: Record<string, string | number>; fields?: Record<string, string>; retryAfter?: number } = {},
  ) {
    super(code)
    this.name = 'AppError'
    this.code = code
    this.values = options.values ?? {}
    this.fields = options.fields
    this.retryAfter = options.retryAfter
  }

  /** Message to show. */
  get userMessage(): string {
    return errorMessage(this.code, this.values)
  }
}

/** Returns an error to throw: `throw fail('order_not_found')`. */
export function fail(code: ErrorCode, values?: Record<string, string | number>): AppError {
  return new AppError(code, values ? { values } : {})
}

/** Returns an error of one field, with the message of the code beside it. */
export function failField(code: ErrorCode, field: string, values: Record<string, string | number> = {}): AppError {
  return new AppError(code, { values, fields: { [field]: errorMessage(code, values) } })
}

const minute = 60
const hour = 60 * minute

/** Returns the error of a rate limit, with the wait in the message and as Retry-After. */
export function tooManyRequests(seconds: number): AppError {
  return retryLater('too_many_requests', seconds)
}

/** Returns an error that ends with time: `wait` in the message and Retry-After say when to retry. */
export function retryLater(code: ErrorCode, seconds: number): AppError {
  const whole = Math.max(1, Math.ceil(seconds))
  return new AppError(code, { retryAfter: whole, values: { wait: inWords(whole) } })
}

/** '45 seconds', '1 minute', '3 hours': rounded up, because a retry must not come too early. */
function inWords(seconds: number): string {
  if (seconds < minute) return counted(seconds, 'second')
  return seconds <= 2 * hour
    ? counted(Math.ceil(seconds / minute), 'minute')
    : counted(Math.ceil(seconds / hour), 'hour')
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
