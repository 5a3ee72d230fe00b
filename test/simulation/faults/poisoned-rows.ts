import { list, rows, sql } from '#server/kernel/sql.ts'
import type { TestServer } from '#test/support/server.ts'

/** Rows whose work fails each time that it is tried, as after a bug that only odd data meets. */
export interface PoisonedRows {
  /** Orders that cannot be moved. */
  orders: readonly string[]
  /** Orders about which no email can be written. */
  unwritable: readonly string[]
  /** Those of which something was to be written. */
  told: Set<string>
  /** From now on an update of the order fails. */
  poisonOrder(id: string): Promise<void>
  /** From now on emails about the order cannot be written. */
  poisonEmails(orderId: string): Promise<void>
}

/** In a schema of its own, which can be dropped without a trace. */
const script = `
  create schema simulation;
  create table simulation.poisoned (id text primary key, of text not null);
  create function simulation.fail_if_poisoned() returns trigger language plpgsql as $$
  begin
    if exists (select 1 from simulation.poisoned p where p.of = tg_table_name
        and position(p.id in coalesce(to_jsonb(new) ->> tg_argv[0], '')) > 0) then
      raise exception 'a poisoned row';
    end if;
    return new;
  end $$;
  create trigger poisoned before update on orders for each row execute function simulation.fail_if_poisoned('id');
  create trigger poisoned before insert on mails for each row execute function simulation.fail_if_poisoned('dedupe_key');`

export async function openPoisonedRows({ database }: Pick<TestServer, 'database'>): Promise<PoisonedRows> {
  await database.script(script)
  const orders: string[] = []
  const unwritable: string[] = []
  const poison = (id: string, of: string) =>
    rows(database.db, sql`insert into simulation.poisoned (id, of) values (${id}, ${of})`)
  return {
    orders,
    unwritable,
    told: new Set(),
    async poisonOrder(id) {
      await poison(id, 'orders')
      orders.push(id)
    },
    async poisonEmails(orderId) {
      await poison(orderId, 'mails')
      unwritable.push(orderId)
    },
  }
}

/** More tries than an order that is overdue gets, and the events of another one, one after the other. */
const mostTries = 150
const jobs = ['expire-orders', 'order-deadlines', 'notifications']

/** Lets time pass until poisoned rows are given up, so that nothing is tried any more. */
export async function exhaustTries({
  server,
  poisoned,
}: {
  server: TestServer
  poisoned: PoisonedRows
}): Promise<void> {
  if (poisoned.orders.length + poisoned.unwritable.length === 0) return
  for (let tries = 0; tries < mostTries; tries++) {
    const [next] = await rows<{ at: Date | null }>(
      server.database.db,
      sql`select min(next_try_at) as at from (
            select next_try_at from retries where abandoned_at is null and id = any(${list(poisoned.orders)}::text[]) union all
            select next_try_at from event_deliveries where abandoned_at is null and tries > 0 and subject = any(${list(poisoned.unwritable)}::text[])) waiting`,
    )
    if (!next?.at) break
    if (next.at > server.clock.now()) server.clock.set(next.at)
    for (const job of jobs) await server.services.backgroundJobs[job]?.()
  }
}

/** Returns poisoned rows that were not given up where an operator sees them. */
export async function hiddenFailures({
  server,
  poisoned,
}: {
  server: TestServer
  poisoned: PoisonedRows
}): Promise<Record<string, unknown>> {
  const { db } = server.database
  const abandoned = await rows<{ id: string }>(db, sql`select id from retries where abandoned_at is not null`)
  const undelivered = await rows<{ id: string }>(
    db,
    sql`select subject as id from event_deliveries where abandoned_at is not null`,
  )
  const has = (found: readonly { id: string }[], id: string) => found.some((row) => row.id === id)
  const hidden = [
    ...poisoned.orders.filter((id) => !has(abandoned, id)),
    ...[...poisoned.told].filter((id) => !has(undelivered, id)),
  ]
  const { abandoned: read } = await server.services.readings.work()
  const shown = Object.values(read).reduce((sum, count) => sum + count, 0)
  if (shown < poisoned.orders.length + poisoned.told.size) hidden.push(`readings show ${shown}`)
  return hidden.length > 0 ? { 'poisoned rows that are still tried, or that nobody is told of': hidden } : {}
}
