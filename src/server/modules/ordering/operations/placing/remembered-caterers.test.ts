import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { firstRow, run, sql, type Sql } from '#server/kernel/sql.ts'
import { aFeast, aGuest, type Feast, type Guest } from '#test/support/ordering.ts'
import { useServer } from '#test/support/server.ts'
import { startStatementCounter } from '#test/support/statement-counter.ts'

const counter = startStatementCounter()
const server = useServer()
afterAll(() => counter.stop())
const change = (statement: Sql) => run(server.database.db, statement)

/** A caterer that an order has made known. */
let feast: Feast
beforeEach(async () => {
  feast = await aFeast(server)
  await (await aGuest(server)).order(feast.request())
})

/** Makes the session of a customer known, which it is not in the second in which its token is issued. */
async function lookAtSession(guest: Guest): Promise<void> {
  await guest.see('nothing')
  server.clock.advance(2_000)
  await guest.see('nothing')
}

async function isStoredUnconfirmed(orderId: string): Promise<boolean | undefined> {
  const unconfirmed = sql<{ unconfirmed: boolean }>`select unconfirmed from orders where id = ${orderId}`
  return (await firstRow(server.database.db, unconfirmed))?.unconfirmed
}

/** What the next order is answered, of another customer. */
async function nextOrder() {
  const { body } = await (await aGuest(server)).place(feast.request())
  return body
}

test('an order with a caterer that is known is placed without reading the caterer', async () => {
  const guest = await aGuest(server)
  await lookAtSession(guest)
  const counted: number[] = []
  for (const eventDate of ['2026-12-13', '2026-12-14', '2026-12-15']) {
    const { work, result } = await counter.count(() => guest.place(feast.request({ eventDate })))
    expect(result.status).toBe(201)
    counted.push(work.statements)
  }

  // Work of timers can fall into a run, but not into each.
  expect(Math.min(...counted)).toBe(1)
})

describe('an order is placed by what has changed since its caterer was known', () => {
  test('by its own rules', async () => {
    await change(
      sql`update caterers set delivery_per_km_paise = 100000, delivery_free_km = 0 where id = ${feast.caterer.id}`,
    )
    const { bill } = await nextOrder()
    expect(bill.lines.map(({ kind }) => kind)).toContain('delivery')
  })

  test('by its prices', async () => {
    await change(sql`update packages set base_price_paise = 30000 where id = ${feast.offer.id}`)
    expect((await nextOrder()).bill.perPlate).toBe(300)
  })

  test('by its cancellation policy', async () => {
    await change(sql`delete from cancellation_steps where caterer_id = ${feast.caterer.id}`)
    await change(
      sql`insert into cancellation_steps (caterer_id, days_before, percent) values (${feast.caterer.id}, 9, 35)`,
    )
    expect((await nextOrder()).cancellation).toMatchObject([{ daysBefore: 9, percent: 35 }])
  })

  test('by its closing', async () => {
    await change(sql`update caterers set status = 2 where id = ${feast.caterer.id}`)
    expect((await nextOrder()).code).toBe('caterer_closed')
  })

  test('by its deletion', async () => {
    await change(sql`update packages set deleted_at = now() where id = ${feast.offer.id}`)
    expect((await nextOrder()).code).toBe('package_not_found')
  })

  test('by the days that it closes', async () => {
    await change(
      sql`insert into closures (id, caterer_id, first_day, last_day) values ('closed', ${feast.caterer.id}, '2026-12-12', '2026-12-12')`,
    )
    expect((await nextOrder()).code).toBe('date_closed')
  })
})

test('an order of an account whose address is not confirmed holds plates as one of those', async () => {
  const guest = await aGuest(server, { emailConfirmed: false })
  const { id } = await guest.order(feast.request({ guests: 25, eventDate: '2026-12-13' }))
  expect(await isStoredUnconfirmed(id)).toBe(true)
})

test('an address that is no longer confirmed is seen before the session is looked at again', async () => {
  const guest = await aGuest(server)
  await lookAtSession(guest)
  await change(sql`update users set email_verified_at = null where id = ${guest.user.id}`)
  const { id } = await guest.order(feast.request({ guests: 25, eventDate: '2026-12-13' }))
  expect(await isStoredUnconfirmed(id)).toBe(true)
})
