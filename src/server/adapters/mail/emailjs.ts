import { brand } from '#contract/brand.ts'
import { contacts } from '#contract/contacts.ts'
import { MailError, requirePlainHeaders, type MailSender } from './mail-sender.ts'

export interface EmailJsOptions {
  baseUrl: URL
  serviceId: string
  templateId: string
  publicKey: string
  /** EmailJS asks for it whenever no browser sends. */
  privateKey: string
}

const timeoutMs = 15_000
/** About our account, our limit or their service, not about the email. */
const mendable = new Set([401, 402, 403, 404, 408, 409, 412, 425, 426, 429, 451])

/**
 * Sends by the EmailJS service (POST /api/v1.0/email/send). The template there must use {{email}} as its recipient and may use
 * {{subject}}, {{message}} (text), {{html}}, {{name}} and {{contact}}.
 */
export function emailJsSender({ baseUrl, serviceId, templateId, publicKey, privateKey }: EmailJsOptions): MailSender {
  return {
    isOutbox: false,
    async send(mail) {
      requirePlainHeaders(mail)
      const { id, recipient, subject, text, html } = mail
      const body = {
        lib_version: '4.4.1',
        service_id: serviceId,
        template_id: templateId,
        user_id: publicKey,
        accessToken: privateKey,
        template_params: {
          name: brand.name,
          email: recipient,
          contact: contacts().phone,
          subject,
          message: text,
          html,
          message_id: id,
        },
      }
      const answer = await fetch(new URL('/api/v1.0/email/send', baseUrl), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      }).catch(() => {
        throw new MailError('unreachable', { isForGood: false })
      })
      // The text of an answer may repeat the address, so it is thrown away.
      await answer.body?.cancel()
      if (answer.ok) return
      const isForGood = answer.status >= 400 && answer.status < 500 && !mendable.has(answer.status)
      throw new MailError(`http_${answer.status}`, { isForGood })
    },
  }
}
