import type { IncomingMessage, ServerResponse } from 'node:http'
import { brand } from '#contract/brand.ts'
import type { ErrorResponse } from '#contract/endpoints/shared.ts'
import { errorMessage } from '#server/kernel/app-error.ts'
import { newId } from '#server/kernel/ids.ts'
import { rejections, type RejectionReason } from './metrics/channels.ts'

/** Seconds after which a rejected client may try again. */
const retryAfter = 2

const page = Buffer.from(
  `<!doctype html><html lang="en-IN"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>${brand.name}</title><p>${errorMessage('busy')}</p></html>`,
)

/** Answers 503 to a request beyond a limit, in the shape that its client reads. Costs next to nothing. */
export function rejectOverload(request: IncomingMessage, response: ServerResponse, reason: RejectionReason): void {
  rejections.publish(reason)
  const isPage = request.headers.accept?.includes('text/html') === true
  const body = isPage ? page : JSON.stringify(errorBody())
  response.writeHead(503, {
    'Content-Type': isPage ? 'text/html; charset=utf-8' : 'application/json',
    'Content-Length': Buffer.byteLength(body),
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Retry-After': retryAfter,
  })
  response.end(body)
}

function errorBody(): ErrorResponse {
  return {
    statusCode: 503,
    error: 'Service Unavailable',
    code: 'busy',
    message: [errorMessage('busy')],
    requestId: newId(),
  }
}
