import type { Context, Tx } from '#server/kernel/context.ts'
import { findUsers } from '#server/modules/identity/index.ts'
import type { Mail } from '../domain/mail.ts'
import { enquiryMail } from '../domain/mails.ts'
import {
  claimEvent,
  claimEvents,
  findEnquiryFacts,
  insertMails,
  listEventsToTry,
  markHandled,
  type PendingEvent,
} from '../store.ts'
import type { MailSettings } from './mail-settings.ts'
import { accountMails } from './write-account-mails.ts'
import { orderMails } from './write-order-mails.ts'
import { reviewMails } from './write-review-mails.ts'

const batch = 50
/** After so many failures something other than odd events is broken; the next run sees whether it still is. */
const mostFailures = 20

/**
 * Writes the emails that follow from what has happened. An event and its emails are marked and kept in one transaction,
 * so a crash loses nothing and a second run writes nothing twice. When a batch fails, its events are tried one by one: what
 * cannot be written waits for the next run without holding up the rest, and the first failure is thrown at the end.
 */
export async function writeMails(ctx: Context, settings: MailSettings): Promise<void> {
  const failures: unknown[] = []
  const odd: string[] = []
  while (failures.length < mostFailures) {
    try {
      const handled = await ctx.transaction(async (tx) => write(ctx, tx, await claimEvents(tx, batch, odd), settings))
      if (handled < batch) break
    } catch (error) {
      ctx.log.warn({ err: nameOf(error) }, 'writing emails together failed')
      failures.push(error)
      await writeOneByOne(ctx, settings, { failures, odd })
    }
  }
  if (failures.length > 0) throw failures[0]
}

async function writeOneByOne(
  ctx: Context,
  settings: MailSettings,
  { failures, odd }: { failures: unknown[]; odd: string[] },
): Promise<void> {
  for (const id of await listEventsToTry(ctx.db, batch, odd)) {
    if (failures.length >= mostFailures) return
    try {
      await ctx.transaction(async (tx) => write(ctx, tx, await claimEvent(tx, id), settings))
    } catch (error) {
      ctx.log.error({ err: nameOf(error), event: id }, 'writing emails of an event failed')
      failures.push(error)
      odd.push(id)
    }
  }
}

/** What an error is called; what it says may hold personal data. */
function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown'
}

/** Writes the emails of claimed events, marks these as handled and returns how many there were. */
async function write(ctx: Context, tx: Tx, events: readonly PendingEvent[], settings: MailSettings): Promise<number> {
  if (events.length === 0) return 0
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
  await markHandled(
    tx,
    events.map(({ id }) => id),
    now,
  )
  return events.length
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
