import { connect, type Socket } from 'node:net'

export interface FloodPlan {
  port: number
  /** Forwarded address from which all sockets seem to come. */
  address: string
  sockets: number
  /** Requests that each socket pipelines. */
  requestsPerSocket: number
  /** Path of the nth request of all. */
  path: (n: number) => string
  /** False: the sockets never read, so the server cannot get rid of its responses. */
  reads: boolean
}

export interface Flood {
  /** Milliseconds (`performance.now()`) at which each response began to arrive, with its status. */
  responses: { at: number; status: number }[]
  /** Local ports of the sockets that were connected. */
  ports(): Set<number>
  /** Closes all sockets. */
  close(): void
}

/** Opens the sockets of an attack and sends all requests of each in one write. */
export function openFlood(plan: FloodPlan): Flood {
  const responses: Flood['responses'] = []
  const sockets = Array.from({ length: plan.sockets }, (_, i) => {
    const socket = connect(plan.port, '127.0.0.1')
    // The server may cut an attacker off whenever it likes.
    socket.on('error', () => {})
    socket.write(pipelined(plan, i * plan.requestsPerSocket))
    if (plan.reads) readStatuses(socket, (status) => responses.push({ at: performance.now(), status }))
    else socket.pause()
    return socket
  })
  return {
    responses,
    ports: () => new Set(sockets.flatMap(({ localPort }) => (localPort === undefined ? [] : [localPort]))),
    close() {
      for (const socket of sockets) socket.destroy()
    },
  }
}

function pipelined({ address, requestsPerSocket, path }: FloodPlan, first: number): string {
  const request = (n: number) => `GET ${path(n)} HTTP/1.1\r\nHost: siege.example\r\nX-Forwarded-For: ${address}\r\n\r\n`
  return Array.from({ length: requestsPerSocket }, (_, i) => request(first + i)).join('')
}

/** Longest beginning of a status line that a chunk can cut off before its status is whole. */
const carried = 'HTTP/1.1 200'.length - 1

/** Finds the status lines of pipelined responses; no body of the product contains one. */
function readStatuses(socket: Socket, onStatus: (status: number) => void): void {
  let rest = ''
  socket.on('data', (chunk) => {
    const text = rest + chunk.toString('latin1')
    for (const [, status] of text.matchAll(/HTTP\/1\.1 (\d{3})/g)) onStatus(Number(status))
    // A status line that ends within the carried text was counted already.
    rest = text.slice(-carried)
  })
}
