import type { Queryable } from '#server/kernel/context.ts'
import { firstRow, list, rows, select, selectList, sql, type Selected } from '#server/kernel/sql.ts'
import type { Ticket } from '../domain/complaint.ts'
import { complaintAnswers, complaints } from '../tables.ts'

const c = complaints.as('c')
const a = complaintAnswers.as('a')

const ticket = {
  id: c.id,
  ticket: c.ticket,
  about: c.about,
  state: c.state,
  at: c.created_at,
  acknowledgedAt: c.acknowledged_at,
  closedAt: c.closed_at,
}
const tickets = selectList(ticket)
export const wholeComplaint = selectList({
  ...ticket,
  name: c.name,
  contact: c.contact,
  email: sql<string | null>`${c.email}::text`,
  message: c.message,
  bookingCode: c.booking_code,
  orderId: c.order_id,
  reviewId: c.review_id,
  messageId: c.message_id,
})

/** A complaint with everything that admins see of its row. */
export type WholeComplaint = Selected<typeof wholeComplaint>

export interface Answer {
  complaintId: string
  text: string
  at: Date
}

export function findTicketBySecret(db: Queryable, secretHash: string): Promise<Ticket | undefined> {
  return firstRow(db, select(tickets)`from ${c} where ${c.secret_hash} = ${secretHash}`)
}

/** Answers of these complaints, oldest first. */
export function listAnswers(db: Queryable, ids: readonly string[]): Promise<Answer[]> {
  return rows(
    db,
    select({ complaintId: a.complaint_id, text: a.text, at: a.created_at })`from ${a}
      where ${a.complaint_id} = any(${list(ids)}::text[]) order by ${a.created_at}, ${a.id}`,
  )
}

/** What an account complained of about an order, newest first. */
export function listTicketsOf(
  db: Queryable,
  { orderId, userId }: { orderId: string; userId: string },
): Promise<Ticket[]> {
  return rows(
    db,
    select(tickets)`from ${c} where ${c.order_id} = ${orderId} and ${c.user_id} = ${userId} and ${c.state} <> 'spam'
      order by ${c.created_at} desc, ${c.id} desc`,
  )
}

export function findComplaint(db: Queryable, id: string): Promise<WholeComplaint | undefined> {
  return firstRow(db, select(wholeComplaint)`from ${c} where ${c.id} = ${id} and ${c.state} <> 'spam'`)
}

/** What the emails about complaints need to know. Spam is left out. */
export function listComplaintFacts(db: Queryable, ids: readonly string[]) {
  return rows(
    db,
    select({
      id: c.id,
      ticket: c.ticket,
      secret: c.secret,
      userId: c.user_id,
    })`from ${c} where ${c.id} = any(${list(ids)}::text[]) and ${c.state} <> 'spam'`,
  )
}
