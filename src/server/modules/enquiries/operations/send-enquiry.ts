import type { Enquiry as GivenEnquiry } from '#contract/endpoints/forms/enquiries.ts'
import { limits } from '#contract/limits.ts'
import { addDays, dayInIndia } from '#contract/values/calendar.ts'
import { toE164 } from '#contract/values/phone.ts'
import { failField } from '#server/kernel/app-error.ts'
import type { Context, Tx } from '#server/kernel/context.ts'
import { publish } from '#server/kernel/events.ts'
import { networkOf, takeAll, type RateLimit } from '#server/kernel/rate-limit.ts'
import { idOfForm } from '#server/kernel/forms/id-of-form.ts'
import { newTicket } from '#server/kernel/forms/ticket.ts'
import { getLiveCaterer } from '#server/modules/caterers/index.ts'
import { isByProgram, messageOf, type Enquiry } from '../domain/enquiry.ts'
import { findTicket, insertEnquiry } from '../store.ts'

/** Where an enquiry comes from, and the key by which a repeat is known. */
export interface Sender {
  ip: string
  key: string | undefined
}

/** How many an hour (C76), so that nobody's inbox is flooded: from one network, with one number, to one caterer, and in all. */
export interface EnquiryDeps {
  byNetwork: RateLimit
  byNumber: RateLimit
  byCaterer: RateLimit
  ofAll: RateLimit
}

export interface SentEnquiry {
  id: string
  ticket: string
  /** Name of the caterer that was asked. */
  caterer: string | undefined
}

/**
 * Takes in what was sent with a form: a question to a caterer, or a message to us. It is stored and published in one transaction; the
 * emails are written later from the event. Idempotent; a repetition does not count against the limits. What a program filled in is
 * answered in the same way and told to nobody. Rejects an invalid day, a caterer that is not live, and too many in an hour.
 */
export async function sendEnquiry(
  ctx: Context,
  deps: EnquiryDeps,
  given: GivenEnquiry,
  { ip, key }: Sender,
): Promise<SentEnquiry> {
  requirePossibleDay(ctx, given.eventOn)
  const caterer = given.kind === 'caterer' ? await getLiveCaterer(ctx.db, given.catererId) : undefined
  const release = await takeAll([
    [deps.byNetwork, networkOf(ip)],
    [deps.byNumber, given.contact],
    ...(caterer ? ([[deps.byCaterer, caterer.id]] as const) : []),
    [deps.ofAll, 'all'],
  ])
  const id = key === undefined ? ctx.newId() : idOfForm(key, given)
  const { isNew, ticket } = await ctx.transaction((tx) =>
    store(ctx, tx, {
      id,
      kind: given.kind,
      name: given.name,
      email: given.email ?? '',
      contact: toE164(given.contact),
      message: messageOf(given),
      catererId: caterer?.id,
      userId: ctx.actor.kind === 'user' ? ctx.actor.userId : undefined,
      isSpam: isByProgram(given),
    }),
  )
  if (!isNew) await release()
  return { id, ticket, caterer: caterer?.name }
}

/** Stores it under a ticket that is free, unless it is there already. */
async function store(
  ctx: Context,
  tx: Tx,
  enquiry: Omit<Enquiry, 'ticket'>,
): Promise<{ isNew: boolean; ticket: string }> {
  for (;;) {
    const ticket = newTicket('PGE')
    if (await insertEnquiry(tx, { ...enquiry, ticket }, ctx.clock.now())) {
      if (!enquiry.isSpam) await tell(tx, enquiry)
      return { isNew: true, ticket }
    }
    const first = await findTicket(tx, enquiry.id)
    if (first !== undefined) return { isNew: false, ticket: first }
  }
}

async function tell(tx: Tx, { id, catererId }: Omit<Enquiry, 'ticket'>): Promise<void> {
  if (catererId === undefined) await publish(tx, { type: 'enquiry.received_by_us', subject: id })
  else await publish(tx, { type: 'enquiry.received', subject: id }, { catererId })
}

function requirePossibleDay(ctx: Context, day: string | undefined): void {
  if (day === undefined) return
  const today = dayInIndia(ctx.clock.now())
  if (day < today) throw failField('date_past', 'eventOn')
  if (day > addDays(today, limits.order.maxDaysAhead)) throw failField('date_too_far', 'eventOn')
}
