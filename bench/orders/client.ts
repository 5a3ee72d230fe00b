import { connect, type Socket } from 'node:net'

/** A response as it came: the body is still compressed where `encoding` says so. */
export interface LeanResponse {
  status: number
  encoding: string | undefined
  body: Buffer
}

export interface LeanRequest {
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body?: string
}

/** A client that sends one request at a time over a connection that it keeps while the server does. */
export interface LeanClient {
  send(request: LeanRequest): Promise<LeanResponse>
  close(): void
}

interface Pending {
  resolve(response: LeanResponse): void
  reject(error: Error): void
}

const endOfHead = Buffer.from('\r\n\r\n')

/**
 * HTTP over a socket with as little work as possible, because the clients of a bench share the processors with what they measure: a
 * request is one write, a response is cut out of what arrived. For answers of our own servers only.
 */
export function createLeanClient(port: number): LeanClient {
  let socket: Socket | undefined
  let received: Buffer = Buffer.alloc(0)
  let pending: Pending | undefined

  const fail = (error: Error): void => {
    socket = undefined
    pending?.reject(error)
    pending = undefined
  }
  const open = (): Socket => {
    const opened = connect({ port, host: '127.0.0.1', noDelay: true })
    received = Buffer.alloc(0)
    opened.on('data', (chunk) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
      const parsed = parseResponse(received)
      if (!parsed) return
      received = Buffer.alloc(0)
      if (parsed.isLast) {
        opened.destroy()
        socket = undefined
      }
      const { resolve } = pending ?? {}
      pending = undefined
      resolve?.(parsed)
    })
    opened.on('error', fail)
    opened.on('close', () => {
      if (socket === opened) fail(new Error('the server closed a connection that waited for an answer'))
    })
    return opened
  }
  return {
    send: ({ method, path, headers, body = '' }) =>
      new Promise((resolve, reject) => {
        pending = { resolve, reject }
        socket ??= open()
        let head = `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n`
        for (const name in headers) head += `${name}: ${headers[name]}\r\n`
        if (method === 'POST') head += `content-length: ${Buffer.byteLength(body)}\r\n`
        socket.write(`${head}\r\n${body}`)
      }),
    close: () => socket?.destroy(),
  }
}

/** Returns the response that the bytes are, or undefined while some are missing. `isLast`: the server closes the connection. */
export function parseResponse(bytes: Buffer): (LeanResponse & { isLast: boolean }) | undefined {
  const end = bytes.indexOf(endOfHead)
  if (end === -1) return undefined
  const head = bytes.toString('latin1', 0, end)
  const body = bodyIn(bytes, end + endOfHead.length, head)
  if (!body) return undefined
  return {
    // HTTP/1.1 201 Created
    status: Number(head.slice(9, 12)),
    encoding: /\r\ncontent-encoding: *(\S+)/i.exec(head)?.[1],
    isLast: /\r\nconnection: *close/i.test(head),
    body,
  }
}

function bodyIn(bytes: Buffer, start: number, head: string): Buffer | undefined {
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1]
  if (length !== undefined) {
    const end = start + Number(length)
    return bytes.length >= end ? bytes.subarray(start, end) : undefined
  }
  if (/\r\ntransfer-encoding: *chunked/i.test(head)) return chunksIn(bytes, start)
  // Such as 204 and 304.
  return Buffer.alloc(0)
}

function chunksIn(bytes: Buffer, start: number): Buffer | undefined {
  const chunks: Buffer[] = []
  for (let at = start; ;) {
    const lineEnd = bytes.indexOf('\r\n', at)
    if (lineEnd === -1) return undefined
    const size = Number.parseInt(bytes.toString('latin1', at, lineEnd), 16)
    const next = lineEnd + 2 + size + 2
    if (bytes.length < next) return undefined
    if (size === 0) return Buffer.concat(chunks)
    chunks.push(bytes.subarray(lineEnd + 2, next - 2))
    at = next
  }
}
