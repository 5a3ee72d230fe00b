import type { Context, Tx } from '#server/kernel/context.ts'
import { findUsers } from '#server/modules/identity/index.ts'
import type { Mail } from '../domain/mail.ts'
import { enquiryMail } from '../domain/mails.ts'
import { claimEvents, findEnquiryFacts, insertMails, markHandled, type PendingEvent } from '../store.ts'
import { accountMails } from './write-account-mails.ts'
import { orderMails } from './write-order-mails.ts'
import { reviewMails } from './write-review-mails.ts'

export interface MailSettings {
  /** Origin of the links in mails. */
  site: string
}

const batch = 50

/**
 * Writes the mails that follow from what has happened. An event and its mails are marked and kept in one transaction,
 * so a crash loses nothing and a second run writes nothing twice.
 */
export async function writeMails(ctx: Context, settings: MailSettings): Promise<void> {
  for (;;) {
    const handled = await ctx.transaction(async (tx) => {
      const events = await claimEvents(tx, batch)
      if (events.length === 0) return 0
      const mails = [
        ...(await accountMails(ctx, tx, events, settings.site)),
        ...(await orderMails(tx, events, settings.site)),
        ...(await reviewMails(tx, events, settings.site)),
        ...(await aboutEnquiries(tx, events, settings)),
      ]
      const now = ctx.clock.now()
      await insertMails(
        tx,
        mails.map((mail) => ({ ...mail, id: ctx.newId() })),
        now,
      )
      await markHandled(
        tx,
        events.map(({ id }) => id),
        now,
      )
      return events.length
    })
    if (handled < batch) return
  }
}

function subjectsOf(events: readonly PendingEvent[], type: string): string[] {
  return events.filter((event) => event.type === type).map(({ subject }) => subject)
}

async function aboutEnquiries(tx: Tx, events: readonly PendingEvent[], { site }: MailSettings): Promise<Mail[]> {
  const ids = subjectsOf(events, 'enquiry.received')
  const enquiries = ids.length > 0 ? await findEnquiryFacts(tx, ids) : []
  const owners = await findUsers(
    { db: tx },
    enquiries.flatMap(({ ownerId }) => ownerId ?? []),
  )
  return enquiries.map((enquiry) => enquiryMail(owners.get(enquiry.ownerId ?? ''), enquiry, site))
}
