import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

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

/** Status with which a server says that it cannot take emails at the moment. */
const unavailable = 421

export async function startMailServer(): Promise<MailServer> {
  const arrived = new Map<string, number>()
  let isAway = false
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    authOptional: true,
    disableReverseLookup: true,
    onConnect: (_, done) =>
      done(isAway ? Object.assign(new Error('not at the moment'), { responseCode: unavailable }) : null),
    onData(stream, _, done) {
      let source = ''
      stream.on('data', (chunk: Buffer) => (source += chunk.toString('latin1')))
      stream.on('end', () => {
        const [, id] = /^message-id: <([^@>]+)@/im.exec(source) ?? []
        if (id !== undefined) arrived.set(id, (arrived.get(id) ?? 0) + 1)
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    settings: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Pangat <hello@pangat.example>' },
    arrived,
    setAway: (away) => void (isAway = away),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
