import { paths } from '#contract/paths.ts'
import * as text from '#messages/emails'
import { localeOf, mail, type Mail, type Reader } from './mail.ts'

/** What emails tell of a complaint. What was written in it is not in them. */
export interface ComplaintFacts {
  id: string
  ticket: string
  /** Of the page that shows state and answers. */
  secret: string
}

type Locale = ReturnType<typeof localeOf>

/** To the grievance officer: a new complaint, or one whose time is over. `about` tells one delay from the next. */
export function complaintOfficerMail(
  kind: 'complaint_received' | 'complaint_overdue',
  to: Reader,
  complaint: ComplaintFacts,
  about: string,
  site: string,
): Mail {
  const { ticket } = complaint
  const locale = localeOf(to)
  const isNew = kind === 'complaint_received'
  return mail(kind, about, to, {
    subject: isNew
      ? text.email_subject_complaint_received({ ticket }, locale)
      : text.email_subject_complaint_overdue({ ticket }, locale),
    paragraphs: [isNew ? text.email_complaint_received({}, locale) : text.email_complaint_overdue({}, locale)],
    facts: [[text.email_label_ticket({}, locale), ticket]],
    actions: [{ text: text.email_action_view_complaint({}, locale), url: site + paths.adminComplaints() }],
  })
}

const told = {
  complaint_filed: {
    subject: (ticket: string, locale: Locale) => text.email_subject_complaint_filed({ ticket }, locale),
    says: (locale: Locale) => text.email_complaint_filed({}, locale),
  },
  complaint_acknowledged: {
    subject: (ticket: string, locale: Locale) => text.email_subject_complaint_acknowledged({ ticket }, locale),
    says: (locale: Locale) => text.email_complaint_acknowledged({}, locale),
  },
  complaint_answered: {
    subject: (ticket: string, locale: Locale) => text.email_subject_complaint_answered({ ticket }, locale),
    says: (locale: Locale) => text.email_complaint_answered({}, locale),
  },
  complaint_closed: {
    subject: (ticket: string, locale: Locale) => text.email_subject_complaint_closed({ ticket }, locale),
    says: (locale: Locale) => text.email_complaint_closed({}, locale),
  },
} as const

export type ComplaintMailKind = keyof typeof told

/** To the sender who is signed in and has confirmed the address. `about` tells one answer from the next. */
export function complaintSenderMail(
  kind: ComplaintMailKind,
  reader: Reader,
  complaint: ComplaintFacts,
  about: string,
  site: string,
): Mail {
  const { ticket, secret } = complaint
  const locale = localeOf(reader)
  return mail(kind, about, reader, {
    subject: told[kind].subject(ticket, locale),
    paragraphs: [told[kind].says(locale)],
    facts: [[text.email_label_ticket({}, locale), ticket]],
    actions: [{ text: text.email_action_view_ticket({}, locale), url: site + paths.complaint(secret) }],
  })
}
