import { randomBytes } from 'node:crypto'
import type { ComplaintTopic } from '#contract/endpoints/forms/complaints.ts'
import { toE164 } from '#contract/values/phone.ts'
import { readBookingCode } from '#contract/values/booking-code.ts'
import { fail } from '#server/kernel/app-error.ts'
import type { Context, Tx } from '#server/kernel/context.ts'
import { publish } from '#server/kernel/events.ts'
import { networkOf, takeAll, type RateLimit } from '#server/kernel/rate-limit.ts'
import { idOfForm } from '#server/kernel/forms/id-of-form.ts'
import { newTicket } from '#server/kernel/forms/ticket.ts'
import { isByProgram } from '#server/modules/enquiries/index.ts'
import { hashOfSecret } from '#server/modules/identity/index.ts'
import { findSeenMessage, findSeenOrder } from '#server/modules/ordering/index.ts'
import { listReviewFacts } from '#server/modules/reviews/index.ts'
import { findFiled, insertComplaint, type NewComplaint } from '../store.ts'

/** What is filed, as the form sends it. */
export interface GivenComplaint {
  about: ComplaintTopic
  name: string
  /** Ten digits. */
  contact: string
  email?: string | undefined
  bookingCode?: string | undefined
  reviewId?: string | undefined
  orderId?: string | undefined
  messageSeq?: number | undefined
  message: string
  website?: string | undefined
  filledInMs?: number | undefined
}

/** How many an hour, so that nobody buries the officer: from one network, with one number, and in all. */
export interface FilingDeps {
  byNetwork: RateLimit
  byNumber: RateLimit
  ofAll: RateLimit
}

type About = Pick<NewComplaint, 'bookingCode' | 'orderId' | 'reviewId' | 'messageId'>

const secretBytes = 16

/**
 * Files a complaint and returns its ticket with the secret of its page. Stored and published in one transaction; the emails are written
 * later from the event. Idempotent; a repetition does not count against the limits. Throws `review_not_found` and `order_not_found` for
 * a review or message that the caller does not see.
 */
export async function fileComplaint(
  ctx: Context,
  deps: FilingDeps,
  given: GivenComplaint,
  { ip, key }: { ip: string; key: string | undefined },
): Promise<{ ticket: string; secret: string }> {
  const about = await whatItIsAbout(ctx, given)
  const release = await takeAll([
    [deps.byNetwork, networkOf(ip)],
    [deps.byNumber, given.contact],
    [deps.ofAll, 'all'],
  ])
  const complaint = {
    id: key === undefined ? ctx.newId() : idOfForm(key, given),
    about: given.about,
    isSpam: isByProgram(given),
    name: given.name,
    contact: toE164(given.contact),
    email: given.email,
    message: given.message,
    userId: ctx.actor.kind === 'user' ? ctx.actor.userId : undefined,
    ...about,
  }
  const { isNew, ...filed } = await ctx.transaction((tx) => store(ctx, tx, complaint))
  if (!isNew) await release()
  return filed
}

/** Stores it under a ticket that is free, unless it is there already. */
async function store(ctx: Context, tx: Tx, complaint: Omit<NewComplaint, 'ticket' | 'secret' | 'secretHash'>) {
  for (;;) {
    const ticket = newTicket('PGC')
    const secret = randomBytes(secretBytes).toString('base64url')
    const filed = { ...complaint, ticket, secret, secretHash: hashOfSecret(secret) }
    if (await insertComplaint(tx, filed, ctx.clock.now())) {
      if (!complaint.isSpam) await publish(tx, { type: 'complaint.received', subject: complaint.id })
      return { isNew: true, ticket, secret }
    }
    const first = await findFiled(tx, complaint.id)
    if (first) return { isNew: false, ...first }
  }
}

async function whatItIsAbout(
  ctx: Context,
  { reviewId, orderId, messageSeq, bookingCode }: GivenComplaint,
): Promise<About> {
  const review = await reviewOf(ctx, reviewId)
  if (orderId !== undefined) {
    const order = await findSeenOrder(ctx, { id: orderId })
    if (!order) throw fail('order_not_found')
    const messageId = messageSeq === undefined ? undefined : await findSeenMessage(ctx, orderId, messageSeq)
    return { orderId, bookingCode: order.bookingCode, reviewId: review, messageId }
  }
  const code = readBookingCode(bookingCode ?? '')
  const order = code === undefined ? undefined : await findSeenOrder(ctx, { code })
  return { orderId: order?.id, bookingCode: code ?? (bookingCode || undefined), reviewId: review, messageId: undefined }
}

async function reviewOf(ctx: Context, id: string | undefined): Promise<string | undefined> {
  if (id === undefined) return undefined
  const [review] = await listReviewFacts(ctx.db, [id])
  if (!review) throw fail('review_not_found')
  return review.id
}
