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
  /**
   * Closes the connection over which the nth message from now is sent, once the server answers it: the statement was carried out, and
   * its client never learns of it.
   */
  cutAnswerOf(message: number): void
  /** Plans no cut any more. Reports whether one has happened since the last call. */
  endCut(): boolean
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
  /** The next answer is not passed on. */
  isCut: boolean
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
  let messagesLeft: number | undefined
  let hasCut = false
  const noteMessage = (pair: Pair): void => {
    if (messagesLeft === undefined || --messagesLeft > 0) return
    messagesLeft = undefined
    pair.isCut = true
  }
  const cut = ({ client, server }: Pair): void => {
    hasCut = true
    client.resetAndDestroy()
    server.destroy()
  }

  const proxy = createServer((client) => {
    if (isRejecting) return void client.resetAndDestroy()
    const pair: Pair = { client, server: connect(Number(port), hostname), isSilent: false, isCut: false }
    pairs.add(pair)
    client.once('data', (packet) => startupParameters.push(parametersOf(packet)))
    const everything = (chunk: Buffer) => chunk
    for (const [from, to, kept] of [
      [client, pair.server, everything],
      [pair.server, client, dropsNotices ? withoutNotices() : everything],
    ] as const) {
      from.setNoDelay(true)
      from.on('data', (chunk: Buffer) => {
        if (from === client) noteMessage(pair)
        else if (pair.isCut) return cut(pair)
        if (!pair.isSilent) to.write(kept(chunk))
      })
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
    cutAnswerOf: (message) => void (messagesLeft = message),
    endCut() {
      const happened = hasCut
      messagesLeft = undefined
      hasCut = false
      return happened
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
