import type { EnteredForm } from '#contract/endpoints/forms/enquiries.ts'

/** One email to one reader. Nothing in it can begin a header of its own: subject and recipient are single lines. */
export interface OutgoingMail {
  /** Stable over tries, so that a reader's server knows a repeat. */
  id: string
  recipient: string
  subject: string
  text: string
  html: string
  /** Undefined for all emails but those to us. */
  form?: EnteredForm | undefined
}

/** A way by which emails leave. */
export interface MailSender {
  /** Done when the other side has taken the email over; throws {@link MailError} when it has not. */
  send(mail: OutgoingMail): Promise<void>
  /** True when emails are only kept to be read here. */
  isOutbox: boolean
}

/** The email was not taken over. `reason` is a code without personal data; `isForGood`: trying again is pointless. */
export class MailError extends Error {
  readonly reason: string
  readonly isForGood: boolean

  constructor(reason: string, options: { isForGood: boolean }) {
    super(reason)
    this.name = 'MailError'
    this.reason = reason
    this.isForGood = options.isForGood
  }
}

const controls = /[\p{Cc}\u2028\u2029]/u

/** Last check before an email is sent: rejects line breaks in addresses and subjects, which would inject headers. */
export function requirePlainHeaders({ recipient, subject, form }: OutgoingMail): void {
  const areAddresses = [recipient, form?.email || recipient].every((text) => /^[^\s@<>,;"]+@[^\s@<>,;"]+$/.test(text))
  if (!areAddresses || controls.test(subject)) throw new MailError('bad_header', { isForGood: true })
}
