import type { Config } from '#server/kernel/config.ts'
import { emailJsSender } from './emailjs.ts'
import type { MailSender } from './mail-sender.ts'
import { smtpSender } from './smtp.ts'

/** Emails are kept and can be read at /dev/mail; none leaves. */
const outbox: MailSender = { isOutbox: true, send: async () => {} }

/** The way by which emails leave, as configured. */
export function configuredSender({ mail, publicUrl }: Pick<Config, 'mail' | 'publicUrl'>): MailSender {
  switch (mail.provider) {
    case 'smtp':
      return smtpSender({ url: mail.url, from: mail.from, host: publicUrl.hostname })
    case 'emailjs':
      return emailJsSender(mail)
    case 'outbox':
      return outbox
  }
}
