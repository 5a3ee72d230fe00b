import { brand } from '#contract/brand.ts'
import { contacts } from '#contract/contacts.ts'
import type { Language } from '#contract/values/language.ts'
import { formatPhone } from '#contract/values/phone.ts'
import * as text from '#messages/emails'
import type { EnteredForm } from '#contract/endpoints/forms/enquiries.ts'
import { contentAsHtml, contentAsText, type EmailContent } from './email-content.ts'

export type MailKind =
  | 'welcome'
  | 'verify_email'
  | 'email_code'
  | 'reset_password'
  | 'password_changed'
  | 'change_email'
  | 'email_change_asked'
  | 'email_changed'
  | 'provider_joined'
  | 'account_deleted'
  | 'order_requested'
  | 'order_to_answer'
  | 'order_answer_reminder'
  | 'order_accepted_automatically'
  | 'order_accepted'
  | 'order_declined'
  | 'order_lapsed'
  | 'order_lapsed_caterer'
  | 'order_in_preparation'
  | 'order_delivered'
  | 'order_unmarked'
  | 'order_unmarked_caterer'
  | 'order_completed'
  | 'order_cancelled'
  | 'order_cancelled_caterer'
  | 'order_changed'
  | 'order_changed_caterer'
  | 'order_unread'
  | 'enquiry_received'
  | 'enquiry_to_us'
  | 'enquiry_acknowledged'
  | 'complaint_received'
  | 'complaint_overdue'
  | 'complaint_filed'
  | 'complaint_acknowledged'
  | 'complaint_answered'
  | 'complaint_closed'
  | 'member_invited'
  | 'member_joined'
  | 'member_removed'
  | 'ownership_offered'
  | 'ownership_offer_sent'
  | 'ownership_received'
  | 'ownership_passed'
  | 'review_written'
  | 'review_replied'
  | 'caterer_approved'
  | 'caterer_changes_requested'
  | 'caterer_rejected'
  | 'caterer_suspended'
  | 'caterer_reinstated'
  | 'caterer_revision_decided'
  | 'caterer_licence_ending'
  | 'bank_changed'
  | 'payout_paid'
  | 'payout_failed'
  | 'statement_ready'
  | 'compensation_missing'
  | 'compensation_paid'
  | 'order_refunded'
  | 'order_refunded_caterer'

/** An email ready to be kept. There is one of each `dedupeKey`, however often it is asked for. */
export interface Mail {
  kind: MailKind
  dedupeKey: string
  recipient: string
  subject: string
  text: string
  html: string
  /** From then on it is not worth sending. */
  uselessAt?: Date
  /** What a visitor entered, where the email passes that on to us. */
  form?: EnteredForm
  /** The account whose words are in it, besides its recipient's. */
  writtenBy?: string | undefined
}

export interface Reader {
  id: string
  email: string
  /** Reports whether the reader has confirmed the address. One that is not confirmed may be anyone's. */
  emailVerified: boolean
  firstName: string
  /** In which the email is written. */
  language: Language
}

/** Ourselves, who read English, at one of our addresses. */
export function us(email: string): Reader {
  return { id: '', email, emailVerified: true, firstName: brand.name, language: 'en' }
}

/** The option of a message that makes it one in the reader's language. */
export function localeOf({ language }: Pick<Reader, 'language'>): { locale: Language } {
  return { locale: language }
}

interface Content extends Omit<EmailContent, 'greeting' | 'signature'> {
  subject: string
  /** What to do if it was someone else; every email to an address that is not confirmed says so, with this or with general words. */
  notYou?: string
}

/**
 * Writes an email to one reader; there is one of a kind about a thing. Subject and content are in the reader's language. An address
 * that is not confirmed may be a stranger's, so the name that was given with it is not in the email.
 */
export function mail(kind: MailKind, about: string, reader: Reader, { subject, notYou, ...content }: Content): Mail {
  const { email, emailVerified, firstName, language } = reader
  const locale = localeOf(reader)
  const warning = notYou ?? (emailVerified ? undefined : text.email_not_you_ignore_or_call({}, locale))
  const emailContent = {
    ...content,
    greeting: emailVerified
      ? text.email_greeting({ name: firstName }, locale)
      : text.email_greeting_no_name({}, locale),
    paragraphs: [...content.paragraphs, ...(warning === undefined ? [] : [warning])].map(capitalised),
    signature: `${brand.name}, ${formatPhone(contacts().phone)}`,
  }
  return {
    kind,
    dedupeKey: `${kind}:${about}`,
    recipient: email,
    // A line break or another control character in a subject could begin a header of its own.
    subject: capitalised(subject)
      .replace(/[\p{Cc}\s]+/gu, ' ')
      .trim(),
    text: contentAsText(emailContent),
    html: contentAsHtml(emailContent, language),
  }
}

/** Text that begins with a capital, whatever was put in its first place. */
function capitalised(line: string): string {
  return line.charAt(0).toUpperCase() + line.slice(1)
}
