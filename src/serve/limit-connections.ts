import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { LoadLimits } from '#server/kernel/config-limits.ts'

/** Connections beyond the limit that are still answered, with 503, so that probes of liveness come through. */
const surplusConnections = 100

export interface Connections {
  /** Reports whether a connection is beyond the limit. */
  isSurplus(socket: Socket): boolean
  /** Reports whether an answer has been begun on a connection and not ended. */
  isAnswering(socket: Socket): boolean
  /** No longer counts a connection, because it carries a stream, which is counted elsewhere and is its last answer. */
  release(socket: Socket): void
  /**
   * Notes that a request has arrived on its connection, which closes after the answer to its last allowed one. Reports
   * whether the request is allowed; one that is not was pipelined behind the last, and the connection closes without an answer.
   */
  track(request: IncomingMessage, response: ServerResponse): boolean
}

interface Exchange {
  request: IncomingMessage
  response: ServerResponse
}

/** Limits the number of connections of a server, and how long one may be silent. */
export function limitConnections(server: Server, limits: LoadLimits): Connections {
  const exchanges = new WeakMap<Socket, Set<Exchange>>()
  const requests = new WeakMap<Socket, number>()
  const surplus = new WeakSet<Socket>()
  let open = 0
  const released = new WeakSet<Socket>()
  const release = (socket: Socket): void => {
    if (released.has(socket)) return
    released.add(socket)
    open -= 1
  }
  if (limits.connections > 0 && limits.streams > 0)
    server.maxConnections = limits.connections + limits.streams + surplusConnections
  server.on('connection', (socket: Socket) => {
    open += 1
    socket.once('close', () => release(socket))
    if (limits.connections > 0 && open > limits.connections) surplus.add(socket)
  })

  server.timeout = limits.silentSeconds * 1_000
  server.on('timeout', (socket: Socket) => {
    // Whoever waits for us has nothing to send. The next byte of the answer starts the time again.
    if (!isWorking(socket, exchanges.get(socket))) socket.destroy()
  })
  return {
    release,
    isSurplus: (socket) => surplus.has(socket),
    isAnswering: (socket) => [...(exchanges.get(socket) ?? [])].some(({ response }) => response.headersSent),
    track(request, response) {
      const own = exchanges.get(request.socket) ?? new Set()
      const exchange = { request, response }
      exchanges.set(request.socket, own.add(exchange))
      response.once('close', () => own.delete(exchange))
      // Not Node's own limit: it rejects what is pipelined by answers without our headers, and waits for the client to close.
      const count = (requests.get(request.socket) ?? 0) + 1
      requests.set(request.socket, count)
      if (count === limits.requestsPerSocket) response.setHeader('Connection', 'close')
      return limits.requestsPerSocket === 0 || count <= limits.requestsPerSocket
    },
  }
}

/** Reports whether the next move on a connection is ours: a request has come whole, and nothing of its answer is unread. */
function isWorking(socket: Socket, exchanges: ReadonlySet<Exchange> = new Set()): boolean {
  if (socket.writableLength > 0) return false
  return [...exchanges].some(({ request, response }) => request.complete && !response.writableEnded)
}
