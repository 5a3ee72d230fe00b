import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** An email as it was delivered. */
export interface ReceivedMail {
  to: string[]
  /** Headers and body, with the encoding of its parts undone. */
  text: string
}

export interface MailServer {
  pid: number | undefined
  /** Settings that have a product send by it. */
  settings: Record<string, string>
  received: readonly ReceivedMail[]
  stop(): Promise<void>
}

/** Starts an email server in a process of its own. It delivers nothing. */
export async function startMailServer(from: string): Promise<MailServer> {
  const child = fork(join(import.meta.dirname, 'mail-server.ts'))
  const ended = once(child, 'exit')
  const received: ReceivedMail[] = []
  // Messages are as mail-server.ts sends them.
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  child.on('message', ({ to, source }: { to: string[]; source: string }) =>
    received.push({ to, text: decodeQuotedPrintable(source) }),
  )
  return {
    pid: child.pid,
    settings: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: from },
    received,
    async stop() {
      child.disconnect()
      await ended
    },
  }
}

/** Undoes quoted-printable (RFC 2045), in which emails of more than plain ASCII are sent. */
function decodeQuotedPrintable(source: string): string {
  const bytes = source.replaceAll(/=\r?\n/g, '').replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => `%${hex}`)
  return bytes.replaceAll(/(?:%[0-9A-F]{2})+/g, (run) => {
    try {
      return decodeURIComponent(run)
    } catch {
      return run
    }
  })
}
