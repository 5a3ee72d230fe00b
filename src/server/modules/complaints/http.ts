import * as endpoints from '#contract/endpoints/forms/complaints.ts'
import type { AdminComplaint, TicketView } from '#contract/endpoints/forms/complaints.ts'
import { Reply, type Api } from '#server/http/api.ts'
import { privateNoStore } from '#server/http/private-no-store.ts'
import { noteView } from '#server/http/text-views.ts'
import type { Context } from '#server/kernel/context.ts'
import { actsIn, deadlinesOf, overdueOf } from './domain/complaint.ts'
import type { Complaints } from './index.ts'
import { fileComplaint } from './operations/file-complaint.ts'
import { acknowledgeComplaint, answerComplaint, closeComplaint } from './operations/handle-complaint.ts'
import { getComplaint, listComplaints, type ShownComplaint } from './operations/list-complaints.ts'
import { getTicket, listOrderTickets, type AnsweredTicket } from './operations/read-tickets.ts'

/** No cache and no index keeps what a secret leads to. */
const secretHeaders = { 'Cache-Control': privateNoStore, 'X-Robots-Tag': 'noindex' }

export function bindComplaints(api: Api, complaints: Complaints): void {
  api.on(endpoints.fileComplaint, async (ctx, { body, headers }, { ip }) => {
    const { ticket, secret } = await fileComplaint(ctx, complaints, body, { ip, key: headers['idempotency-key'] })
    return { ticket, secret, ...noteView('complaint_received', { ticket }) }
  })
  api.on(endpoints.getTicket, async (ctx, { params }, { ip }) => {
    const ticket = await getTicket(ctx, complaints, params.secret, ip)
    return new Reply(ticketView(ticket), { headers: secretHeaders })
  })
  api.on(endpoints.listOrderComplaints, async (ctx, { params }) => ({
    items: (await listOrderTickets(ctx, params.id)).map(ticketView),
  }))
  bindAdmin(api)
}

function bindAdmin(api: Api): void {
  const after = async (ctx: Context, id: string, done: Promise<void>) => {
    await done
    return adminView(await getComplaint(ctx, id), ctx.clock.now())
  }
  api.on(endpoints.listComplaints, async (ctx, { query }) => {
    const { items, ...page } = await listComplaints(ctx, query)
    return { ...page, items: items.map((item) => adminView(item, ctx.clock.now())) }
  })
  api.on(endpoints.acknowledgeComplaint, (ctx, { params: { id } }) => after(ctx, id, acknowledgeComplaint(ctx, id)))
  api.on(endpoints.answerComplaint, (ctx, { params: { id }, body }) =>
    after(ctx, id, answerComplaint(ctx, id, body.text)),
  )
  api.on(endpoints.closeComplaint, (ctx, { params: { id } }) => after(ctx, id, closeComplaint(ctx, id)))
}

function ticketView(ticket: AnsweredTicket): TicketView {
  const { acknowledgeBy, answerBy } = deadlinesOf(ticket)
  const { acknowledgedAt, closedAt, state } = ticket
  return {
    ticket: ticket.ticket,
    about: ticket.about,
    // A program is not told that it was found out.
    state: state === 'spam' ? 'received' : state,
    at: ticket.at.toISOString(),
    acknowledgeBy: acknowledgeBy.toISOString(),
    answerBy: answerBy.toISOString(),
    ...(acknowledgedAt ? { acknowledgedAt: acknowledgedAt.toISOString() } : {}),
    ...(closedAt ? { closedAt: closedAt.toISOString() } : {}),
    answers: ticket.answers.map(({ text, at }) => ({ text, at: at.toISOString() })),
  }
}

function adminView(complaint: ShownComplaint, now: Date): AdminComplaint {
  const { id, name, contact, email, message, bookingCode, orderId, reported, state } = complaint
  const overdue = overdueOf(complaint, now)
  return {
    ...ticketView(complaint),
    id,
    name,
    contact,
    ...(email ? { email } : {}),
    message,
    ...(bookingCode ? { bookingCode } : {}),
    isOwnBooking: orderId !== null,
    ...(reported ? { reported } : {}),
    ...(overdue ? { overdue } : {}),
    can: [...actsIn(state)],
  }
}
