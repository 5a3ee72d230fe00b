import { isDelivered, mayMove, statesThat } from '#contract/rules/order-life-cycle.ts'
import type { Day } from '#contract/values/calendar.ts'
import type { OrderState } from '#contract/values/order-state.ts'
import type { Queryable } from '#server/kernel/context.ts'
import type { Claim } from '#server/kernel/due-work/due-work.ts'
import { isDueAgain } from '#server/kernel/due-work/retries.ts'
import { at, list, rows, select, sql, type Sql } from '#server/kernel/sql.ts'
import { answerReminders, orderChanges, orderEvents, orders } from '../../tables.ts'
import { isIn, isUnpaid, mayBecome } from '../states.ts'

const o = orders.as('o')
const e = orderEvents.as('e')
const g = orderChanges.as('g')
const r = answerReminders.as('r')

/** Kinds of work that the clock brings, as failed tries are stored under. */
export const deadlines = {
  expire: 'order expiry',
  lapse: 'order lapse',
  complete: 'order completion',
  completeUnmarked: 'completion without delivery',
  askDelivery: 'delivery question',
  dropChange: 'change expiry',
  remind: 'answer reminder',
} as const

/** What the clock has to see to, as ids of orders, the most overdue first. */
export type Due = { id: string }[]

/** Claims orders of a kind that have not failed, or may be tried again. */
export async function due(
  db: Queryable,
  { kind, from, since }: { kind: string; from: Sql; since: Sql },
  { now, most, except }: Claim,
): Promise<Due> {
  return rows(
    db,
    select({ id: o.id })`${from} and ${isDueAgain(kind, o.id, now)} and ${o.id} <> all(${list(except)}::text[])
        order by ${since}, ${o.id} limit ${most}`,
  )
}

/** Unpaid orders whose hold has ended. */
export function expiredOrders(db: Queryable, claim: Claim): Promise<Due> {
  const from = sql`from ${o} where ${isUnpaid(o.state)} and ${o.hold_until} <= ${at(claim.now)}`
  return due(db, { kind: deadlines.expire, from, since: o.hold_until }, claim)
}

/** Orders whose deadline to respond has passed. */
export function unansweredOrders(db: Queryable, claim: Claim): Promise<Due> {
  const from = sql`from ${o} where ${mayBecome(o.state, 'lapsed')} and ${o.answer_by} <= ${at(claim.now)}`
  return due(db, { kind: deadlines.lapse, from, since: o.answer_by }, claim)
}

/** Orders that were delivered before then and are not completed. */
export function deliveredOrders(db: Queryable, before: Date, claim: Claim): Promise<Due> {
  const from = sql`from ${o} join ${e} on ${e.order_id} = ${o.id} and ${isIn(e.to_state, ['delivered'])}
        where ${mayBecome(o.state, 'completed')} and ${e.at} <= ${at(before)}`
  return due(db, { kind: deadlines.complete, from, since: e.at }, claim)
}

/** Reports whether an order is to be served and was not marked as delivered. */
export function isUnmarked(state: OrderState): boolean {
  return mayMove(state, 'completed') && !isDelivered(state)
}

/** Reports in a statement whether a complaint about an order is open. */
export type HasOpenComplaint = (orderId: Sql<string>) => Sql<boolean>

/** Orders whose event was before a day and that nobody marked as delivered, without those of which something is true. */
export function unmarkedOrders(
  db: Queryable,
  { kind, before, unless }: { kind: string; before: Day; unless: (orderId: Sql<string>) => Sql<boolean> },
  claim: Claim,
): Promise<Due> {
  const from = sql`from ${o} where ${isIn(o.state, statesThat(isUnmarked))} and ${o.event_date} < ${before}::date
        and not ${unless(o.id)}`
  return due(db, { kind, from, since: o.event_date }, claim)
}

/** Reports whether both sides of an order were asked about its delivery. */
export function wasAskedAbout(orderId: Sql<string>): Sql<boolean> {
  return sql`exists (select 1 from ${r} where ${r.order_id} = ${orderId} and ${isIn(r.kind, ['delivery'])})`
}

/** Orders with a change that was not paid in time. */
export function ordersWithUnpaidChange(db: Queryable, claim: Claim): Promise<Due> {
  const from = sql`from ${o} join ${g} on ${g.order_id} = ${o.id}
        where ${isIn(g.state, ['awaiting_payment'])} and ${g.hold_until} <= ${at(claim.now)}`
  return due(db, { kind: deadlines.dropChange, from, since: g.hold_until }, claim)
}
