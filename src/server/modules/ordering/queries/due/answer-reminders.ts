import type { Queryable, Tx } from '#server/kernel/context.ts'
import type { Claim } from '#server/kernel/due-work/due-work.ts'
import { at, atOrNull, firstRow, insertInto, returning, select, sql } from '#server/kernel/sql.ts'
import type { ReminderKind } from '../../domain/answer-reminder.ts'
import type { LockedOrder } from '../../domain/order.ts'
import { answerReminders, orderEvents, orders } from '../../tables.ts'
import { deadlines, due, type Due } from './due.ts'
import { isIn, mayBecome } from '../states.ts'

const o = orders.as('o')
const e = orderEvents.as('e')
const a = answerReminders.as('a')

/** Orders whose caterer is to be reminded; by night only those whose time ends before `nightEnd`. */
export function ordersToRemindOf(db: Queryable, claim: Claim & { nightEnd: Date | undefined }): Promise<Due> {
  const now = at(claim.now)
  const time = sql`(${o.answer_by} - ${e.at})`
  const isLast = sql`${now} >= ${o.answer_by} - ${time} / 10`
  const latest = atOrNull(claim.nightEnd)
  const from = sql`from ${o} join ${e} on ${e.order_id} = ${o.id} and ${isIn(e.to_state, ['requested'])}
        where ${mayBecome(o.state, 'lapsed')} and ${o.answer_by} > ${now} and ${now} >= ${e.at} + ${time} / 2
          and (${latest} is null or ${o.answer_by} <= ${latest})
          and not exists (select 1 from ${a} where ${a.order_id} = ${o.id} and (${a.kind} = 'last_tenth' or not (${isLast})))`
  return due(db, { kind: deadlines.remind, from, since: o.answer_by }, claim)
}

/** When the payment of an order arrived, from which on its caterer had time to answer. */
export async function findPaidAt(tx: Tx, orderId: string): Promise<Date | undefined> {
  const paid = select({ at: e.at })`from ${e} where ${e.order_id} = ${orderId} and ${isIn(e.to_state, ['requested'])}`
  return (await firstRow(tx, paid))?.at
}

/** Notes a reminder of a locked order; false when it was sent before. */
export async function insertReminder(
  tx: Tx,
  { id, catererId }: Pick<LockedOrder, 'id' | 'catererId'>,
  kind: ReminderKind | 'delivery',
  now: Date,
): Promise<boolean> {
  const row = insertInto(answerReminders, { order_id: id, caterer_id: catererId, kind, at: now })
  const noted = await firstRow(tx, returning({ kind: answerReminders.kind })`${row} on conflict do nothing`)
  return noted !== undefined
}
