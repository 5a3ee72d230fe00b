import { afterAll, describe, expect, test } from 'vitest'
import { aFeast, aGuest, capacityTaken, ordersOf } from '#test/support/ordering.ts'
import { isOnPostgres } from '#test/support/only-on-postgres.ts'
import { useServer } from '#test/support/server.ts'
import { startStatementCounter } from '#test/support/statement-counter.ts'
import { firstRow, rows, sql } from '#server/kernel/sql.ts'
import { newId } from '#server/kernel/ids.ts'
import { paise } from '#contract/values/money.ts'
import { firstAttempt } from '#server/modules/payments/index.ts'
import { notPlacedFrom, placeInOneStatement } from '../../queries/place-in-one-statement.ts'
import { findOrder } from '../../queries/orders.ts'

const counter = startStatementCounter()
const server = useServer()
afterAll(() => counter.stop())
const db = () => server.database.db

const viewer = { party: 'customer', catererId: undefined, part: undefined } as const
/** What an order is written with and not read with. */
const unwritten = {
  couponId: undefined,
  idempotencyKey: 'another-click',
  requestHash: 'of another',
  actor: { kind: 'system', name: 'test' },
  network: 'a network',
  paymentNetwork: undefined,
  unconfirmed: false,
  city: 'mumbai',
} as const

describe('an order without a coupon', () => {
  test('is written by one statement', async () => {
    const feast = await aFeast(server)
    const guest = await aGuest(server)
    const counted = []
    for (const eventDate of ['2026-12-12', '2026-12-13', '2026-12-14']) {
      const { work, result } = await counter.count(() => guest.place(feast.request({ eventDate })))
      expect(result.status).toBe(201)
      counted.push(work.statements)
    }

    // The session is read before, the caterer is known from the second on. Work of timers can fall into a run, but not into each.
    expect(Math.min(...counted)).toBeLessThanOrEqual(2)
  })

  test('of an account that is deleted meanwhile is rejected and leaves nothing behind', async () => {
    const feast = await aFeast(server)
    const guest = await aGuest(server)
    const placed = await guest.order(feast.request({ eventDate: '2026-12-13' }))
    const order = await findOrder(db(), placed.id, { ...viewer, userId: guest.user.id })
    if (!order) throw new Error('the order is not there')
    await rows(db(), sql`update users set deleted_at = now() where id = ${guest.user.id}`)
    const again = { ...order, ...unwritten, id: newId(), eventDate: '2026-12-12' } as const

    const placing = server.database.transaction(
      (tx) =>
        placeInOneStatement(tx, again, {
          code: 'PGT-AGAIN',
          counters: [{ kind: 'account', key: guest.user.id }],
          attempt: firstAttempt({ purpose: 'order', reference: again.id, payerId: guest.user.id, amount: paise(100) }),
          now: server.clock.now(),
        }),
      { oneStatement: true },
    )

    const error: unknown = await placing.catch((thrown: unknown) => thrown)
    expect(notPlacedFrom(error, [])).toEqual({ why: 'account' })
    expect(await ordersOf(server, guest.user.id)).toBe(1)
    expect(await capacityTaken(server, feast.caterer.id)).toBe(0)
  })
})

test('JSON of an order is compressed by lz4, or not at all where the server has none', async () => {
  const feast = await aFeast(server)
  const order = await (await aGuest(server)).order(feast.request())
  const dishes = Array.from({ length: 50 }, (_, n) => ({
    name: `Dish ${n}`,
    description: 'From the tandoor',
    price: n,
  }))
  await rows(db(), sql`update orders set offer = ${JSON.stringify({ dishes })}::jsonb where id = ${order.id}`)

  const stored = await firstRow<{ bytes: number; offer: string | null }>(
    db(),
    sql`select pg_column_size(o.*) as bytes, pg_column_compression(o.offer) as offer from orders o where id = ${order.id}`,
  )

  expect(stored?.offer).toBe(isOnPostgres() ? 'lz4' : null)
  expect(stored?.bytes).toBeLessThan(6_000)
})
