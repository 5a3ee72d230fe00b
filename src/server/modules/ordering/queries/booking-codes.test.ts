import { beforeAll, expect, test } from 'vitest'
import { codeCharacters } from '#contract/values/booking-code.ts'
import { runBackfills } from '#server/kernel/backfill.ts'
import type { Queryable, Tx } from '#server/kernel/context.ts'
import { newId } from '#server/kernel/ids.ts'
import { firstRow, list, rows, sql } from '#server/kernel/sql.ts'
import { isOnPostgres } from '#test/support/only-on-postgres.ts'
import { aFeast, aGuest, type Guest } from '#test/support/ordering.ts'
import { useServer } from '#test/support/server.ts'
import { insertOrder, type NewOrder } from '../store.ts'
import { orderBackfills } from './backfills.ts'
import { findOrder } from './orders.ts'

const server = useServer()
const db = () => server.database.db
const usual = /^PGT-[2-9A-HJKMNP-Z]{5}$/

let guest: Guest
let ids: string[]
beforeAll(async () => {
  guest = await aGuest(server)
  const feast = await aFeast(server)
  const order = async (eventDate: string) => (await guest.order(feast.request({ eventDate }))).id
  ids = [await order('2026-12-12'), await order('2026-12-13'), await order('2026-12-14')]
})

/** Draws a code for an order as an insert does; the same seed draws the same one while it is free. */
async function drawWith(tx: Queryable, id: string | undefined, seed: number): Promise<string> {
  await rows(tx, sql`select setseed(${seed}::float8)`)
  const row = await firstRow<{ code: string }>(
    tx,
    sql`update orders set code = default where id = ${id ?? ''} returning code`,
  )
  return row?.code ?? ''
}

/** An order as one that stands, of another day, before it is placed. */
async function anotherDayOf(tx: Tx, id: string): Promise<NewOrder> {
  const order = await findOrder(tx, id, {
    party: 'customer',
    userId: guest.user.id,
    catererId: undefined,
    part: undefined,
  })
  if (!order) throw new Error(`order ${id} is not there`)
  return {
    ...order,
    id: newId(),
    eventDate: '2026-12-20',
    couponId: undefined,
    idempotencyKey: newId(),
    requestHash: 'of another',
    actor: { kind: 'system', name: 'test' },
    network: 'a network',
    paymentNetwork: undefined,
    unconfirmed: false,
    city: 'mumbai',
  }
}

const draw = (shortest: number) =>
  server.database.transaction(async (tx) => {
    const row = await firstRow<{ code: string }>(tx, sql`select booking_code(${shortest}::int) as code`)
    return row?.code
  })

test('an order has a code of five characters from the start, and its lists and pages have the same', async () => {
  const seen = await Promise.all(ids.map((id) => guest.see(id)))
  for (const { bookingCode } of seen) expect(bookingCode).toMatch(usual)
  expect(new Set(seen.map(({ bookingCode }) => bookingCode)).size).toBe(3)
  const { body } = await guest.call<{ items: { id: string; bookingCode: string }[] }>('GET', '/api/orders')
  const codeById = ({ id, bookingCode }: { id: string; bookingCode: string }) => [id, bookingCode] as const
  expect(new Map(body.items.map(codeById))).toEqual(new Map(seen.map(codeById)))
})

test('a code that another order has is drawn again by who places, and two orders of one day are still rejected', async () => {
  const [id = ''] = ids
  const { bookingCode: taken } = await guest.see(id)
  const rolledBack = new Error('rolled back')
  const placing = server.database.transaction(async (tx) => {
    const other = await anotherDayOf(tx, id)
    const draws: string[] = []
    const draw = (count = 0) => {
      draws.push(count < 2 ? taken : 'PGT-FREEX')
      return draws.at(-1) ?? ''
    }
    expect(await insertOrder(tx, other, draw)).toBe('PGT-FREEX')
    expect(draws).toEqual([taken, taken, 'PGT-FREEX'])
    expect(await insertOrder(tx, { ...other, id: newId(), idempotencyKey: newId() })).toBeUndefined()
    throw rolledBack
  })
  await expect(placing).rejects.toBe(rolledBack)
})

test('the reply to placing has the code that is stored', async () => {
  const other = await aGuest(server)
  const placed = await other.order((await aFeast(server)).request())
  expect(placed.bookingCode).toMatch(usual)
  expect((await other.see(placed.id)).bookingCode).toBe(placed.bookingCode)
})

test('a code that an order has is drawn again', async () => {
  const [first, second] = ids
  const taken = await server.database.transaction((tx) => drawWith(tx, first, 0.25))
  const other = await server.database.transaction((tx) => drawWith(tx, second, 0.25))
  expect([taken, other]).toEqual([expect.stringMatching(usual), expect.stringMatching(usual)])
  expect(other).not.toBe(taken)
})

// The embedded engine has no concurrent transactions.
test.skipIf(!isOnPostgres())(
  'a code that a concurrent transaction has drawn is drawn again, without waiting',
  async () => {
    const [first, second, third] = ids
    const codes = await server.database.transaction(async (tx) => {
      const open = await drawWith(tx, first, 0.5)
      return [open, await server.database.transaction((other) => drawWith(other, second, 0.5))]
    })
    codes.push(await server.database.transaction((tx) => drawWith(tx, third, 0.5)))
    expect(new Set(codes).size).toBe(3)
  },
)

test('longer codes are drawn when those of a length are crowded', async () => {
  const [id] = ids
  const { bookingCode } = await guest.see(id ?? '')
  const rolledBack = new Error('rolled back')
  const crowded = server.database.transaction(async (tx) => {
    const all = Array.from(codeCharacters, (character) => `PGT-${character}`)
    await rows(
      tx,
      sql`insert into orders select (jsonb_populate_record(o, jsonb_build_object(
          'id', left(o.id, 22) || 'ZZ' || lpad(n::text, 2, '0'), 'code', taken, 'idempotency_key', 'crowded ' || n, 'network', null))).*
        from orders o, unnest(${list(all)}::text[]) with ordinality as crowd (taken, n) where o.id = ${id ?? ''}`,
    )
    const row = await firstRow<{ code: string }>(tx, sql`select booking_code(1) as code`)
    expect(row?.code).toMatch(/^PGT-[2-9A-HJKMNP-Z]{2}$/)
    throw rolledBack
  })
  await expect(crowded).rejects.toBe(rolledBack)
  expect(await draw(1)).toMatch(/^PGT-[2-9A-HJKMNP-Z]$/)
  expect((await guest.see(id ?? '')).bookingCode).toBe(bookingCode)
})

test('orders of earlier versions are known by their ids until the backfill has stored codes, which stay', async () => {
  await rows(db(), sql`update orders set code = null`)
  const [id = ''] = ids
  expect((await guest.see(id)).bookingCode).toBe(id)

  const backfills = orderBackfills.filter(({ name }) => name === 'orders.code')
  await rows(db(), sql`delete from backfills where name = 'orders.code'`)
  await Promise.all([1, 2].map(() => runBackfills(server.context(), backfills)))
  await runBackfills(server.context(), backfills)
  const stored = await rows<{ code: string | null }>(db(), sql`select code from orders`)
  for (const { code } of stored) expect(code).toMatch(usual)
  expect(new Set(stored.map(({ code }) => code)).size).toBe(stored.length)

  const { bookingCode } = await guest.see(id)
  await rows(db(), sql`delete from backfills where name = 'orders.code'`)
  await runBackfills(server.context(), backfills)
  expect((await guest.see(id)).bookingCode).toBe(bookingCode)
})
