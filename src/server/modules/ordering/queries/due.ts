import type { Queryable } from '#server/kernel/context.ts'
import { at, rows, sql, type SQL } from '#server/kernel/sql.ts'

/** What the clock has to see to, as ids, the most overdue first. At most so many at once; the next run goes on. */
const most = 500

async function ids(db: Queryable, statement: SQL): Promise<string[]> {
  return (await rows<{ id: string }>(db, sql`${statement} limit ${most}`)).map(({ id }) => id)
}

/** Unpaid orders whose hold has ended. */
export function expiredIds(db: Queryable, now: Date): Promise<string[]> {
  return ids(
    db,
    sql`select id from orders where state = 'awaiting_payment' and hold_until <= ${at(now)} order by hold_until`,
  )
}

/** Lists orders whose deadline to respond has passed. */
export function unansweredIds(db: Queryable, now: Date): Promise<string[]> {
  return ids(db, sql`select id from orders where state = 'requested' and answer_by <= ${at(now)} order by answer_by`)
}

/** Lists orders that were delivered before then and are not completed. */
export function deliveredIds(db: Queryable, before: Date): Promise<string[]> {
  return ids(
    db,
    sql`select o.id from orders o join order_events e on e.order_id = o.id and e.to_state = 'delivered'
        where o.state = 'delivered' and e.at <= ${at(before)} order by e.at`,
  )
}

/** Orders with a change that was not paid in time. */
export function unpaidChangeIds(db: Queryable, now: Date): Promise<string[]> {
  return ids(
    db,
    sql`select order_id as id from order_changes where state = 'awaiting_payment' and hold_until <= ${at(now)} order by hold_until`,
  )
}
