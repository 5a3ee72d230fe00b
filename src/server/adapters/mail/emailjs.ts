import { brand } from '#contract/brand.ts'
import { contacts } from '#contract/contacts.ts'
import { traceHeaders } from '#server/kernel/tracing/trace.ts'
import { MailError, requirePlainHeaders, type MailSender, type OutgoingMail } from './mail-sender.ts'

export interface EmailJsOptions {
  baseUrl: URL
  serviceId: string
  templateId: string
  /** Template of what visitors enter, whose recipient is fixed to the operator. Without one those emails use the other template. */
  enquiryTemplateId: string | undefined
  publicKey: string
  /** EmailJS asks for it whenever no browser sends. */
  privateKey: string
}

const timeoutMs = 15_000
/** About our account, our limit or their service, not about the email. */
const mendable = new Set([401, 402, 403, 404, 408, 409, 412, 425, 426, 429, 451])

/**
 * Sends by the EmailJS service (POST /api/v1.0/email/send). The template there must use {{email}} as its recipient and may use
 * {{subject}}, {{message}} (text), {{html}}, {{name}} and {{contact}}. What visitors enter is sent as exactly name, email, message and
 * contact (R375).
 */
export function emailJsSender(options: EmailJsOptions): MailSender {
  const { baseUrl, serviceId, publicKey, privateKey } = options
  return {
    isOutbox: false,
    async send(mail) {
      requirePlainHeaders(mail)
      const body = {
        lib_version: '4.4.1',
        service_id: serviceId,
        user_id: publicKey,
        accessToken: privateKey,
        ...templateFor(mail, options),
      }
      const answer = await fetch(new URL('/api/v1.0/email/send', baseUrl), {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...traceHeaders() },
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

/** The template of an email and its parameters. */
function templateFor(mail: OutgoingMail, { templateId, enquiryTemplateId }: EmailJsOptions) {
  const { id, recipient, subject, text, html, form } = mail
  if (!form) {
    const ours = { name: brand.name, email: recipient, contact: contacts().phone }
    return { template_id: templateId, template_params: { ...ours, subject, message: text, html, message_id: id } }
  }
  const { name, email, message, contact } = form
  if (enquiryTemplateId) return { template_id: enquiryTemplateId, template_params: { name, email, message, contact } }
  // The recipient of the other template is {{email}}: with the visitor's there, it would write to whoever they name.
  const reply = email ? `${message}\n\n${email}` : message
  return { template_id: templateId, template_params: { name, email: recipient, message: reply, contact } }
}
