import { createHash } from 'node:crypto'
import type { CatererEnquiry } from '#contract/endpoints/enquiries.ts'
import { limits } from '#contract/limits.ts'
import { addDays, dayInIndia } from '#contract/values/calendar.ts'
import { toE164 } from '#contract/values/phone.ts'
import type { Context } from '#server/kernel/context.ts'
import { publish } from '#server/kernel/events.ts'
import type { RateLimit } from '#server/kernel/rate-limit.ts'
import { failField } from '#server/kernel/app-error.ts'
import { getLiveCaterer, type Caterer } from '#server/modules/caterers/index.ts'
import { messageOf } from '../domain/enquiry.ts'
import { insertEnquiry } from '../store.ts'

/** Where an enquiry comes from, and the key by which a repeat is known. */
export interface Sender {
  ip: string
  key: string | undefined
}

export interface EnquiryDeps {
  /** At most ten an hour from one address (C76). */
  byAddress: RateLimit
}

/**
 * Passes a question on to a caterer. It is stored and published in one transaction; the email is written later from the event.
 * Idempotent; a repetition does not count against the limit. Rejects an invalid day, a caterer that is not live, and too many in an hour.
 */
export async function sendEnquiry(
  ctx: Context,
  { byAddress }: EnquiryDeps,
  given: CatererEnquiry,
  { ip, key }: Sender,
): Promise<{ id: string; caterer: Pick<Caterer, 'name'> }> {
  requirePossibleDay(ctx, given.eventOn)
  const caterer = await getLiveCaterer(ctx.db, given.catererId)
  await byAddress.take(ip)
  const id = key === undefined ? ctx.newId() : idOf(key, given)
  const isNew = await ctx.transaction(async (tx) => {
    const inserted = await insertEnquiry(
      tx,
      {
        id,
        name: given.name,
        email: given.email ?? '',
        contact: toE164(given.contact),
        message: messageOf(given),
        catererId: caterer.id,
        userId: ctx.actor.kind === 'user' ? ctx.actor.userId : undefined,
      },
      ctx.clock.now(),
    )
    if (inserted) await publish(tx, { type: 'enquiry.received', subject: id }, { catererId: caterer.id })
    return inserted
  })
  if (!isNew) await byAddress.release(ip)
  return { id, caterer }
}

function requirePossibleDay(ctx: Context, day: string | undefined): void {
  if (day === undefined) return
  const today = dayInIndia(ctx.clock.now())
  if (day < today) throw failField('date_past', 'eventOn')
  if (day > addDays(today, limits.order.maxDaysAhead)) throw failField('date_too_far', 'eventOn')
}

/** The same key and words make the same id, so that a second press and a try after a lost answer are no second enquiry. */
function idOf(key: string, given: CatererEnquiry): string {
  return createHash('sha256')
    .update(JSON.stringify([key, given]))
    .digest('base64url')
    .slice(0, 26)
}
