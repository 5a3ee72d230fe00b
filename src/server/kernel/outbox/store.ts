import { encodeTime } from 'ulid'
import type { ActorParty, Queryable, Tx } from '../context.ts'
import type { DeliveredEvent, RecordedEvent, Subscriber } from '../events.ts'
import { assign, at, firstRow, insertColumns, json, list, rows, select, selectList, sql, withQueries } from '../sql.ts'
import { eventDeliveries, events } from '../tables.ts'

const [e, d] = [events.as('e'), eventDeliveries.as('d')]

/** A delivery that this transaction has claimed. */
export interface Claimed {
  event: DeliveredEvent
  /** Failed tries so far. */
  tries: number
  /** A process of an earlier build has done the work. */
  isHandled: boolean
}

/** Writes the deliveries of the next events that have none and returns how many events there were. */
export async function routeEvents(tx: Tx, subscribers: readonly Subscriber[], most: number): Promise<number> {
  const routes = subscribers.flatMap(({ name, types, sharesWorkWithEarlierBuilds = false }) =>
    types.map((type) => ({ subscriber: name, type, shared: sharesWorkWithEarlierBuilds })),
  )
  const routed = await rows(
    tx,
    sql`with unrouted as (
          select ${e.id}, ${e.type}, ${e.subject}, ${e.handled_at} from ${e} where not ${e.routed}
          order by ${e.id} limit ${most} for update skip locked
        ), made as (
          ${insertColumns(eventDeliveries, 'event_id', 'subscriber', 'subject')}
          select u.id, r.subscriber, u.subject
          from unrouted u join jsonb_to_recordset(${json(routes)}) as r (subscriber text, type text, shared boolean) on r.type = u.type
          where u.handled_at is null or not r.shared order by u.id
          on conflict do nothing
          returning event_id
        )
        update ${e} set routed = true,
          handled_at = coalesce(e.handled_at, case when not exists (
            select 1 from jsonb_to_recordset(${json(routes)}) as r (type text, shared boolean) where r.shared and r.type = e.type) then now() end)
        from unrouted u where e.id = u.id returning e.id`,
  )
  return routed.length
}

const recorded = { id: e.id, type: e.type, subject: e.subject, payload: e.payload }
const claimedDelivery = selectList({
  ...recorded,
  at: e.at,
  actor: e.actor,
  party: e.party,
  city: e.city,
  change: e.change,
  tries: d.tries,
  handledAt: e.handled_at,
})

/**
 * Claims deliveries that are due, in their order and at most one of each subject: the next of a subject is due when this one is done.
 * Those that another process has claimed are skipped. With `only` it claims that event or nothing.
 */
export async function claimDeliveries(
  tx: Tx,
  { name }: Subscriber,
  { most, now, only = null }: { most: number; now: Date; only?: string | null },
): Promise<Claimed[]> {
  const before = eventDeliveries.as('b')
  const claimed = await rows(
    tx,
    select(claimedDelivery)`
        from ${d} join ${e} on ${e.id} = ${d.event_id}
        where ${d.subscriber} = ${name} and ${d.abandoned_at} is null and ${d.next_try_at} <= ${at(now)}
          and (${only}::text is null or ${d.event_id} = ${only})
          and not exists (
            select 1 from ${before}
            where ${before.subscriber} = ${d.subscriber} and ${before.subject} = ${d.subject} and ${before.seq} < ${d.seq}
              and ${before.abandoned_at} is null)
        order by ${d.seq} limit ${most} for update of d, e skip locked`,
  )
  return claimed.map(({ tries, handledAt, actor, party, city, change, ...event }) => ({
    event: {
      ...event,
      actor: actor ?? undefined,
      // The database checks it.
      party: (party as ActorParty | null) ?? undefined,
      city: city ?? undefined,
      change: change ?? {},
    },
    tries,
    isHandled: handledAt !== null,
  }))
}

/** Ends claimed deliveries. An event about a person keeps no payload once every subscriber that reads it has seen it. */
export async function endDeliveries(
  tx: Tx,
  subscriber: Subscriber,
  ids: readonly string[],
  { now, readers }: { now: Date; readers: readonly Subscriber[] },
): Promise<void> {
  const others = readers.flatMap(({ name: other }) => (other === subscriber.name ? [] : [other]))
  const { name, sharesWorkWithEarlierBuilds: shared = false } = subscriber
  await rows(
    tx,
    sql`with ended as (delete from ${d} where ${d.subscriber} = ${name} and ${d.event_id} = any(${list(ids)}::text[]))
        update ${e} set handled_at = case when ${shared}::boolean then coalesce(e.handled_at, ${at(now)}) else e.handled_at end,
          payload = case when e.type like 'user.%' and not exists (
            select 1 from ${d} where ${d.event_id} = ${e.id} and ${d.subscriber} = any(${list(others)}::text[])) then '{}' else e.payload end
        where e.id = any(${list(ids)}::text[]) and (${shared}::boolean or e.type like 'user.%')`,
  )
}

/** Counts a failed try; the next is due at `next`, none when it is undefined. */
export async function countFailure(
  db: Queryable,
  { name }: Subscriber,
  id: string,
  { now, next }: { now: Date; next: Date | undefined },
): Promise<void> {
  const when = next ? { next_try_at: next } : { abandoned_at: now }
  await rows(
    db,
    sql`update ${d} set tries = ${d.tries} + 1, ${assign(eventDeliveries, when)}
        where ${d.event_id} = ${id} and ${d.subscriber} = ${name}`,
  )
}

/** Counts deliveries that are no longer tried, by subscriber. */
export async function countAbandoned(db: Queryable): Promise<Readonly<Record<string, number>>> {
  const found = await rows(
    db,
    select({ subscriber: d.subscriber, count: sql<number>`count(*)::int` })`
        from ${d} where ${d.abandoned_at} is not null group by 1`,
  )
  return Object.fromEntries(found.map(({ subscriber, count }) => [subscriber, count]))
}

/** Deletes some events from before then that no subscriber has yet to see, abandoned ones included, and returns how many. */
export async function deleteEventsBefore(db: Queryable, before: Date, most: number): Promise<number> {
  const deleted = await firstRow(
    db,
    // Ids begin with their time.
    withQueries`old as (
          select ${e.id} from ${e} where ${e.id} < ${encodeTime(before.getTime())} and ${e.routed}
            and not exists (select 1 from ${d} where ${d.event_id} = ${e.id} and ${d.abandoned_at} is null)
          order by ${e.id} limit ${most} for update skip locked
        ), deleted as (delete from ${e} using old where ${e.id} = old.id returning 1)`(
      select({ count: sql<number>`count(*)::int` })`from deleted`,
    ),
  )
  return deleted?.count ?? 0
}

/** Events of some types since a moment, by the time in their ids. */
export async function eventsSince(db: Queryable, types: readonly string[], since: Date): Promise<RecordedEvent[]> {
  return rows(
    db,
    select(recorded)`from ${e}
        where ${e.id} >= ${encodeTime(since.getTime())} and ${e.type} = any(${list(types)}::text[]) order by ${e.id}`,
  )
}

/** Reports whether an event was committed. */
export async function isRecorded(db: Queryable, id: string): Promise<boolean> {
  return (await firstRow(db, select({ id: e.id })`from ${e} where ${e.id} = ${id}`)) !== undefined
}

/** Sends messages to every process that listens. */
export async function notify(db: Queryable, channel: string, messages: readonly string[]): Promise<void> {
  await rows(db, sql`select pg_notify(${channel}, message) from unnest(${list(messages)}::text[]) as message`)
}
