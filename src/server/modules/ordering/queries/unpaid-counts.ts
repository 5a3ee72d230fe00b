import { limits } from '#contract/limits.ts'
import type { Queryable, Tx } from '#server/kernel/context.ts'
import {
  at,
  firstRow,
  insertColumns,
  list,
  raw,
  returning,
  rows,
  run,
  select,
  sql,
  type Sql,
} from '#server/kernel/sql.ts'
import type { Counter, CounterKind } from '../domain/counters.ts'
import { orders, unpaidCounts } from '../tables.ts'
import { isUnpaid } from './states.ts'

const c = unpaidCounts.as('c')
const o = orders.as('o')

const hourMs = 60 * 60 * 1000
const { unpaidPerAccount, unpaidPerNetwork, startsPerNetworkHour } = limits.order

/**
 * Takes one place in each counter and returns the kinds of those that have none left; the transaction must be undone then. One
 * statement changes all of them, each by a guarded write under its row's lock, in the order of kind and key.
 */
export async function takePlaces(tx: Tx, counters: readonly Counter[], now: Date): Promise<CounterKind[]> {
  return fullOf(
    counters,
    (await rows(tx, placesTaken(counters, now))).map(({ kind }) => kind),
  )
}

/** Returns the kinds of counters of which no place was taken. */
export function fullOf(counters: readonly Counter[], taken: readonly string[]): CounterKind[] {
  return counters.flatMap(({ kind }) => (taken.includes(kind) ? [] : [kind]))
}

/**
 * The write of {@link takePlaces}, once for the one row of `source` where it is a part of another statement. It returns the kinds of
 * those that had a place.
 */
export function placesTaken(
  counters: readonly Counter[],
  now: Date,
  source = raw('(values (1)) as once'),
): Sql<{ kind: CounterKind }> {
  const windowEnds = at(new Date(now.getTime() + hourMs))
  const { kind, open, started, window_ends } = unpaidCounts
  const isOver = sql<boolean>`${window_ends} <= ${at(now)}`
  return returning({ kind })`
    ${insertColumns(unpaidCounts, 'kind', 'key', 'open', 'started', 'window_ends')}
    select wanted.kind, wanted.key, 1, 1, ${windowEnds} from ${source}, ${listed(counters)} order by wanted.kind, wanted.key
    on conflict (kind, key) do update set
      open = ${open} + 1,
      started = case when ${isOver} then 1 else ${started} + 1 end,
      window_ends = case when ${isOver} then excluded.window_ends else ${window_ends} end
    where ${open} < case ${kind} when 'account' then ${unpaidPerAccount}::int else ${unpaidPerNetwork}::int end
      and (${kind} = 'account' or ${started} < ${startsPerNetworkHour}::int or ${isOver})`
}

/** Gives back one place in each counter. The table does not go below zero, so a double release undoes its transaction. */
export async function releasePlaces(tx: Tx, counters: readonly Counter[]): Promise<void> {
  await run(
    tx,
    sql`
    with locked as (
      select ${c.kind}, ${c.key} from ${c} join ${listed(counters)} on wanted.kind = ${c.kind} and wanted.key = ${c.key}
      order by ${c.kind}, ${c.key} for no key update of c
    )
    update ${c} set open = ${c.open} - 1 from locked where ${c.kind} = locked.kind and ${c.key} = locked.key`,
  )
}

const listed = (counters: readonly Counter[]) => sql`
  unnest(${list(counters.map(({ kind }) => kind))}::text[], ${list(counters.map(({ key }) => key))}::text[]) as wanted (kind, key)`

/** Returns when a network's counter has a place again, as far as is known: its hour ends, or the first hold of its orders. */
export async function placeExpectedAt(
  db: Queryable,
  { kind, key }: Counter,
  now: Date,
): Promise<{ because: 'open' | 'started'; at: Date | undefined }> {
  const network = kind === 'payments' ? o.payment_network : o.network
  const row = await firstRow(
    db,
    select({
      started: c.started,
      windowEnds: c.window_ends,
      holdUntil: sql<Date | null>`(select min(${o.hold_until}) from ${o} where ${isUnpaid(o.state)} and ${network} = ${key})`,
    })`from ${c} where ${c.kind} = ${kind} and ${c.key} = ${key}`,
  )
  if (row && row.started >= startsPerNetworkHour && row.windowEnds > now)
    return { because: 'started', at: row.windowEnds }
  return { because: 'open', at: row?.holdUntil ?? undefined }
}

/**
 * Removes counters that are empty and whose hour is over. Those that a transaction has locked are left to the next run, since that one
 * may want others that are removed here. Idempotent; safe to run concurrently.
 */
export async function removeIdleCounters(db: Queryable, now: Date): Promise<void> {
  await run(
    db,
    sql`
    with idle as (
      select ${c.kind}, ${c.key} from ${c} where ${c.open} = 0 and ${c.window_ends} <= ${at(now)} for update skip locked
    )
    delete from ${c} using idle where ${c.kind} = idle.kind and ${c.key} = idle.key`,
  )
}
