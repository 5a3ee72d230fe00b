import { STATUS_CODES } from 'node:http'
import { HTTPException } from 'hono/http-exception'
import type { Context as HonoContext } from 'hono'
import type { ErrorResponse } from '#contract/endpoints/shared.ts'
import { isUnavailable } from '#server/kernel/database/database-errors.ts'
import { DeadlineExceeded } from '#server/kernel/deadline.ts'
import { AppError, errorMessage, fail } from '#server/kernel/app-error.ts'
import { privateNoStore } from './private-no-store.ts'
import { sendJson } from './send-json.ts'
import { problemView } from './text-views.ts'
import { statusOf } from './status.ts'
import type { Http } from './request.ts'

/** Answers any error in the one shape. Expected errors are told; surprises are logged and told as `unexpected`. */
export function respondWithError(error: unknown, c: HonoContext<Http>): Response {
  const appError = toAppError(error)
  const status = statusOf[appError.code]
  if (status >= 500) c.var.log.error({ err: describe(error) }, 'request failed')
  const body: ErrorResponse = {
    statusCode: status,
    error: STATUS_CODES[status] ?? 'Error',
    code: appError.code,
    ...(Object.keys(appError.values).length > 0 ? { values: appError.values } : {}),
    ...messagesOf(appError),
    ...(appError.current ? { current: { ...appError.current } } : {}),
    requestId: c.var.requestId,
  }
  if (appError.retryAfter !== undefined) c.header('Retry-After', String(appError.retryAfter))
  else if (status === 503) c.header('Retry-After', '2')
  c.header('Cache-Control', privateNoStore)
  return sendJson(c, JSON.stringify(body), status)
}

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (error instanceof DeadlineExceeded || isUnavailable(error)) return fail('busy')
  if (error instanceof HTTPException)
    return fail(error.status === 413 ? 'too_large' : error.status === 404 ? 'not_found' : 'malformed')
  return fail('unexpected')
}

/** What is said of the error: once, or beside each input that is wrong. */
function messagesOf({ code, values, problems }: AppError): Pick<ErrorResponse, 'message' | 'fields' | 'problems'> {
  if (problems.length === 0) return { message: [errorMessage(code, values)] }
  const views = problems.map(problemView)
  const fields = Object.fromEntries(views.map(({ field, message }) => [field, message]))
  return { message: Object.values(fields), fields, problems: views }
}

/** What a log may say of an error: never its data, which can be personal. */
function describe(error: unknown): { name: string; message: string; stack?: string | undefined } {
  if (!(error instanceof Error)) return { name: 'unknown', message: typeof error }
  const cause = error.cause instanceof Error ? `: ${error.cause.message}` : ''
  return {
    name: error.name,
    message: error.message + cause,
    stack: error.stack
      ?.split('\n')
      .filter((line) => line.startsWith('    at '))
      .join('\n'),
  }
}
