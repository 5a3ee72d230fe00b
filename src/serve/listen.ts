import { createServer, STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import type { Config } from '#server/kernel/config.ts'
import { admitRequests, isUpload, type Listener } from './admit-requests.ts'
import { createDelayGate, measureEventLoop } from './event-loop-delay.ts'
import { limitConnections } from './limit-connections.ts'
import { createReadyAnswers, type ReadyResponses } from './ready/ready-response.ts'
import { defaultHeaders } from './response-headers.ts'
import { closeWhenUnread } from './unread-body.ts'

export interface Listening {
  server: Server
  port: number
  /**
   * Takes new connections for `DRAIN_NOTICE_MS` yet, answers what is in flight, lets go of idle clients, and resolves when all are
   * gone. A connection that the kernel has made and nobody has taken is reset as listening ends, with the request that was sent over it.
   */
  drain(): Promise<void>
}

/** How long keep-alive clients may finish a request they are just sending. */
const graceMs = 4_000
const giveUpMs = 9_000
/** How often Node looks for requests that take too long to arrive. */
const checkMs = 1_000

/** Longest that headers may take to arrive, a request, and one that carries a file, over a slow mobile line. */
const usualArrival = { headersMs: 15_000, requestMs: 30_000, uploadMs: 120_000 }

interface ListenOptions {
  /** What is answered from memory. It costs less than to refuse it, so it passes admission control. */
  ready?: ReadyResponses
  /** Puts before the listener what answers some requests in its place, with these headers of every response. */
  front?: (next: Listener, base: Readonly<Record<string, string>>) => Listener
  headersMs?: number
  requestMs?: number
  uploadMs?: number
}

/** Listens as configured, with admission control before the listener; rejects when the port is taken. */
export async function listen(
  listener: Listener,
  {
    host,
    port,
    publicUrl,
    trustedProxies,
    drainNoticeMs,
    limits,
  }: Pick<Config, 'host' | 'port' | 'publicUrl' | 'trustedProxies' | 'drainNoticeMs' | 'limits'>,
  { ready, front = (next) => next, ...arrival }: ListenOptions = {},
): Promise<Listening> {
  const { headersMs, requestMs, uploadMs } = { ...usualArrival, ...arrival }
  const base = defaultHeaders(publicUrl.protocol === 'https:')
  const headers = Object.entries(base)
  const answerReady = createReadyAnswers(ready ?? (() => undefined), base)
  let draining = false
  // Node rejects a request without Host by an answer without our headers; the application rejects it as well.
  const server = createServer({ connectionsCheckingInterval: checkMs, requireHostHeader: false })
  const gate = createDelayGate(limits.eventLoopDelayMs)
  if (limits.eventLoopDelayMs > 0) measureEventLoop(gate)
  const connections = limitConnections(server, limits)
  const begin = (response: ServerResponse): void => {
    for (const [name, value] of headers) response.setHeader(name, value)
  }
  const application: Listener = (request, response) => {
    begin(response)
    return listener(request, response)
  }
  const admitted = admitRequests(front(application, base), { limits, trustedProxies, gate, connections, begin })
  server.on('request', (request, response) => {
    if (!connections.track(request, response)) return
    // A proxy in front may have looked at another one than we do.
    if (hasSeveralHosts(request)) return answerClientError(new Error('several hosts'), request.socket, headers)
    if (!draining && !connections.isSurplus(request.socket) && answerReady(request, response)) return
    if (draining) response.setHeader('Connection', 'close')
    if (!isUpload(request)) cutLate(request, server, requestMs)
    closeWhenUnread(request, response)
    admitted(request, response)
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    // A connection that was reset cannot be answered, and amid an answer another one would be read as part of it.
    const isLost = error.code === 'ECONNRESET' || !socket.writable || connections.isAnswering(socket)
    if (isLost) socket.destroy()
    else answerClientError(error, socket, headers)
  })
  // Node looks every second; who says nothing at all is cut by the limits of connections.
  server.headersTimeout = headersMs
  server.requestTimeout = uploadMs
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const address = server.address()
  return {
    server,
    port: typeof address === 'object' && address ? address.port : port,
    async drain() {
      draining = true
      await new Promise((resolve) => setTimeout(resolve, drainNoticeMs))
      // http's own close() resets idle keep-alive connections, on which a client may be sending just now; net's does not.
      const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()))
      setTimeout(() => server.closeIdleConnections(), graceMs).unref()
      setTimeout(() => server.closeAllConnections(), giveUpMs).unref()
      await closed
    },
  }
}

function hasSeveralHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts > 1
}

/** Ends a request whose body takes too long, as Node does after the time for uploads. Most requests have none. */
function cutLate(request: IncomingMessage, server: Server, milliseconds: number): void {
  if (request.headers['content-length'] === undefined && request.headers['transfer-encoding'] === undefined) return
  const late = setTimeout(() => {
    const error = Object.assign(new Error('request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
    if (!request.complete) server.emit('clientError', error, request.socket)
  }, milliseconds).unref()
  for (const event of ['end', 'close']) request.once(event, () => clearTimeout(late))
}

const statusOfError: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/** Answers what is no HTTP request, as Node does but with the headers of every response, and ends the connection. */
function answerClientError(error: NodeJS.ErrnoException, socket: Socket, headers: readonly [string, string][]): void {
  const status = statusOfError[error.code ?? ''] ?? 400
  const lines = [...headers, ['Connection', 'close'], ['Content-Length', '0']].map(
    ([name, value]) => `${name}: ${value}`,
  )
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n`)
}
