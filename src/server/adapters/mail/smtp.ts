import { createTransport } from 'nodemailer'
import { MailRefused, requirePlainHeaders, type MailSender } from './mail-sender.ts'

const second = 1000

export interface SmtpOptions {
  /** smtp: or smtps:, with user and password. */
  url: URL
  /** The sender as readers see it: 'Pangat <hello@pangat.example>'. */
  from: string
  /** The host in Message-IDs. */
  host: string
}

/** Sends by SMTP, as text and HTML in one. The mail's id makes its Message-ID. */
export function smtpSender({ url, from, host }: SmtpOptions): MailSender {
  const transport = createTransport(
    {
      url: url.href,
      connectionTimeout: 10 * second,
      greetingTimeout: 10 * second,
      socketTimeout: 20 * second,
      // A mail is made of what we wrote: no part of it is ever read from a file or an address.
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  )
  return {
    isOutbox: false,
    async send(mail) {
      requirePlainHeaders(mail)
      const { id, recipient, subject, text, html } = mail
      // An address given as an object is taken as it is; a text would be parsed for several.
      const to = { name: '', address: recipient }
      await transport.sendMail({ to, subject, text, html, messageId: `<${id}@${host}>` }).catch((error: unknown) => {
        throw refusalFrom(error)
      })
    },
  }
}

/** 5xx to a recipient or a message is final; a failed sign-in or an unreachable server is about us and may be mended. */
function refusalFrom(error: unknown): MailRefused {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  const answered = typeof responseCode === 'number' ? responseCode : 0
  const reason = [typeof code === 'string' ? code : 'unknown', answered || ''].join(' ').trim()
  return new MailRefused(reason, { isForGood: code !== 'EAUTH' && answered >= 500 && answered < 600 })
}
