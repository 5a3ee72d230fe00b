import { fail } from '#server/kernel/app-error.ts'
import { atLeast } from '#server/kernel/deadline.ts'
import { userOf, type Context } from '#server/kernel/context.ts'
import { networkOf, type RateLimit } from '#server/kernel/rate-limit.ts'
import { hashOfSecret } from '#server/modules/identity/index.ts'
import { requireSight } from '#server/modules/ordering/index.ts'
import type { Ticket } from '../domain/complaint.ts'
import { findTicketBySecret, listAnswers, listTicketsOf, type Answer } from '../queries/tickets.ts'

/** Longer than either outcome takes. */
const sameMs = 60

export interface AnsweredTicket extends Ticket {
  answers: Answer[]
}

/**
 * Returns state and answers to whoever has the secret. A right and a wrong secret are answered after the same time.
 * @throws `complaint_not_found`, and `too_many_requests` to a network that tried too many wrong ones
 */
export async function getTicket(
  ctx: Context,
  { wrongSecrets }: { wrongSecrets: RateLimit },
  secret: string,
  ip: string,
): Promise<AnsweredTicket> {
  const network = networkOf(ip)
  await wrongSecrets.take(network)
  const found = await atLeast(
    sameMs,
    (async () => {
      const ticket = await findTicketBySecret(ctx.db, hashOfSecret(secret))
      if (!ticket) return undefined
      await wrongSecrets.release(network)
      return { ...ticket, answers: await listAnswers(ctx.db, [ticket.id]) }
    })(),
  )
  if (!found) throw fail('complaint_not_found')
  return found
}

/** Returns what the caller complained of about an order, newest first. Throws `order_not_found` to others. */
export async function listOrderTickets(ctx: Context, orderId: string): Promise<AnsweredTicket[]> {
  await requireSight(ctx, orderId)
  return withAnswers(ctx, await listTicketsOf(ctx.db, { orderId, userId: userOf(ctx).userId }))
}

/** Adds to complaints what was answered to each. */
export async function withAnswers<Complaint extends { id: string }>(
  ctx: Context,
  complaints: readonly Complaint[],
): Promise<(Complaint & { answers: Answer[] })[]> {
  if (complaints.length === 0) return []
  const answers = await listAnswers(
    ctx.db,
    complaints.map(({ id }) => id),
  )
  const byComplaint = Map.groupBy(answers, ({ complaintId }) => complaintId)
  return complaints.map((complaint) => ({ ...complaint, answers: byComplaint.get(complaint.id) ?? [] }))
}
