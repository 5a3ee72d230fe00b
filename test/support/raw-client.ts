import { connect, type Socket } from 'node:net'

/** A connection that sends bytes as they are, and what came back over it. */
export interface RawClient {
  socket: Socket
  /** Statuses of the answers so far, in order. */
  statuses(): number[]
}

/** Connects to a server on this machine; `onStatus` hears of each answer as it begins. */
export function rawClient(port: number, onStatus: (status: number) => void = () => {}): RawClient {
  const socket = connect(port, '127.0.0.1')
  const statuses: number[] = []
  let rest = ''
  socket.on('error', () => {
    // The server may cut what a test sends.
  })
  socket.on('data', (data) => {
    const text = rest + data.toString('latin1')
    let read = 0
    for (const found of text.matchAll(/HTTP\/1\.1 (\d{3})/g)) {
      read = found.index + found[0].length
      statuses.push(Number(found[1]))
      onStatus(Number(found[1]))
    }
    // A status line may be cut by the end of a chunk.
    rest = text.slice(Math.max(read, text.length - 'HTTP/1.1 20'.length))
  })
  return { socket, statuses: () => statuses }
}

/** The bytes of a GET request as a proxy forwards it. */
export function forwardedGet(path: string, from: string): string {
  return `GET ${path} HTTP/1.1\r\nHost: pangat.test\r\nX-Forwarded-For: ${from}\r\nAccept: */*\r\n\r\n`
}
