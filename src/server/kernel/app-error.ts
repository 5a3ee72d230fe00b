import { errorText } from '#contract/error-text.ts'
import type { ErrorCode, TextValues } from '#contract/errors.ts'
import type { ProblemCode } from '#contract/field-errors.ts'

/** What is wrong with one input: a code, the path of the input with dots, and what fills the text of the code. */
export interface Problem {
  code: ProblemCode
  field: string
  values: TextValues
}

/**
 * An expected business error: rolls back the transaction and becomes an error response. It raises no alert.
 * `values` fill the message; `problems` name the inputs that are wrong, the first problem of each.
 */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly values: TextValues
  readonly problems: readonly Problem[]
  /** What is saved now, where the caller based a change on something earlier. */
  readonly current: object | undefined
  /** Seconds after which the caller may retry. */
  readonly retryAfter: number | undefined

  constructor(
    code: ErrorCode,
    options: { values?: TextValues; problems?: readonly Problem[]; current?: object; retryAfter?: number } = {},
  ) {
    super(code)
    this.name = 'AppError'
    this.code = code
    this.values = options.values ?? {}
    const byField = Map.groupBy(options.problems ?? [], ({ field }) => field)
    this.problems = [...byField.values()].flatMap((ofField) => ofField.slice(0, 1))
    this.current = options.current
    this.retryAfter = options.retryAfter
  }
}

/** The English message of a code. */
export function errorMessage(code: string, values: TextValues = {}): string {
  return errorText(code, values) ?? errorText('unexpected') ?? ''
}

/** Returns an error to throw: `throw fail('order_not_found')`. */
export function fail(code: ErrorCode, values?: TextValues): AppError {
  return new AppError(code, values ? { values } : {})
}

/** Returns an error of one field. */
export function failField(code: ErrorCode, field: string, values: TextValues = {}): AppError {
  return new AppError(code, { values, problems: [{ code, field, values }] })
}

/** Returns the error of a rate limit, with the wait in the message and as Retry-After. */
export function tooManyRequests(seconds: number): AppError {
  return retryLater('too_many_requests', seconds)
}

/** Returns an error that ends with time: `wait` in the message and Retry-After say when to retry. */
export function retryLater(code: ErrorCode, seconds: number): AppError {
  const whole = Math.max(1, Math.ceil(seconds))
  return new AppError(code, { retryAfter: whole, values: { wait: whole } })
}
