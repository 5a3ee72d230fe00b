import { limits } from '#contract/limits.ts'
import type { Queryable, Tx } from '#server/kernel/context.ts'
import { at, firstRow, list, moment, rows, sql } from '#server/kernel/sql.ts'
import type { Counter, CounterKind } from '../domain/counters.ts'

const hourMs = 60 * 60 * 1000
const { unpaidPerAccount, unpaidPerNetwork, startsPerNetworkHour } = limits.order

/**
 * Takes one place in each counter and returns the kinds of those that have none left; the transaction must be undone then. One
 * statement changes all of them, each by a guarded write under its row's lock, in the order of kind and key.
 */
export async function takePlaces(tx: Tx, counters: readonly Counter[], now: Date): Promise<CounterKind[]> {
  const windowEnds = at(new Date(now.getTime() + hourMs))
  const isOver = sql`c.window_ends <= ${at(now)}`
  const taken = await rows<{ kind: CounterKind }>(
    tx,
    sql`
    insert into unpaid_counts as c (kind, key, open, started, window_ends)
    select wanted.kind, wanted.key, 1, 1, ${windowEnds} from ${listed(counters)} order by wanted.kind, wanted.key
    on conflict (kind, key) do update set
      open = c.open + 1,
      started = case when ${isOver} then 1 else c.started + 1 end,
      window_ends = case when ${isOver} then excluded.window_ends else c.window_ends end
    where c.open < case c.kind when 'account' then ${unpaidPerAccount}::int else ${unpaidPerNetwork}::int end
      and (c.kind = 'account' or c.started < ${startsPerNetworkHour}::int or ${isOver})
    returning kind`,
  )
  return counters.flatMap(({ kind }) => (taken.some((row) => row.kind === kind) ? [] : [kind]))
}

/** Gives back one place in each counter. The table does not go below zero, so a double release undoes its transaction. */
export async function releasePlaces(tx: Tx, counters: readonly Counter[]): Promise<void> {
  await rows(
    tx,
    sql`
    with locked as (
      select c.kind, c.key from unpaid_counts c join ${listed(counters)} on wanted.kind = c.kind and wanted.key = c.key
      order by c.kind, c.key for no key update of c
    )
    update unpaid_counts c set open = c.open - 1 from locked where c.kind = locked.kind and c.key = locked.key`,
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
  const row = await firstRow<{ started: number; window_ends: string; hold_until: string | null }>(
    db,
    sql`
    select c.started, c.window_ends, (
      select min(o.hold_until) from orders o
      where o.state = 'awaiting_payment' and ${kind === 'payments' ? sql`o.payment_network` : sql`o.network`} = ${key}
    ) as hold_until
    from unpaid_counts c where c.kind = ${kind} and c.key = ${key}`,
  )
  if (row && row.started >= startsPerNetworkHour && moment(row.window_ends) > now)
    return { because: 'started', at: moment(row.window_ends) }
  return { because: 'open', at: row?.hold_until ? moment(row.hold_until) : undefined }
}

/** Removes counters that are empty and whose hour is over. Idempotent; safe to run concurrently. */
export async function removeIdleCounters(db: Queryable, now: Date): Promise<void> {
  await rows(db, sql`delete from unpaid_counts where open = 0 and window_ends <= ${at(now)}`)
}
