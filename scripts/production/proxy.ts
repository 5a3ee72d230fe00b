import { once } from 'node:events'
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import type { Certificate } from './certificate.ts'

/** A request that the proxy passed on, and the process that answered it. */
export interface Passed {
  method: string
  path: string
  status: number
  worker: number
}

export interface Proxy {
  /** What people open. */
  origin: string
  /** The same without encryption, for clients that do not know the certificate. */
  plainOrigin: string
  passed: readonly Passed[]
  /** Sends requests to this path to another process than the given one from now on. */
  keepFrom(worker: number, path: string): void
  /** Where requests are passed to. It may start after the proxy, whose address it must know. */
  passTo(port: number): void
  close(): Promise<void>
}

/** New connections go to the workers in turn, so the other one comes soon. */
const maxTries = 20

/** Starts what stands before the product: it ends TLS and forwards each request to one of the product's processes. */
export async function startProxy({ key, cert }: Certificate): Promise<Proxy> {
  const passed: Passed[] = []
  const avoided = new Map<string, number>()
  let port = 0

  const pass = async (from: IncomingMessage, to: ServerResponse) => {
    const { method = '', url = '' } = from
    const path = url.split('?')[0] ?? ''
    const worker = avoided.get(path)
    const agent = worker === undefined ? undefined : await connectionToOther(port, worker)
    const forwarded = request({
      port,
      host: '127.0.0.1',
      method,
      path: url,
      // Without one each request has a connection of its own, which none of the two sides can close while it rests.
      agent: agent ?? false,
      headers: {
        ...from.headers,
        'x-forwarded-for': from.headers['x-forwarded-for'] ?? '203.0.113.7',
        'x-forwarded-proto': 'https',
      },
    })
    forwarded.on('response', (answer) => {
      const status = answer.statusCode ?? 0
      passed.push({ method, path, status, worker: Number(answer.headers['x-worker']) })
      to.writeHead(status, answer.headers)
      answer.pipe(to)
    })
    forwarded.on('error', () => to.destroy())
    to.on('close', () => {
      forwarded.destroy()
      agent?.destroy()
    })
    from.pipe(forwarded)
  }
  const listener = (from: IncomingMessage, to: ServerResponse) => void pass(from, to).catch(() => to.destroy())
  const secure = createTlsServer({ key, cert }, listener).listen(0, '127.0.0.1')
  const plain = createServer(listener).listen(0, '127.0.0.1')
  await Promise.all([once(secure, 'listening'), once(plain, 'listening')])
  return {
    origin: `https://localhost:${(secure.address() as AddressInfo).port}`,
    plainOrigin: `http://127.0.0.1:${(plain.address() as AddressInfo).port}`,
    passed,
    keepFrom: (worker, path) => void avoided.set(path, worker),
    passTo: (given) => void (port = given),
    async close() {
      for (const server of [secure, plain]) {
        server.closeAllConnections()
        server.close()
      }
      await Promise.all([once(secure, 'close'), once(plain, 'close')])
    },
  }
}

/** Returns an agent whose one connection leads to another process than `worker`. */
async function connectionToOther(port: number, worker: number): Promise<Agent> {
  for (let tries = 0; tries < maxTries; tries++) {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    if ((await workerBehind(agent, port)) !== worker) return agent
    agent.destroy()
  }
  throw new Error('no other process answers')
}

async function workerBehind(agent: Agent, port: number): Promise<number> {
  const asked = request({ port, host: '127.0.0.1', path: '/health/live', agent }).end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  answer.resume()
  await once(answer, 'end')
  return Number(answer.headers['x-worker'])
}
