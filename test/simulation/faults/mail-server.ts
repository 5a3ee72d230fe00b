import { createServer, type AddressInfo, type Socket } from 'node:net'
import { createInterface } from 'node:readline'

/** An email server of the simulation, which can be away. */
export interface MailServer {
  /** Settings that point a service at it. */
  settings: Record<string, string>
  /** How often each email arrived, by its Message-ID without the host. */
  arrived: ReadonlyMap<string, number>
  /** From now on it rejects every connection, or takes them again. */
  setAway(isAway: boolean): void
  close(): Promise<void>
}

/** Greeting of a server that cannot take emails at the moment. */
const unavailable = '421 not at the moment'

/** Replies to the commands of a client that sends one email (RFC 5321); DATA is replied to once more after its last line. */
const replies: Record<string, string> = {
  EHLO: '250 simulation',
  MAIL: '250 ok',
  RCPT: '250 ok',
  DATA: '354 go on',
  QUIT: '221 bye',
}

/**
 * Speaks just enough SMTP for our client. Servers for real use greet late, to tell clients that talk too early, and the emails of a
 * scenario would wait for that longer than for everything else.
 */
export async function startMailServer(): Promise<MailServer> {
  const arrived = new Map<string, number>()
  let isAway = false
  const server = createServer((socket) => {
    socket.setNoDelay(true).on('error', () => socket.destroy())
    if (isAway) return void socket.end(`${unavailable}\r\n`)
    takeEmails(socket, (id) => arrived.set(id, (arrived.get(id) ?? 0) + 1))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    settings: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Pangat <hello@pangat.example>' },
    arrived,
    setAway: (away) => void (isAway = away),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** Takes the emails of one connection. An email counts once its last line is there, before the client hears of it. */
function takeEmails(socket: Socket, take: (id: string) => void): void {
  const reply = (line: string) => void socket.write(`${line}\r\n`)
  let message: string[] | undefined
  createInterface({ input: socket, crlfDelay: Infinity }).on('line', (line) => {
    if (message === undefined) {
      const command = line.slice(0, 4).toUpperCase()
      if (command === 'DATA') message = []
      reply(replies[command] ?? '502 unknown')
      if (command === 'QUIT') socket.end()
    } else if (line === '.') {
      const [, id] = /^message-id: <([^@>]+)@/im.exec(message.join('\n')) ?? []
      if (id !== undefined) take(id)
      message = undefined
      reply('250 taken')
    } else message.push(line)
  })
  reply('220 simulation')
}
