import { connect, createServer, type Socket } from 'node:net'

/** A TCP proxy in front of PostgreSQL that breaks connections as networks do. */
export interface DatabaseProxy {
  /** The database behind the proxy. */
  url: string
  /** Names of the parameters in every startup packet that passed. */
  startupParameters: string[][]
  /** From here on open connections transport nothing and are not closed, as after a failover without RST; new ones work. */
  silence(): void
  /** Silent connections that the client has not closed. */
  silentClients(): number
  /** Closes the server's ends of silent connections, as its TCP stack does after a while. */
  dropSilent(): void
  /** Resets open connections and rejects new ones until {@link accept}. */
  reject(): void
  accept(): void
  close(): Promise<void>
}

interface Pair {
  client: Socket
  server: Socket
  isSilent: boolean
}

/** `dropsNotices`: LISTEN is answered and nothing is ever heard, as behind a pooler of transactions. */
export async function startDatabaseProxy(
  databaseUrl: string,
  { dropsNotices = false }: { dropsNotices?: boolean } = {},
): Promise<DatabaseProxy> {
  const { hostname, port } = new URL(databaseUrl)
  const pairs = new Set<Pair>()
  const startupParameters: string[][] = []
  let isRejecting = false

  const proxy = createServer((client) => {
    if (isRejecting) return void client.resetAndDestroy()
    const pair: Pair = { client, server: connect(Number(port), hostname), isSilent: false }
    pairs.add(pair)
    client.once('data', (packet) => startupParameters.push(parametersOf(packet)))
    const everything = (chunk: Buffer) => chunk
    for (const [from, to, kept] of [
      [client, pair.server, everything],
      [pair.server, client, dropsNotices ? withoutNotices() : everything],
    ] as const) {
      from.setNoDelay(true)
      from.on('data', (chunk: Buffer) => void (pair.isSilent || to.write(kept(chunk))))
      // What an end of the pair does to the other one is all that errors are for here.
      from.on('error', () => {})
      from.on('close', () => {
        if (pair.isSilent) return
        pairs.delete(pair)
        to.destroy()
      })
    }
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const address = proxy.address()
  if (typeof address !== 'object' || !address) throw new Error('no port')
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${address.port}`

  return {
    url: url.href,
    startupParameters,
    silence() {
      for (const pair of pairs) pair.isSilent = true
    },
    silentClients: () => [...pairs].filter(({ client, isSilent }) => isSilent && !client.destroyed).length,
    dropSilent() {
      for (const pair of pairs) if (pair.isSilent) pair.server.destroy()
    },
    reject() {
      isRejecting = true
      for (const { client } of pairs) client.resetAndDestroy()
    },
    accept() {
      isRejecting = false
    },
    async close() {
      for (const { client, server } of pairs) for (const socket of [client, server]) socket.destroy()
      await new Promise((resolve) => proxy.close(resolve))
    },
  }
}

/** A startup packet is its length, the protocol's version, and names and values that end with a zero. */
function parametersOf(packet: Buffer | string): string[] {
  const words = Buffer.from(packet).subarray(8).toString().split('\0')
  return words.filter((word, index) => index % 2 === 0 && word !== '')
}

const typeOfNotice = 'A'.charCodeAt(0)

/** Returns what of each chunk of a server's stream is passed on: whole messages, which are a type, a length and the rest, but notices. */
function withoutNotices(): (chunk: Buffer) => Buffer {
  let received: Buffer = Buffer.alloc(0)
  return (chunk) => {
    received = Buffer.concat([received, chunk])
    const passed: Buffer[] = []
    for (;;) {
      const end = received.length < 5 ? Infinity : 1 + received.readUInt32BE(1)
      if (received.length < end) return Buffer.concat(passed)
      if (received[0] !== typeOfNotice) passed.push(received.subarray(0, end))
      received = received.subarray(end)
    }
  }
}
