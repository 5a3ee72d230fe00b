import { expect, test } from 'vitest'
import { firstRow, rows, sql } from '#server/kernel/sql.ts'
import type { OrderView } from '#contract/endpoints/orders/order.ts'
import { aFeast, aGuest, bookOf, type Feast, type Guest } from '#test/support/ordering.ts'
import { useServer } from '#test/support/server.ts'

const server = useServer()
const minute = 60_000
const expire = () => server.services.backgroundJobs['expire-orders']?.()

test('an order that cannot be expired keeps no other waiting, and is expired once the cause is mended', async () => {
  const orders: { feast: Feast; guest: Guest; order: OrderView }[] = []
  for (let i = 0; i < 3; i++) {
    const [feast, guest] = [await aFeast(server), await aGuest(server)]
    orders.push({ feast, guest, order: await guest.order(feast.request()) })
    server.clock.advance(1_000)
  }
  const [oldest] = orders
  if (!oldest) throw new Error('no orders')
  const plates = (taken: number) =>
    rows(
      server.database.db,
      sql`update caterer_days set plates_taken = ${taken} where caterer_id = ${oldest.feast.caterer.id}`,
    )
  // Releasing its plates would leave fewer than none.
  await plates(0)
  server.clock.advance(10 * minute)
  await expire()
  const states = async () => Promise.all(orders.map(async ({ guest, order }) => (await guest.see(order.id)).state))
  expect(await states()).toEqual(['awaiting_payment', 'expired', 'expired'])
  expect(
    await firstRow(server.database.db, sql`select kind, tries from retries where id = ${oldest.order.id}`),
  ).toEqual({ kind: 'order expiry', tries: 1 })

  await plates(40)
  await expire()
  expect((await states())[0]).toBe('awaiting_payment')
  server.clock.advance(minute)
  await expire()
  expect(await states()).toEqual(['expired', 'expired', 'expired'])
  expect(await bookOf(server).taken(oldest.feast.caterer.id)).toBe(0)
})
