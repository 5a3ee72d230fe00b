import { describe, expect, test } from 'vitest'
import { firstRow, raw, rows, sql } from '#server/kernel/sql.ts'
import { useGateway } from '#test/support/gateway.ts'
import { aPaidOrder, delivered, type OrderInHands } from '#test/support/life.ts'
import { testStart, useServer } from '#test/support/server.ts'

const gateway = useGateway({ deliver: (path, init) => server.request(path, init) })
const server = useServer(gateway.settings)
const db = () => server.database.db

/** Tables that belong to no caterer and no city, and why. */
const global: Readonly<Record<string, string>> = {
  account_events: 'accounts',
  backfills: 'work on the whole database',
  complaint_answers: 'rows of complaints',
  complaints: 'to the operator',
  coupons: 'valid in all cities',
  email_codes: 'accounts',
  event_deliveries: 'rows of events, which name the city',
  external_identities: 'accounts',
  gateway_messages: 'as the gateway sent them',
  gst_rates: 'rates',
  mails: 'to accounts, deleted after some weeks',
  job_turns: 'work on the whole database',
  marketplace_rates: 'rates',
  payout_batches: 'files for the bank, of all caterers',
  payout_imports: 'files of the bank, of all caterers',
  payout_runs: 'work on the whole database',
  payout_terms: 'rates',
  migrations: 'work on the whole database',
  one_time_links: 'accounts',
  processes: 'work on the whole database',
  promotions: 'the site',
  rate_limits: 'limits',
  refresh_tokens: 'sessions',
  retries: 'of rows that name both',
  sessions: 'sessions',
  settings: 'settings',
  spent_id_tokens: 'sessions',
  success_stories: 'the site',
  testimonials: 'the site',
  unanswered_questions: 'numbers, of visitors who have chosen no caterer yet',
  unpaid_counts: 'limits of accounts and networks',
  users: 'accounts',
}

/** Tables in which rows of all cities would lie together. */
const rootsOfCities = ['audit', 'caterers', 'events', 'orders', 'payment_attempts']

async function columnsByTable(): Promise<Map<string, Set<string>>> {
  const found = await rows<{ table: string; column: string }>(
    db(),
    sql`select c.table_name as "table", c.column_name as "column" from information_schema.columns c
        join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
        where c.table_schema = 'public' and t.table_type = 'BASE TABLE'`,
  )
  return new Map(
    [...Map.groupBy(found, ({ table }) => table)].map(([table, own]) => [
      table,
      new Set(own.map(({ column }) => column)),
    ]),
  )
}

function withoutKeys(tables: Map<string, Set<string>>): string[] {
  return [...tables]
    .filter(([name, has]) => !(name in global) && !has.has('caterer_id') && !has.has('city'))
    .map(([name]) => name)
}

describe('tables', () => {
  test('name the caterer or the city, unless they are global', async () => {
    expect(withoutKeys(await columnsByTable())).toEqual([])
  })
  test('that are new are found when they name neither', async () => {
    await server.database.script('create table tastings (id id primary key, menu_id id)')
    expect(withoutKeys(await columnsByTable())).toEqual(['tastings'])
    await server.database.script('drop table tastings')
  })
  test('of all cities name the city', async () => {
    const tables = await columnsByTable()
    expect(rootsOfCities.filter((name) => !tables.get(name)?.has('city'))).toEqual([])
  })
  test('that are global exist and name neither', async () => {
    const tables = await columnsByTable()
    expect(Object.keys(global).filter((name) => !tables.has(name))).toEqual([])
    const keyed = Object.keys(global).filter(
      (name) => tables.get(name)?.has('caterer_id') || tables.get(name)?.has('city'),
    )
    expect(keyed).toEqual([])
  })
})

const filled = [
  ['orders', 'city'],
  ['payment_attempts', 'city'],
  ['payment_attempts', 'caterer_id'],
  ['events', 'city'],
  ['bill_lines', 'caterer_id'],
  ['order_events', 'caterer_id'],
  ['order_messages', 'caterer_id'],
  ['order_readers', 'caterer_id'],
  ['payment_events', 'caterer_id'],
  ['ledger_rows', 'caterer_id'],
  ['menu_dishes', 'caterer_id'],
] as const

