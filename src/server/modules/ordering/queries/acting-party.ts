import type { Backfill } from '#server/kernel/backfill.ts'
import type { ActorParty, Queryable } from '#server/kernel/context.ts'
import { assign, firstRow, select, sql, withQueries, type Sql } from '#server/kernel/sql.ts'
import { orderEvents, orders } from '../tables.ts'

const e = orderEvents.as('e')

/**
 * The party that wrote an event of a customer's order. Where none is stored, in rows of earlier versions, it follows from the actor and
 * the order alone: until parties were stored no user but the customer and the caterer of an order could move it.
 */
export function actingParty(customerId: Sql<string>, event: typeof orderEvents): Sql<ActorParty> {
  return sql`coalesce(${event.party}, case
    when ${event.actor} = 'user:' || ${customerId} then 'customer' when ${event.actor} like 'user:%' then 'caterer' else 'system' end)`
}

/** The account of the caterer's member who wrote an event; undefined for those of others. */
export function memberIn({ party, actor }: { party: ActorParty; actor: string }): string | undefined {
  return party === 'caterer' ? /^user:(.+)$/.exec(actor)?.[1] : undefined
}

/**
 * Stores the party of events that have none, for the next `most` orders after an id. Returns the id of the last one, undefined when
 * there are no more. Idempotent.
 */
export async function storeParties(db: Queryable, after: string, most: number): Promise<string | undefined> {
  const party = actingParty(sql<string>`batch.customer_id`, e)
  const last = await firstRow(
    db,
    withQueries`batch as (
        select ${orders.id}, ${orders.customer_id} from ${orders} where ${orders.id} > ${after} order by ${orders.id} limit ${most}),
      stored as (
        update ${e} set ${assign(orderEvents, { party })} from batch where ${e.order_id} = batch.id and ${e.party} is null)`(
      select({ id: sql<string | null>`max(id)` })`from batch`,
    ),
  )
  return last?.id ?? undefined
}

/** Stores the party of events that were written before parties were. */
export const partyBackfill: Backfill = { name: 'order_events.party', fill: storeParties }
