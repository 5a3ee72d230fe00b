import { describe, expect, test } from 'vitest'
import type { MessageView } from '#contract/endpoints/orders/thread.ts'
import { useGateway } from '#test/support/gateway.ts'
import { aPaidOrder, type OrderInHands } from '#test/support/life.ts'
import { aGuest, type Guest, type ErrorBody } from '#test/support/ordering.ts'
import { useServer } from '#test/support/server.ts'
import { rows, sql } from '#server/kernel/sql.ts'

const gateway = useGateway({ deliver: (path, init) => server.request(path, init) })
const server = useServer(gateway.settings)
const minute = 60_000

interface Thread {
  items: MessageView[]
  more: boolean
  unread: number
  readByOther: number
}

const pathOf = ({ order }: OrderInHands) => `/api/orders/${order.id}/messages`
const write = (hands: OrderInHands, who: Guest, text: unknown) =>
  who.call<MessageView & ErrorBody>('POST', pathOf(hands), { text })
const read = (hands: OrderInHands, who: Guest, seq: number) =>
  who.call<{ unread: number }>('POST', `${pathOf(hands)}/read`, { seq })
const threadOf = async (hands: OrderInHands, who: Guest, query = '') =>
  (await who.call<Thread>('GET', `${pathOf(hands)}${query}`)).body

/** Recipients of reminders of unread messages. */
async function reminded(hands: OrderInHands): Promise<string[]> {
  await server.services.backgroundJobs['order-messages']?.()
  await server.services.backgroundJobs['notifications']?.()
  const found = await rows<{ recipient: string }>(
    server.database.db,
    sql`select recipient from mails where kind = 'order_unread' and text like ${`%${hands.order.bookingCode}%`} order by id`,
  )
  return found.map(({ recipient }) => recipient)
}

test('customer and caterer write to each other, and each sees what is new', async () => {
  const hands = await aPaidOrder(server, gateway)
  const { guest, owner } = hands
  expect(await write(hands, guest, '  Is there parking?\nFor a van.  ')).toMatchObject({
    status: 201,
    body: { seq: 1, by: 'customer', text: 'Is there parking?\nFor a van.' },
  })
  await write(hands, guest, 'And a lift?')
  expect((await owner.call<{ unread: number }>('GET', `/api/orders/${hands.order.id}`)).body.unread).toBe(2)
  expect(await threadOf(hands, owner)).toMatchObject({ unread: 2, more: false, items: [{ seq: 1 }, { seq: 2 }] })
  expect((await read(hands, owner, 1)).body).toEqual({ unread: 1 })
  expect((await read(hands, owner, 0)).body).toEqual({ unread: 1 })
  await write(hands, owner, 'Both are there.')
  expect(await threadOf(hands, guest)).toMatchObject({
    unread: 1,
    readByOther: 3,
    items: [{ by: 'customer' }, { by: 'customer' }, { by: 'caterer', text: 'Both are there.' }],
  })
})

test('a long thread comes by pages, the newest first', async () => {
  const hands = await aPaidOrder(server, gateway)
  await rows(
    server.database.db,
    sql`insert into order_messages (id, order_id, seq, author_id, text)
        select 'm-' || n || '-' || right(${hands.order.id}, 10), ${hands.order.id}, n, ${hands.guest.user.id}, 'Message ' || n from generate_series(1, 60) n`,
  )
  const newest = await threadOf(hands, hands.owner)
  expect([newest.items.length, newest.items[0]?.seq, newest.items.at(-1)?.seq, newest.more]).toEqual([50, 11, 60, true])
  const older = await threadOf(hands, hands.owner, '?before=11')
  expect([older.items.length, older.items[0]?.seq, older.more]).toEqual([10, 1, false])
})

test('numbers have no gap, however many write at once', async () => {
  const hands = await aPaidOrder(server, gateway)
  await Promise.all(
    Array.from({ length: 10 }, (_, n) => write(hands, n % 2 ? hands.guest : hands.owner, `Message ${n}`)),
  )
  expect((await threadOf(hands, hands.guest)).items.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
})

describe('a thread', () => {
  test('is for its two sides; staff may read it and leave no trace', async () => {
    const hands = await aPaidOrder(server, gateway)
    const { owner: otherOwner, guest: stranger } = await aPaidOrder(server, gateway)
    await write(hands, hands.guest, 'Hello')
    for (const other of [otherOwner, stranger]) {
      expect((await other.call('GET', pathOf(hands))).status).toBe(404)
      expect((await write(hands, other, 'Hello')).status).toBe(404)
      expect((await read(hands, other, 1)).status).toBe(404)
    }
    const admin = await aGuest(server, { role: '1' })
    expect(await threadOf(hands, admin)).toMatchObject({ items: [{ text: 'Hello' }], unread: 0 })
    expect((await write(hands, admin, 'Hello')).status).toBe(404)
    expect((await threadOf(hands, hands.owner)).unread).toBe(1)
  })

  test('begins when the order is paid', async () => {
    const hands = await aPaidOrder(server, gateway)
    const order = await hands.guest.order(hands.feast.request({ eventDate: '2026-12-14' }))
    expect(await write({ ...hands, order }, hands.guest, 'Hello')).toMatchObject({
      status: 409,
      body: { code: 'order_not_paid' },
    })
  })

  test.each(['', '   ', 'x'.repeat(2_001), 'bell \u0007', 'nothing \u0000', 7, null])(
    'takes no message like %j',
    async (text) => {
      const hands = await aPaidOrder(server, gateway)
      expect((await write(hands, hands.guest, text)).status).toBe(400)
    },
  )

  test('takes twenty messages a minute from one person', async () => {
    const hands = await aPaidOrder(server, gateway)
    for (let n = 0; n < 20; n++) expect((await write(hands, hands.guest, `${n}`)).status).toBe(201)
    expect(await write(hands, hands.guest, 'one more')).toMatchObject({ status: 429 })
    server.clock.advance(minute)
    expect((await write(hands, hands.guest, 'later')).status).toBe(201)
  })
})

test('messages unread for 15 minutes cause one email for all of them', async () => {
  const hands = await aPaidOrder(server, gateway)
  await write(hands, hands.guest, 'Is there parking?')
  server.clock.advance(14 * minute)
  await write(hands, hands.guest, 'And a lift?')
  expect(await reminded(hands)).toEqual([])
  server.clock.advance(minute)
  expect(await reminded(hands)).toEqual([hands.owner.user.email])
  server.clock.advance(60 * minute)
  expect(await reminded(hands)).toEqual([hands.owner.user.email])
  await read(hands, hands.owner, 2)
  await write(hands, hands.owner, 'Both')
  server.clock.advance(15 * minute)
  expect(await reminded(hands)).toEqual([hands.owner.user.email, hands.guest.user.email])
})
