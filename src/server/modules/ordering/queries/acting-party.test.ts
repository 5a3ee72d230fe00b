import { expect, test } from 'vitest'
import { runBackfills } from '#server/kernel/backfill.ts'
import { firstRow, rows, sql } from '#server/kernel/sql.ts'
import { useGateway } from '#test/support/gateway.ts'
import { aPaidOrder, delivered, type OrderInHands } from '#test/support/life.ts'
import { aGuest } from '#test/support/ordering.ts'
import { testStart, useServer } from '#test/support/server.ts'
import { storeParties } from './acting-party.ts'

const gateway = useGateway({ deliver: (path, init) => server.request(path, init) })
const server = useServer(gateway.settings)
const db = () => server.database.db

const timelineOf = async ({ guest, order }: OrderInHands) => (await guest.see(order.id)).events.map(({ by }) => by)
const usual = ['customer', 'pangat', 'caterer', 'caterer', 'caterer', 'customer']

async function aCompletedOrder(): Promise<OrderInHands> {
  server.clock.set(testStart)
  const hands = await aPaidOrder(server, gateway)
  await delivered(server, hands)
  await hands.asCustomer('complete')
  return hands
}

/** As an earlier version has written it. */
const forgetParties = ({ order }: OrderInHands) =>
  rows(db(), sql`update order_events set party = null where order_id = ${order.id}`)
const storedParties = async ({ order }: OrderInHands) =>
  (
    await rows<{ party: string | null }>(
      db(),
      sql`select party from order_events where order_id = ${order.id} order by seq`,
    )
  ).map(({ party }) => party)

test.each([
  ['stored with the event', async () => {}],
  ['missing in a row of an earlier version', forgetParties],
])('who moved an order stays when its caterer gets another owner, or none: %s', async (_, make) => {
  const hands = await aCompletedOrder()
  await make(hands)
  expect(await timelineOf(hands)).toEqual(usual)

  const other = await aGuest(server, { role: '3' })
  for (const owner of [other.user.id, null]) {
    await rows(db(), sql`update caterers set owner_id = ${owner} where id = ${hands.feast.caterer.id}`)
    expect(await timelineOf(hands)).toEqual(usual)
  }
})

test('what staff do is told from what happens by itself, and shown as ours', async () => {
  const hands = await aCompletedOrder()
  await rows(db(), sql`update order_events set party = 'admin' where order_id = ${hands.order.id} and seq = 6`)
  expect(await timelineOf(hands)).toEqual([...usual.slice(0, 5), 'pangat'])
  await expect(
    rows(db(), sql`update order_events set party = 'owner' where order_id = ${hands.order.id} and seq = 6`),
  ).rejects.toThrow()
})

test('backfill stores missing parties batch by batch, once, also when several processes run it', async () => {
  const orders = [await aCompletedOrder(), await aCompletedOrder(), await aCompletedOrder()]
  for (const hands of orders) await forgetParties(hands)
  const batches: string[] = []
  const backfill = {
    name: 'test.parties',
    fill: async (...[tx, after]: Parameters<typeof storeParties>) => {
      batches.push(after)
      return storeParties(tx, after, 1)
    },
  }
  await Promise.all([1, 2].map(() => runBackfills(server.context(), [backfill])))
  await runBackfills(server.context(), [backfill])

  for (const hands of orders)
    expect(await storedParties(hands)).toEqual(['customer', 'system', 'caterer', 'caterer', 'caterer', 'customer'])
  // Every order of this file, and the end.
  const count = await firstRow<{ orders: number }>(db(), sql`select count(*)::int as orders from orders`)
  expect(new Set(batches).size).toBe((count?.orders ?? 0) + 1)
})
