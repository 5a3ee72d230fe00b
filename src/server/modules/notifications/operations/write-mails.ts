import type { Context, Tx } from '#server/kernel/context.ts'
import type { EventType, RecordedEvent } from '#server/kernel/events.ts'
import { listEnquiryFacts } from '#server/modules/enquiries/index.ts'
import { findUsers } from '#server/modules/identity/index.ts'
import type { Mail } from '../domain/mail.ts'
import { enquiryMail } from '../domain/mails.ts'
import { insertMails } from '../store.ts'
import type { MailSettings } from './mail-settings.ts'
import { accountEvents, accountMails } from './write-account-mails.ts'
import { orderMails } from './write-order-mails.ts'
import { reviewMails } from './write-review-mails.ts'

/** Events that emails may follow from. */
export const mailedEvents: readonly EventType[] = [
  ...accountEvents,
  'order.requested',
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
]

/** Queues the emails that follow from events. One that is queued already stays as it is. */
export async function writeMails(
  ctx: Context,
  tx: Tx,
  events: readonly RecordedEvent[],
  settings: MailSettings,
): Promise<void> {
  const now = ctx.clock.now()
  const mails = [
    ...(await accountMails(ctx, tx, events, settings)),
    ...(await orderMails(tx, events, settings.site, now)),
    ...(await reviewMails(tx, events, settings.site, now)),
    ...(await aboutEnquiries(tx, events, settings)),
  ]
  await insertMails(
    tx,
    mails.map((mail) => ({ ...mail, id: ctx.newId() })),
    now,
  )
}

function subjectsOf(events: readonly RecordedEvent[], type: string): string[] {
  return events.filter((event) => event.type === type).map(({ subject }) => subject)
}

async function aboutEnquiries(tx: Tx, events: readonly RecordedEvent[], { site }: MailSettings): Promise<Mail[]> {
  const ids = subjectsOf(events, 'enquiry.received')
  const enquiries = ids.length > 0 ? await listEnquiryFacts(tx, ids) : []
  const owners = await findUsers(
    { db: tx },
    enquiries.flatMap(({ ownerId }) => ownerId ?? []),
  )
  return enquiries.map((enquiry) => enquiryMail(owners.get(enquiry.ownerId ?? ''), enquiry, site))
}
