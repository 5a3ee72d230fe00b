import type { Day } from '#contract/values/calendar.ts'
import type { Paise } from '#contract/values/money.ts'
import type { Queryable } from '#server/kernel/context.ts'
import { list, rows, select, sql } from '#server/kernel/sql.ts'
import { catererNameOf } from '#server/modules/caterers/index.ts'
import { compensations, payables, payoutLines, payouts } from '../tables.ts'

const w = payables.as('w')
const line = payoutLines.as('line')
const p = payouts.as('p')
const n = compensations.as('n')

/** Reports whether a payout holds what its lines say: one that failed does until it is retried, when its replacement does. */
const isKept = sql<boolean>`(${p.state} <> 'failed' or ${p.retried_as} is null)`

/** Caterers, after an id, of whom something is payable by a day or who owe something, in the order of their ids. */
export async function listCaterersToPay(db: Queryable, until: Day, after: string, most: number): Promise<string[]> {
  const found = await rows(
    db,
    select({ id: sql<string>`${w.caterer_id}` })`
      from ${w} where ${w.is_open} and ${w.payable_on} <= ${until}::date and ${w.caterer_id} > ${after}
      group by ${w.caterer_id} order by ${w.caterer_id} limit ${most}`,
  )
  return found.map(({ id }) => id)
}

/** Open orders of a caterer that are payable by a day, the earliest first. */
export function listPayables(db: Queryable, catererId: string, until: Day) {
  return rows(
    db,
    select({ orderId: w.order_id, payableOn: w.payable_on, promotionHeld: w.promotion_held })`
      from ${w} where ${w.caterer_id} = ${catererId} and ${w.is_open} and ${w.payable_on} <= ${until}::date
      order by ${w.payable_on}, ${w.order_id}`,
  )
}

/** What payouts held for orders so far. */
export async function paidOutOf(db: Queryable, orderIds: readonly string[]): Promise<Map<string, Paise>> {
  const found = await rows(
    db,
    select({ orderId: line.order_id, amount: sql<Paise>`sum(${line.amount_paise})::bigint` })`
      from ${line} join ${p} on ${p.id} = ${line.payout_id}
      where ${line.order_id} = any(${list(orderIds)}::text[]) and ${line.kind} = 'proceeds' and ${isKept}
      group by ${line.order_id}`,
  )
  return new Map(found.map(({ orderId, amount }) => [orderId, amount]))
}

/** What a caterer owes for orders it called off, of which no payout was lowered. */
export function listOpenDues(db: Queryable, catererId: string) {
  return rows(
    db,
    select({ orderId: n.order_id, amount: n.amount_paise })`
      from ${n} where ${n.caterer_id} = ${catererId} and not exists (
        select 1 from ${line} join ${p} on ${p.id} = ${line.payout_id}
        where ${line.order_id} = ${n.order_id} and ${line.kind} = 'dues' and ${isKept})
      order by ${n.owed_at}, ${n.order_id}`,
  )
}

/** When an order becomes payable; undefined while it is not over. */
export async function findPayable(db: Queryable, orderId: string) {
  const [found] = await rows(
    db,
    select({ payableOn: w.payable_on, promotionHeld: w.promotion_held })`from ${w} where ${w.order_id} = ${orderId}`,
  )
  return found
}

/** Counts the completed orders of caterers that became payable, each up to so many. */
export async function countCompleted(
  db: Queryable,
  catererIds: readonly string[],
  most: number,
): Promise<Map<string, number>> {
  const few = sql`select 1 from ${w} where ${w.caterer_id} = asked.id and ${w.is_completed} limit ${most}`
  const found = await rows(
    db,
    select({ catererId: sql<string>`asked.id`, count: sql<number>`(select count(*)::int from (${few}) few)` })`
      from unnest(${list(catererIds)}::text[]) asked(id)`,
  )
  return new Map(found.map(({ catererId, count }) => [catererId, count]))
}

/** Orders whose promotion waits to be released, the earliest first. */
export function listHeldPromotions(db: Queryable, most: number) {
  return rows(
    db,
    select({ orderId: w.order_id, catererId: w.caterer_id, caterer: catererNameOf(w.caterer_id) })`
      from ${w} where ${w.promotion_held} order by ${w.payable_on}, ${w.order_id} limit ${most}`,
  )
}
