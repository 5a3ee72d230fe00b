import type { EnquiryKind } from '#contract/endpoints/forms/enquiries.ts'
import { paths } from '#contract/paths.ts'
import { formatPhone, withoutCountryCode } from '#contract/values/phone.ts'
import * as text from '#messages/emails'
import { localeOf, mail, type Mail, type Reader } from './mail.ts'

/** What was sent with a form, with everything that was entered. */
export interface SentEnquiry {
  id: string
  kind: EnquiryKind
  /** Null for those of earlier builds. */
  ticket: string | null
  name: string
  email: string | null
  /** E.164. */
  contact: string
  /** As it is emailed; empty where nothing was written. */
  message: string
  userId: string | null
  /** Of the caterer that was asked. */
  catererName: string | null
}

/** To us, with what was entered: nobody else reads it, so it is the one email with a stranger's text (docs/decisions/0511). */
export function enquiryToUsMail(to: Reader, enquiry: SentEnquiry, site: string): Mail {
  const { id, kind, ticket, name, email, contact, message, userId } = enquiry
  const locale = localeOf(to)
  const about = { ticket: ticket ?? '' }
  const subjects: Record<EnquiryKind, () => string> = {
    contact: () => text.email_subject_enquiry_to_us_contact(about, locale),
    wedding: () => text.email_subject_enquiry_to_us_wedding(about, locale),
    festival: () => text.email_subject_enquiry_to_us_festival(about, locale),
    caterer: () => text.email_subject_enquiry_to_us_contact(about, locale),
  }
  const written = mail('enquiry_to_us', id, to, {
    subject: subjects[kind](),
    paragraphs: [text.email_enquiry_to_us({}, locale)],
    facts: [
      [text.email_label_ticket({}, locale), ticket ?? ''],
      [text.email_label_name({}, locale), name],
      [text.email_label_phone({}, locale), formatPhone(contact)],
      ...(email ? [[text.email_label_email({}, locale), email] as const] : []),
      ...(message ? [[text.email_label_message({}, locale), message] as const] : []),
    ],
    actions: [{ text: text.email_action_view_enquiry({}, locale), url: site + paths.adminEnquiries() }],
  })
  return {
    ...written,
    form: { name, email: email ?? '', contact: withoutCountryCode(contact), message },
    writtenBy: userId ?? undefined,
  }
}

/** To the sender who is signed in and has confirmed the address: that we have it, in our words alone. */
export function enquiryAcknowledgedMail(reader: Reader, enquiry: SentEnquiry): Mail {
  const { id, ticket, catererName } = enquiry
  const locale = localeOf(reader)
  const caterer = reader.emailVerified && catererName ? catererName : text.email_caterer_no_name({}, locale)
  return mail('enquiry_acknowledged', id, reader, {
    subject: text.email_subject_enquiry_acknowledged({ ticket: ticket ?? '' }, locale),
    paragraphs: [
      catererName === null
        ? text.email_enquiry_acknowledged_us({}, locale)
        : text.email_enquiry_acknowledged_caterer({ caterer }, locale),
    ],
    facts: [[text.email_label_ticket({}, locale), ticket ?? '']],
  })
}
