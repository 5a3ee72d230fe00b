import { contacts } from '#contract/contacts.ts'
import type { Context, Tx } from '#server/kernel/context.ts'
import type { EventType, RecordedEvent } from '#server/kernel/events.ts'
import { emailedMessage, listEnquiryFacts, listSentEnquiries } from '#server/modules/enquiries/index.ts'
import { findUsers } from '#server/modules/identity/index.ts'
import { us, type Mail } from '../domain/mail.ts'
import { enquiryMail } from '../domain/mails.ts'
import { enquiryAcknowledgedMail, enquiryToUsMail } from '../domain/enquiry-mails.ts'
import { toEach } from '../domain/to-each.ts'
import { insertMails } from '../store.ts'
import type { MailSettings } from './mail-settings.ts'
import { accountEvents, accountMails } from './write-account-mails.ts'
import { complaintEvents, complaintMails } from './write-complaint-mails.ts'
import { memberEvents, memberMails } from './write-member-mails.ts'
import { catererEvents, catererMails } from './write-caterer-mails.ts'
import { moneyEvents, moneyMails } from './write-money-mails.ts'
import { orderMails } from './write-order-mails.ts'
import { reviewMails } from './write-review-mails.ts'

/** Events that emails may follow from. */
export const mailedEvents: readonly EventType[] = [
  ...accountEvents,
  ...memberEvents,
  'order.requested',
  'order.unanswered',
  'order.unmarked',
  'order.accepted',
  'order.declined',
  'order.lapsed',
  'order.cancelled',
  'order.in_preparation',
  'order.delivered',
  'order.completed',
  'order.changed',
  'order.unread',
  'review.written',
  'review.replied',
  'enquiry.received',
  'enquiry.received_by_us',
  ...complaintEvents,
  ...catererEvents,
  ...moneyEvents,
]

const writers = [
  accountMails,
  memberMails,
  orderMails,
  reviewMails,
  catererMails,
  moneyMails,
  enquiryMails,
  sentEnquiryMails,
  complaintMails,
]

/** Queues the emails that follow from events. One that is queued already stays as it is. */
export async function writeMails(
  ctx: Context,
  tx: Tx,
  settings: MailSettings,
  events: readonly RecordedEvent[],
): Promise<void> {
  const mails: Mail[] = []
  for (const write of writers) mails.push(...(await write(ctx, tx, settings, events)))
  await insertMails(
    tx,
    mails.map((mail) => ({ ...mail, id: ctx.newId() })),
    ctx.clock.now(),
  )
}

function subjectsOf(events: readonly RecordedEvent[], type: string): string[] {
  return events.filter((event) => event.type === type).map(({ subject }) => subject)
}

async function enquiryMails(
  _ctx: Context,
  tx: Tx,
  { site }: MailSettings,
  events: readonly RecordedEvent[],
): Promise<Mail[]> {
  const ids = subjectsOf(events, 'enquiry.received')
  const enquiries = ids.length > 0 ? await listEnquiryFacts(tx, ids) : []
  const readers = await findUsers(
    { db: tx },
    enquiries.flatMap(({ catererPeople }) => catererPeople),
  )
  return enquiries.flatMap((enquiry) => {
    const mails = toEach(enquiry.catererPeople, readers, (reader) => [enquiryMail(reader, enquiry, site)])
    return mails.length > 0 ? mails : [enquiryMail(undefined, enquiry, site)]
  })
}

/** What was sent to us, and the acknowledgement of any enquiry to a sender who is signed in and has confirmed the address. */
async function sentEnquiryMails(
  _ctx: Context,
  tx: Tx,
  { site }: MailSettings,
  events: readonly RecordedEvent[],
): Promise<Mail[]> {
  const toUs = new Set(subjectsOf(events, 'enquiry.received_by_us'))
  const ids = [...toUs, ...subjectsOf(events, 'enquiry.received')]
  const enquiries = ids.length > 0 ? await listSentEnquiries(tx, ids) : []
  const readers = await findUsers(
    { db: tx },
    enquiries.flatMap(({ userId }) => userId ?? []),
  )
  return enquiries.flatMap((enquiry) => {
    const emailed = { ...enquiry, message: emailedMessage(enquiry) }
    const reader = readers.get(enquiry.userId ?? '')
    return [
      ...(toUs.has(enquiry.id) ? [enquiryToUsMail(us(contacts().email), emailed, site)] : []),
      ...(reader?.emailVerified ? [enquiryAcknowledgedMail(reader, emailed)] : []),
    ]
  })
}
