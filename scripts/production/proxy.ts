import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Certificate } from './certificate.ts'
import { startCaddy, startTlsProxy, type TlsProxy } from './tls-proxy.ts'

/** A request that was passed on, and the process that answered it. */
export interface Passed {
  method: string
  path: string
  status: number
  process: number
}

export interface Proxy {
  /** What people open. */
  origin: string
  /** What ends TLS. */
  name: string
  /** The same without encryption, for clients that do not know the certificate. */
  plainOrigin: string
  passed: readonly Passed[]
  /** Sends requests to this path to another process than the given one from now on. */
  keepFrom(process: number, path: string): void
  /** Where the processes listen. They may start after the proxy, whose address they must know. */
  passTo(ports: readonly number[]): void
  close(): Promise<void>
}

/**
 * Starts what stands before the two processes of the product: Caddy as deploy/ has it where it is installed, else a proxy of our own,
 * which ends TLS; and behind it, before each process, one that writes down what is passed on.
 */
export async function startProxy(certificate: Certificate, folder: string): Promise<Proxy> {
  const passed: Passed[] = []
  const avoided = new Map<string, number>()
  let ports: readonly number[] = []
  let turns = 0

  const passBy = (chosen: () => number) => (from: IncomingMessage, to: ServerResponse) => {
    const { method = '', url = '' } = from
    const path = url.split('?')[0] ?? ''
    const wanted = chosen()
    const pass = (process: number, isFirst: boolean): void => {
      const forwarded = request({
        port: ports[process],
        host: '127.0.0.1',
        method,
        path: url,
        // Each request has a connection of its own, which none of the two sides can close while it rests.
        agent: false,
        headers: {
          ...from.headers,
          'x-forwarded-for': from.headers['x-forwarded-for'] ?? '203.0.113.7',
          'x-forwarded-proto': 'https',
        },
      })
      forwarded.on('response', (answer) => {
        const status = answer.statusCode ?? 0
        passed.push({ method, path, status, process })
        to.writeHead(status, answer.headers)
        answer.pipe(to)
      })
      forwarded.on('error', (error: NodeJS.ErrnoException) => {
        // As Caddy does: a process that takes no connection has got nothing of the request.
        if (isFirst && method === 'GET' && error.code === 'ECONNREFUSED') pass(1 - process, false)
        else to.destroy()
      })
      to.on('close', () => forwarded.destroy())
      if (method === 'GET') forwarded.end()
      else from.pipe(forwarded)
    }
    pass(avoided.get(path) === wanted ? 1 - wanted : wanted, true)
  }
  const servers = [
    createServer(passBy(() => 0)),
    createServer(passBy(() => 1)),
    createServer(passBy(() => turns++ % 2)),
  ]
  const origins = await Promise.all(servers.map(open))
  const [first = '', second = '', plainOrigin = ''] = origins
  const upstreams = [first, second].map((origin) => new URL(origin).host)
  const front: TlsProxy =
    (await startCaddy({ certificate, folder, upstreams })) ??
    (await startTlsProxy(
      certificate,
      passBy(() => turns++ % 2),
    ))
  return {
    origin: front.origin,
    name: front.name,
    plainOrigin,
    passed,
    keepFrom: (process, path) => void avoided.set(path, process),
    passTo: (given) => void (ports = given),
    async close() {
      await front.close()
      await Promise.all(servers.map(shut))
    },
  }
}

async function open(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function shut(server: Server): Promise<void> {
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
}
