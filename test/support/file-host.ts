import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll } from 'vitest'

/** A call that a host of files got. */
export interface HostCall {
  method: string
  path: string
  headers: IncomingMessage['headers']
  body: string
}

/** What the host does with a call. */
export type HostBehaviour = (call: HostCall, response: ServerResponse) => void

export interface FileHost {
  base: URL
  calls: HostCall[]
  behave: HostBehaviour
}

/** Starts a host of files on loopback for the tests of a file; each test says how it behaves. */
export function useFileHost(): FileHost {
  const own: FileHost = { base: new URL('http://127.0.0.1:1'), calls: [], behave: () => undefined }
  const host = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const { method = '', url: path = '', headers } = request
      const call = { method, path, headers, body: Buffer.concat(parts).toString('latin1') }
      own.calls.push(call)
      own.behave(call, response)
    })
  })
  beforeAll(async () => {
    await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
    // A server that listens by port has an address of this kind.
    own.base = new URL(`http://127.0.0.1:${(host.address() as AddressInfo).port}`)
  })
  afterEach(() => void (own.calls = []))
  afterAll(() => {
    host.closeAllConnections()
    host.close()
  })
  return own
}

/** How hosts fail, by what is said of them. */
export const hostFailures: readonly [string, HostBehaviour][] = [
  ['answers 400', (_, response) => response.writeHead(400).end('{"error":{"message":"Upload preset not found"}}')],
  ['answers 500', (_, response) => response.writeHead(500).end('oops')],
  ['is full', (_, response) => response.writeHead(507).end('<Error><Code>QuotaExceeded</Code></Error>')],
  ['resets the connection', (_, response) => response.socket?.resetAndDestroy()],
  [
    'breaks off its answer',
    (_, response) => response.writeHead(200, { 'content-length': '100' }).write('{', () => response.destroy()),
  ],
  ['leads elsewhere', (_, response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end()],
  ['answers without end', (_, response) => void response.end('x'.repeat(70_000))],
]
