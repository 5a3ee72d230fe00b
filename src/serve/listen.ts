import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'

export interface Listening {
  server: Server
  port: number
  /** Stops taking connections, answers what is in flight, lets go of idle clients, and resolves when all are gone. */
  drain(): Promise<void>
}

/** How long new connections are still taken after readiness turned, so that none is reset in the kernel's queue. */
const noticeMs = 300
/** How long keep-alive clients may finish a request they are just sending. */
const graceMs = 4_000
const giveUpMs = 9_000

/** Answers a request; a promise is its own business. */
export type Listener = (request: IncomingMessage, response: ServerResponse) => unknown

/** Listens on host and port; rejects when the port is taken. */
export async function listen(listener: Listener, host: string, port: number): Promise<Listening> {
  let draining = false
  const server = createServer((request, response) => {
    if (draining) response.setHeader('Connection', 'close')
    listener(request, response)
  })
  // Slow clients are cut: headers within 15 s, a whole request within 30 s.
  server.headersTimeout = 15_000
  server.requestTimeout = 30_000
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
      await new Promise((resolve) => setTimeout(resolve, noticeMs))
      // http's own close() resets idle keep-alive connections, on which a client may be sending just now; net's does not.
      const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()))
      setTimeout(() => server.closeIdleConnections(), graceMs).unref()
      setTimeout(() => server.closeAllConnections(), giveUpMs).unref()
      await closed
    },
  }
}
