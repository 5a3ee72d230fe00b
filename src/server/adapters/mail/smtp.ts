import type { Transporter } from 'nodemailer'
import { MailError, requirePlainHeaders, type MailSender } from './mail-sender.ts'

const second = 1000

export interface SmtpOptions {
  /** smtp: or smtps:, with user and password. */
  url: URL
  /** The sender as readers see it: 'Pangat <hello@pangat.example>'. */
  from: string
  /** The host in Message-IDs. */
  host: string
  /** How long the other side may be silent; twice as long once an email is under way. */
  timeoutMs?: number
}

/** Sends by SMTP, as text and HTML in one. The mail's id makes its Message-ID. */
export function smtpSender({ url, from, host, timeoutMs = 10 * second }: SmtpOptions): MailSender {
  let transport: Promise<Transporter> | undefined
  const open = async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport(
      {
        url: url.href,
        connectionTimeout: timeoutMs,
        greetingTimeout: timeoutMs,
        socketTimeout: 2 * timeoutMs,
        // An email is made of what we wrote: no part of it is ever read from a file or an address.
        disableFileAccess: true,
        disableUrlAccess: true,
      },
      { from },
    )
  }
  return {
    isOutbox: false,
    async send(mail) {
      requirePlainHeaders(mail)
      const { id, recipient, subject, text, html, form } = mail
      // An address given as an object is taken as it is; a text would be parsed for several.
      const to = { name: '', address: recipient }
      // A reply goes to the visitor, where they gave an address.
      const replyTo = form?.email ? { replyTo: { name: '', address: form.email } } : {}
      const message = { to, ...replyTo, subject, text, html, messageId: `<${id}@${host}>` }
      transport ??= open()
      await (await transport).sendMail(message).catch((error: unknown) => {
        throw toMailError(error)
      })
    },
  }
}

/** Where a server speaks of this email. What it says before, to us, to our password or to our sender, may be mended. */
const aboutTheMail: unknown[] = ['RCPT TO', 'DATA']

/** 5xx to a recipient or a message is final. */
function toMailError(error: unknown): MailError {
  const { code, responseCode, command } = error as { code?: unknown; responseCode?: unknown; command?: unknown }
  const answered = typeof responseCode === 'number' ? responseCode : 0
  const reason = [typeof code === 'string' ? code : 'unknown', answered || ''].join(' ').trim()
  return new MailError(reason, { isForGood: aboutTheMail.includes(command) && answered >= 500 && answered < 600 })
}
