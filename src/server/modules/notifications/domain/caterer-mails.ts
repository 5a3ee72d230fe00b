import { paths } from '#contract/paths.ts'
import type { RevisionField } from '#contract/rules/approval-moves.ts'
import type { Day } from '#contract/values/calendar.ts'
import * as text from '#messages/emails'
import { localeOf, mail, type Mail, type Reader } from './mail.ts'
import { formatDayIn } from './moment.ts'

/** What an owner is told of: the id of the event, and what an admin wrote for them, empty without a reason. */
export interface ApprovalFacts {
  eventId: string
  reason: string
}

const saysOf = {
  caterer_approved: [text.email_subject_caterer_approved, text.email_caterer_approved],
  caterer_changes_requested: [text.email_subject_caterer_changes_requested, text.email_caterer_changes_requested],
  caterer_rejected: [text.email_subject_caterer_rejected, text.email_caterer_rejected],
  caterer_suspended: [text.email_subject_caterer_suspended, text.email_caterer_suspended],
  caterer_reinstated: [text.email_subject_caterer_reinstated, text.email_caterer_reinstated],
} as const
export type ApprovalMailKind = keyof typeof saysOf

/** To the owner of a caterer about which an admin has decided. It names no caterer: an unconfirmed address may be anyone's. */
export function approvalMail(kind: ApprovalMailKind, reader: Reader, facts: ApprovalFacts, site: string): Mail {
  const locale = localeOf(reader)
  const [subject, says] = saysOf[kind]
  return mail(kind, facts.eventId, reader, {
    subject: subject({}, locale),
    paragraphs: [says({}, locale), ...withheldReason(facts, reader)],
    facts: reasonIn(facts, reader),
    actions: [profileAction(reader, site)],
  })
}

const fieldLabel = {
  name: text.email_label_field_name,
  address: text.email_label_field_address,
  gstNo: text.email_label_field_gst,
} as const satisfies Record<RevisionField, unknown>

/** To the owner whose proposed changes an admin has decided. The values are not in it. */
export function revisionDecidedMail(
  reader: Reader,
  facts: ApprovalFacts & { accepted: readonly RevisionField[]; refused: readonly RevisionField[] },
  site: string,
): Mail {
  const locale = localeOf(reader)
  const rows = (fields: readonly RevisionField[], outcome: string) =>
    fields.map((field): [string, string] => [fieldLabel[field]({}, locale), outcome])
  return mail('caterer_revision_decided', facts.eventId, reader, {
    subject: text.email_subject_caterer_revision_decided({}, locale),
    paragraphs: [text.email_caterer_revision_decided({}, locale), ...withheldReason(facts, reader)],
    facts: [
      ...rows(facts.accepted, text.email_revision_accepted({}, locale)),
      ...rows(facts.refused, text.email_revision_refused({}, locale)),
      ...reasonIn(facts, reader),
    ],
    actions: [profileAction(reader, site)],
  })
}

/** To the owner of a caterer whose FSSAI licence ends soon. */
export function licenceEndingMail(
  reader: Reader,
  { eventId, endsOn }: { eventId: string; endsOn: Day },
  site: string,
): Mail {
  const locale = localeOf(reader)
  const day = formatDayIn(reader.language, endsOn)
  return mail('caterer_licence_ending', eventId, reader, {
    subject: text.email_subject_caterer_licence_ending({ day }, locale),
    paragraphs: [text.email_caterer_licence_ending({ day }, locale)],
    actions: [profileAction(reader, site)],
  })
}

/** The reason in an email to a confirmed address. Another one may be a stranger's, and gets nothing that anyone typed. */
function reasonIn({ reason }: ApprovalFacts, reader: Reader): [string, string][] {
  return reason === '' || !reader.emailVerified ? [] : [[text.email_label_reason({}, localeOf(reader)), reason]]
}

/** How to learn a reason that is left out. */
function withheldReason({ reason }: ApprovalFacts, reader: Reader): string[] {
  return reason === '' || reader.emailVerified ? [] : [text.email_reason_by_phone({}, localeOf(reader))]
}

function profileAction(reader: Reader, site: string) {
  return { text: text.email_action_view_profile({}, localeOf(reader)), url: site + paths.catererDashboard() }
}
