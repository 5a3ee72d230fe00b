import type { Context, Tx } from '#server/kernel/context.ts'
import type { EventType, RecordedEvent } from '#server/kernel/events.ts'
import { listEnquiryFacts } from '#server/modules/enquiries/index.ts'
import { findUsers } from '#server/modules/identity/index.ts'
import type { Mail } from '../domain/mail.ts'
import { enquiryMail } from '../domain/mails.ts'
import { toEach } from '../domain/to-each.ts'
import { insertMails } from '../store.ts'
import type { MailSettings } from './mail-settings.ts'
import { accountEvents, accountMails } from './write-account-mails.ts'
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
  ...catererEvents,
  ...moneyEvents,
]

const writers = [accountMails, memberMails, orderMails, reviewMails, catererMails, moneyMails, enquiryMails]

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
