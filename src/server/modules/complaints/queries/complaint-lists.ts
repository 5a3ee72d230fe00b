import type { ComplaintList } from '#contract/endpoints/forms/complaints.ts'
import type { Queryable } from '#server/kernel/context.ts'
import { at, firstRow, rows, select, sql, type Sql } from '#server/kernel/sql.ts'
import { complaints } from '../tables.ts'
import { wholeComplaint, type WholeComplaint } from './tickets.ts'

const c = complaints.as('c')

/** Moments before which a complaint must have come to be overdue by now. */
export interface Overdue {
  acknowledge: Date
  answer: Date
}

const isOpen = sql<boolean>`${c.state} in ('received', 'acknowledged', 'answered')`
const isOverdue = ({ acknowledge, answer }: Overdue): Sql<boolean> =>
  sql`(${c.state} = 'received' and ${c.created_at} < ${at(acknowledge)}
    or ${c.state} in ('received', 'acknowledged') and ${c.created_at} < ${at(answer)})`
const isClosed = sql<boolean>`${c.state} = 'closed'`

/** A page of a list: what is open oldest first, what is closed newest first. */
export function listComplaintsIn(
  db: Queryable,
  { list, overdue, offset, limit }: { list: ComplaintList; overdue: Overdue; offset: number; limit: number },
): Promise<WholeComplaint[]> {
  const among = { open: isOpen, overdue: isOverdue(overdue), closed: isClosed }[list]
  const order = list === 'closed' ? sql`${c.closed_at} desc, ${c.id}` : sql`${c.created_at}, ${c.id}`
  return rows(db, select(wholeComplaint)`from ${c} where ${among} order by ${order} limit ${limit} offset ${offset}`)
}

export async function countComplaints(db: Queryable, overdue: Overdue): Promise<Record<ComplaintList, number>> {
  const counted = select({
    open: sql<number>`count(*) filter (where ${isOpen})::int`,
    overdue: sql<number>`count(*) filter (where ${isOverdue(overdue)})::int`,
    closed: sql<number>`count(*) filter (where ${isClosed})::int`,
  })`from ${c}`
  return (await firstRow(db, counted)) ?? { open: 0, overdue: 0, closed: 0 }
}
