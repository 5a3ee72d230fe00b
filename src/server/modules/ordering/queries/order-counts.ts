import type { Queryable } from '#server/kernel/context.ts'
import { isDelivered, statesThat } from '#contract/rules/order-life-cycle.ts'
import type { Day } from '#contract/values/calendar.ts'
import { zero, type Paise } from '#contract/values/money.ts'
import { at, firstRow, select, sql } from '#server/kernel/sql.ts'
import { acceptedStates } from './planned-orders.ts'
import { isIn } from './states.ts'
import { orderEndings, orderEvents, orders } from '../tables.ts'

const [o, v, n] = [orders.as('o'), orderEvents.as('v'), orderEndings.as('n')]

/** Counts the orders of a caterer that were paid since then. */
export async function countPaidSince(db: Queryable, catererId: string, since: Date): Promise<number> {
  const counted = select({ count: sql<number>`count(distinct ${v.order_id})::int` })`
    from ${v} join ${o} on ${o.id} = ${v.order_id}
    where ${o.caterer_id} = ${catererId} and ${v.to_state} = 'requested' and ${v.at} >= ${at(since)}`
  return (await firstRow(db, counted))?.count ?? 0
}

/**
 * Counts what became of the orders of a caterer since then: those answered or expired, of these accepted and cancelled by it, and
 * those delivered, by the serving time or later.
 */
export async function countOrderOutcomes(db: Queryable, catererId: string, since: Date) {
  const moved = (state: string) => sql`${v.to_state} = ${state}::text`
  const servedAt = sql`(${o.event_date} + ${o.event_time}) at time zone 'Asia/Kolkata'`
  const counted = select({
    answered: sql<number>`count(*) filter (where ${v.to_state} in ('accepted', 'declined', 'lapsed'))::int`,
    accepted: sql<number>`count(*) filter (where ${moved('accepted')})::int`,
    cancelledByCaterer: sql<number>`count(*) filter (where ${moved('accepted')} and ${n.ended_by} = 'caterer')::int`,
    delivered: sql<number>`count(*) filter (where ${moved('delivered')})::int`,
    onTime: sql<number>`count(*) filter (where ${moved('delivered')} and ${v.at} <= ${servedAt})::int`,
  })`from ${v} join ${o} on ${o.id} = ${v.order_id} left join ${n} on ${n.order_id} = ${o.id}
    where ${o.caterer_id} = ${catererId} and ${v.at} >= ${at(since)}`
  return (await firstRow(db, counted)) ?? { answered: 0, accepted: 0, cancelledByCaterer: 0, delivered: 0, onTime: 0 }
}

/** Adds up the accepted orders of a caterer with events from one day to another, both included: all, and those that are delivered. */
export async function sumAccepted(db: Queryable, catererId: string, { from, until }: { from: Day; until: Day }) {
  const isServed = isIn(o.state, statesThat(isDelivered))
  const summed = select({
    orders: sql<number>`count(*)::int`,
    total: sql<Paise>`coalesce(sum(${o.total_paise}), 0)::bigint`,
    delivered: sql<Paise>`coalesce(sum(${o.total_paise}) filter (where ${isServed}), 0)::bigint`,
  })`from ${o} where ${o.caterer_id} = ${catererId} and ${o.event_date} between ${from}::date and ${until}::date
    and ${isIn(o.state, acceptedStates)}`
  return (await firstRow(db, summed)) ?? { orders: 0, total: zero, delivered: zero }
}
