import { expect, test } from 'vitest'
import { paise } from '#contract/values/money.ts'
import { runBackfills } from '#server/kernel/backfill.ts'
import { newId } from '#server/kernel/ids.ts'
import { rows, sql } from '#server/kernel/sql.ts'
import { aCoupon, type ACoupon } from '#test/factories/coupon.ts'
import { useGateway } from '#test/support/gateway.ts'
import { brokenPromises } from '#test/support/invariants.ts'
import { aPaidOrder, type OrderInHands } from '#test/support/life.ts'
import { useServer } from '#test/support/server.ts'
import { restateBooks } from './restate-books.ts'

const gateway = useGateway({ deliver: (path, init) => server.request(path, init) })
const server = useServer(gateway.settings)

/** An order of 60 plates at ₹100 with a coupon. */
async function withCoupon(given: Partial<ACoupon> = {}): Promise<OrderInHands> {
  const { code } = await aCoupon(server, given)
  return aPaidOrder(server, gateway, { guests: 60, couponCode: code }, { offer: { basePrice: paise(100_00) } })
}

/** What an order's accounts hold, in paise: what we owe is negative. */
async function accounts({ order }: OrderInHands): Promise<Record<string, number>> {
  const found = await rows<{ account: string; amount: number }>(
    server.database.db,
    sql`select account, sum(amount_paise)::bigint as amount from ledger_rows where order_id = ${order.id}
        group by account having sum(amount_paise) <> 0`,
  )
  return Object.fromEntries(found.map(({ account, amount }) => [account, amount]))
}

test('a coupon of the marketplace is paid to the caterer by the marketplace', async () => {
  const hands = await withCoupon({ percent: 1_000 })
  expect(await accounts(hands)).toEqual({ gateway: 5_670_00, promotions: 600_00, caterer: -6_243_00, tcs: -27_00 })
})

test('a caterer’s own coupon lowers what the caterer receives', async () => {
  const hands = await withCoupon({ percent: 1_000, borneBy: 'caterer' })
  expect(await accounts(hands)).toEqual({ gateway: 5_670_00, caterer: -5_643_00, tcs: -27_00 })
})

test('a gift is paid with the sum of the day of ordering, and with nothing when the caterer declines', async () => {
  const hands = await withCoupon({ kind: 'gift' })
  expect(await accounts(hands)).toMatchObject({ gateway: 6_300_00, promotions: 600_00, caterer: -6_870_00 })
  await hands.asCaterer('decline', { reason: 'We are fully booked that day.' })
  expect(await accounts(hands)).toEqual({ gateway: 6_300_00, refunds_due: -6_300_00 })
  expect(await brokenPromises(server)).toEqual({})
})

test('orders that were paid before promotions had an account are booked like new ones, once', async () => {
  const hands = await withCoupon({ percent: 1_000 })
  const plain = await aPaidOrder(server, gateway)
  const before = await accounts(plain)
  await bookAsBefore(hands)
  expect(await accounts(hands)).toEqual({ gateway: 5_670_00, caterer: -5_643_00, tcs: -27_00 })
  await rows(server.database.db, sql`delete from backfills where name = ${restateBooks.name}`)
  await Promise.all([1, 2].map(() => runBackfills(server.context(), [restateBooks])))
  await runBackfills(server.context(), [restateBooks])
  expect(await accounts(hands)).toMatchObject({ promotions: 600_00, caterer: -6_243_00 })
  expect(await accounts(plain)).toEqual(before)
  expect(await brokenPromises(server)).toEqual({})
})

/** Takes the promotion out of the books, as an earlier build left them. */
async function bookAsBefore({ order }: OrderInHands): Promise<void> {
  const entry = newId()
  await rows(
    server.database.db,
    sql`insert into ledger_rows (entry, position, account, order_id, amount_paise, at, kind, about)
      values (${entry}, 1, 'promotions', ${order.id}, -60000, now(), 'adjust', ${entry}),
        (${entry}, 2, 'caterer', ${order.id}, 60000, now(), 'adjust', ${entry})`,
  )
}
