import type { ComplaintTopic } from '#contract/endpoints/forms/complaints.ts'
import type { Queryable, Tx } from '#server/kernel/context.ts'
import { assign, at, firstRow, insertInto, returning, rows, run, select, sql } from '#server/kernel/sql.ts'
import type { ComplaintState } from './domain/complaint.ts'
import { complaintAnswers, complaints } from './tables.ts'

const c = complaints.as('c')

export interface NewComplaint {
  id: string
  ticket: string
  secret: string
  secretHash: string
  about: ComplaintTopic
  isSpam: boolean
  name: string
  /** E.164. */
  contact: string
  email: string | undefined
  message: string
  /** As it was entered, or that of the known order. */
  bookingCode: string | undefined
  orderId: string | undefined
  reviewId: string | undefined
  messageId: string | undefined
  /** Undefined for visitors. */
  userId: string | undefined
}

/** Stores a complaint; false when its id or its ticket is there already. */
export async function insertComplaint(tx: Tx, complaint: NewComplaint, now: Date): Promise<boolean> {
  const { secretHash, isSpam, email, bookingCode, orderId, reviewId, messageId, userId, ...given } = complaint
  const row = insertInto(complaints, {
    ...given,
    secret_hash: secretHash,
    state: isSpam ? 'spam' : 'received',
    email: email ?? null,
    booking_code: bookingCode ?? null,
    order_id: orderId ?? null,
    review_id: reviewId ?? null,
    message_id: messageId ?? null,
    user_id: userId ?? null,
    created_at: now,
  })
  return (await firstRow(tx, returning({ id: complaints.id })`${row} on conflict do nothing`)) !== undefined
}

/** Ticket and secret of a complaint; undefined where there is none. */
export async function findFiled(tx: Tx, id: string): Promise<{ ticket: string; secret: string } | undefined> {
  return firstRow(tx, select({ ticket: c.ticket, secret: c.secret })`from ${c} where ${c.id} = ${id}`)
}

/** Locks a complaint that is no spam, with the number of its answers. */
export async function lockComplaint(
  tx: Tx,
  id: string,
): Promise<{ id: string; state: ComplaintState; answers: number } | undefined> {
  const a = complaintAnswers.as('a')
  return firstRow(
    tx,
    select({
      id: c.id,
      state: c.state,
      answers: sql<number>`(select count(*)::int from ${a} where ${a.complaint_id} = ${c.id})`,
    })`from ${c} where ${c.id} = ${id} and ${c.state} <> 'spam' for update of c`,
  )
}

/** Moves a locked complaint. What was acknowledged or answered once stays so. */
export async function saveState(tx: Tx, id: string, state: ComplaintState, now: Date): Promise<void> {
  const change = assign(complaints, {
    state,
    acknowledged_at: sql<Date>`coalesce(${c.acknowledged_at}, ${at(now)})`,
    answered_at: state === 'answered' ? sql<Date>`coalesce(${c.answered_at}, ${at(now)})` : undefined,
    closed_at: state === 'closed' ? now : undefined,
  })
  await run(tx, sql`update ${c} set ${change} where ${c.id} = ${id}`)
}

export async function insertAnswer(
  tx: Tx,
  answer: { id: string; complaintId: string; text: string; by: string },
  now: Date,
): Promise<void> {
  const { id, complaintId, text, by } = answer
  await run(tx, insertInto(complaintAnswers, { id, complaint_id: complaintId, text, answered_by: by, created_at: now }))
}

/** Marks complaints of which a deadline has passed and the officer was not told, and returns them. */
export async function takeOverdue(
  tx: Tx,
  before: { acknowledge: Date; answer: Date },
  most: number,
): Promise<{ id: string; overdue: 'acknowledge' | 'answer' }[]> {
  const due = complaints.as('due')
  const isLate = sql<boolean>`${due.created_at} < ${at(before.answer)}`
  const overdue = sql<'acknowledge' | 'answer'>`case when ${isLate} then 'answer' else 'acknowledge' end`
  const found = await rows(
    tx,
    select({ id: due.id, overdue })`from ${due}
      where ${due.state} in ('received', 'acknowledged') and ${isLate} and ${due.overdue_told} is distinct from 'answer'
        or ${due.state} = 'received' and ${due.created_at} < ${at(before.acknowledge)} and ${due.overdue_told} is null
      order by ${due.created_at} limit ${most} for update of due skip locked`,
  )
  for (const { id, overdue: told } of found)
    await run(tx, sql`update ${c} set ${assign(complaints, { overdue_told: told })} where ${c.id} = ${id}`)
  return found
}

/** Deletes complaints that were closed before then, and spam that came before then. */
export async function deleteOldComplaints(db: Queryable, before: { closed: Date; spam: Date }): Promise<void> {
  await run(
    db,
    sql`delete from ${c} where ${c.state} = 'closed' and ${c.closed_at} < ${at(before.closed)}
          or ${c.state} = 'spam' and ${c.created_at} < ${at(before.spam)}`,
  )
}
