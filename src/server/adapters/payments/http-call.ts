import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'

/** What is sent. */
export interface HttpRequest {
  method: 'GET' | 'POST'
  headers: Record<string, string>
  body?: string
}

export interface HttpResponse {
  status: number
  text: string
}

/** Bounds of a call. */
export interface HttpBounds {
  /** From connecting to the last byte, with the second try of a GET. */
  timeoutMs: number
  /** Of the body; a longer one is not read to its end. */
  mostBytes: number
}

/** Sends one request and resolves with its response. */
export type HttpCall = (url: string, request: HttpRequest) => Promise<HttpResponse>

/** Servers close idle connections later than this, so that few requests meet one that is just being closed. */
const idleMs = 4_000
const agentOptions = { keepAlive: true, timeout: idleMs, maxSockets: 32, maxFreeSockets: 8 } as const

/**
 * Returns a call over connections that stay open between requests. It rejects on a broken connection, on a redirect, and on a response
 * beyond the bounds. A GET is sent a second time, on a connection of its own, when a reused one broke; a POST never is, since it is
 * not known whether the server has acted on it.
 */
export function createHttpCall({ timeoutMs, mostBytes }: HttpBounds): HttpCall {
  const agents = { http: new http.Agent(agentOptions), https: new https.Agent(agentOptions) }
  const sendOnce = (url: URL, { method, headers, body }: HttpRequest, signal: AbortSignal, isFresh: boolean) =>
    new Promise<HttpResponse>((resolve, reject) => {
      const isSecure = url.protocol === 'https:'
      const agent = isFresh ? false : isSecure ? agents.https : agents.http
      const request = (isSecure ? https : http).request(url, { method, headers, signal, agent }, (response) => {
        readResponse(response, mostBytes).then(resolve, (error: Error) => {
          request.destroy()
          reject(error)
        })
      })
      request.on('error', (error) => reject(request.reusedSocket ? new ReusedConnectionBroke(error) : error))
      request.end(body)
    })
  return async (url, request) => {
    const target = new URL(url)
    const deadline = new AbortController()
    const timer = setTimeout(() => deadline.abort(), timeoutMs)
    try {
      return await sendOnce(target, request, deadline.signal, false).catch((error: unknown) => {
        if (request.method !== 'GET' || !(error instanceof ReusedConnectionBroke)) throw error
        return sendOnce(target, request, deadline.signal, true)
      })
    } catch (error) {
      throw deadline.signal.aborted ? new Error(`no answer within ${timeoutMs} ms`) : error
    } finally {
      clearTimeout(timer)
    }
  }
}

/** A connection that had carried a request before failed before the response of the next one. */
class ReusedConnectionBroke extends Error {
  constructor(cause: Error) {
    super(cause.message, { cause })
    this.name = 'ReusedConnectionBroke'
  }
}

async function readResponse(response: IncomingMessage, mostBytes: number): Promise<HttpResponse> {
  const { statusCode: status = 0 } = response
  if (status >= 300 && status < 400) throw new Error(`redirected with ${status}`)
  const parts: Buffer[] = []
  let size = 0
  for await (const part of response as AsyncIterable<Buffer>) {
    size += part.length
    if (size > mostBytes) throw new RangeError('answer too long')
    parts.push(part)
  }
  return { status, text: Buffer.concat(parts).toString('utf8') }
}