async function valuesOf(table: string, column: string): Promise<unknown[]> {
  const found = await rows<{ value: unknown }>(
    db(),
    sql`select distinct ${raw(column)} as value from ${raw(table)} ${raw(table === 'events' ? "where type not like 'user.%'" : '')}`,
  )
  return found.map(({ value }) => value)
}

async function aLife(): Promise<OrderInHands> {
  server.clock.set(testStart)
  const hands = await aPaidOrder(server, gateway)
  await hands.guest.call('POST', `/api/orders/${hands.order.id}/messages`, { text: 'Is there parking?' })
  await hands.owner.call('POST', `/api/orders/${hands.order.id}/messages/read`, { seq: 1 })
  await delivered(server, hands)
  return hands
}

test('rows of an order have the keys of its caterer, also those of an earlier version once the job has run', async () => {
  const { feast } = await aLife()
  const expected = (column: string) => (column === 'city' ? 'mumbai' : feast.caterer.id)
  for (const [table, column] of filled)
    expect([table, column, await valuesOf(table, column)]).toEqual([table, column, [expected(column)]])

  for (const [table, column] of filled)
    await server.database.script(
      `alter table ${table} disable trigger user; update ${table} set ${column} = null; alter table ${table} enable trigger user`,
    )
  expect(await valuesOf('bill_lines', 'caterer_id')).toEqual([null])
  await rows(db(), sql`delete from backfills`)
  await server.services.backgroundJobs['backfills']?.()

  for (const [table, column] of filled)
    expect([table, column, await valuesOf(table, column)]).toEqual([table, column, [expected(column)]])
})

test('of a row of the ledger nothing but a missing caterer can be filled in', async () => {
  await aLife()
  const first = await firstRow<{ entry: string }>(db(), sql`select entry from ledger_rows limit 1`)
  const change = (what: string) => rows(db(), sql`update ledger_rows set ${raw(what)} where entry = ${first?.entry}`)
  await expect(change('amount_paise = 0')).rejects.toThrow()
  await expect(change("caterer_id = 'other'")).rejects.toThrow()
  await expect(rows(db(), sql`delete from ledger_rows`)).rejects.toThrow()
})

test('no foreign key leads from the row of one caterer to that of another', async () => {
  await aLife()
  const keys = await rows<{ child: string; parent: string; same: string }>(
    db(),
    sql`select f.conrelid::regclass::text as child, f.confrelid::regclass::text as parent,
          (select string_agg(format('child.%I = parent.%I', a.attname, b.attname), ' and ')
           from unnest(f.conkey, f.confkey) as k (mine, theirs)
           join pg_attribute a on a.attrelid = f.conrelid and a.attnum = k.mine
           join pg_attribute b on b.attrelid = f.confrelid and b.attnum = k.theirs) as same
        from pg_constraint f
        where f.contype = 'f'
          and exists (select 1 from pg_attribute where attrelid = f.conrelid and attname = 'caterer_id')
          and exists (select 1 from pg_attribute where attrelid = f.confrelid and attname = 'caterer_id')`,
  )
  expect(keys.length).toBeGreaterThan(10)
  for (const { child, parent, same } of keys)
    expect([
      child,
      parent,
      await rows(
        db(),
        sql`select 1 from ${raw(child)} child join ${raw(parent)} parent on ${raw(same)} where child.caterer_id <> parent.caterer_id`,
      ),
    ]).toEqual([child, parent, []])
})

/** Foreign keys of global tables into those of cities. Their rows go with a city that moves, or the keys go first. */
const intoCities = [
  'complaints → order_messages',
  'complaints → orders',
  'complaints → reviews',
  'event_deliveries → events',
  'success_stories → images',
]

test('foreign keys of global tables lead to global tables, but for those that are known', async () => {
  const keys = await rows<{ child: string; parent: string }>(
    db(),
    sql`select distinct conrelid::regclass::text as child, confrelid::regclass::text as parent
        from pg_constraint where contype = 'f' order by 1, 2`,
  )
  const leading = keys.filter(({ child, parent }) => child in global && !(parent in global))
  expect(leading.map(({ child, parent }) => `${child} → ${parent}`)).toEqual(intoCities)
})
