import { contacts } from '#contract/contacts.ts'
import type { Context, Tx } from '#server/kernel/context.ts'
import type { EventType, RecordedEvent } from '#server/kernel/events.ts'
import { listComplaintFacts } from '#server/modules/complaints/index.ts'
import { findUsers } from '#server/modules/identity/index.ts'
import { complaintOfficerMail, complaintSenderMail, type ComplaintMailKind } from '../domain/complaint-mails.ts'
import { us, type Mail } from '../domain/mail.ts'
import type { MailSettings } from './mail-settings.ts'

const kindOf = {
  'complaint.received': 'complaint_filed',
  'complaint.acknowledged': 'complaint_acknowledged',
  'complaint.answered': 'complaint_answered',
  'complaint.closed': 'complaint_closed',
} as const satisfies Partial<Record<EventType, ComplaintMailKind>>

export const complaintEvents = [
  'complaint.received',
  'complaint.acknowledged',
  'complaint.answered',
  'complaint.closed',
  'complaint.overdue',
] as const satisfies readonly EventType[]
type ComplaintEvent = (typeof complaintEvents)[number]

/** The emails that follow from complaints: of new and overdue ones to the officer, of every step to a sender with a confirmed address. */
export async function complaintMails(
  _ctx: Context,
  tx: Tx,
  { site }: MailSettings,
  events: readonly RecordedEvent[],
): Promise<Mail[]> {
  const about = events.filter(({ type }) => complaintEvents.some((one) => one === type))
  if (about.length === 0) return []
  const found = await listComplaintFacts(
    tx,
    about.map(({ subject }) => subject),
  )
  const complaints = new Map(found.map((complaint) => [complaint.id, complaint]))
  const readers = await findUsers(
    { db: tx },
    found.flatMap(({ userId }) => userId ?? []),
  )
  const officer = us(contacts().grievanceEmail)
  return about.flatMap(({ id, type, subject }) => {
    const complaint = complaints.get(subject)
    if (!complaint) return []
    // The events were chosen by their types above.
    const event = type as ComplaintEvent
    if (event === 'complaint.overdue') return [complaintOfficerMail('complaint_overdue', officer, complaint, id, site)]
    const toOfficer =
      event === 'complaint.received'
        ? [complaintOfficerMail('complaint_received', officer, complaint, subject, site)]
        : []
    const reader = readers.get(complaint.userId ?? '')
    const sender = reader?.emailVerified ? [complaintSenderMail(kindOf[event], reader, complaint, id, site)] : []
    return [...toOfficer, ...sender]
  })
}
