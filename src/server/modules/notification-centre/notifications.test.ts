import { describe, expect, test } from 'vitest'
import type { Api } from '#contract/endpoints/index.ts'
import { aMember } from '#test/factories/index.ts'
import { useGateway } from '#test/support/gateway.ts'
import { aPaidOrder } from '#test/support/life.ts'
import { aGuest, type Guest } from '#test/support/ordering.ts'
import { rows, sql } from '#server/kernel/sql.ts'
import { useServer } from '#test/support/server.ts'

const gateway = useGateway({ deliver: (path, init) => server.request(path, init) })
const server = useServer(gateway.settings)

const deliver = async () => server.services.backgroundJobs['notification-centre']?.()
async function notificationsOf(guest: Guest, query = '') {
  await deliver()
  return (await guest.call<Api['GET /api/notifications']['answer']>('GET', `/api/notifications${query}`)).body
}
const typesOf = async (guest: Guest) => (await notificationsOf(guest)).items.map(({ type }) => type)

describe('notifications', () => {
  test('tell each side what the other did, with code and caterer and nothing of a customer', async () => {
    const hands = await aPaidOrder(server, gateway)
    await hands.asCaterer('accept')
    await hands.guest.call('POST', `/api/orders/${hands.order.id}/messages`, { text: 'Call me on 98200 12345' })
    const { id, bookingCode } = hands.order
    const catererName = hands.feast.caterer.name

    const owners = await notificationsOf(hands.owner)
    expect(owners.items).toMatchObject([
      { type: 'order.message_sent', orderId: id, forMember: true, isRead: false },
      { type: 'order.requested', orderId: id, bookingCode, catererName, forMember: true },
    ])
    expect(owners).toMatchObject({ unread: 2, more: false })
    expect(JSON.stringify(owners)).not.toMatch(new RegExp(`98200|${hands.guest.user.firstName}`))
    expect((await notificationsOf(hands.guest)).items).toMatchObject([
      { type: 'order.accepted', orderId: id, bookingCode, catererName, forMember: false },
    ])
  })

  test('are for owner and managers; a cook gets none, nor do others', async () => {
    const hands = await aPaidOrder(server, gateway)
    const { id } = hands.feast.caterer
    const [manager, cook, stranger] = [
      await aGuest(server, { role: '3' }),
      await aGuest(server, { role: '3' }),
      (await aPaidOrder(server, gateway)).owner,
    ]
    await aMember(server, id, manager.user)
    await aMember(server, id, { ...cook.user, part: 'cook' })
    await hands.asCustomer('cancel', { refund: hands.order.bill.total })
    const own = async (guest: Guest) =>
      (await notificationsOf(guest)).items.filter(({ orderId }) => orderId === hands.order.id).length
    expect([(await own(manager)) > 0, await own(cook), await own(stranger)]).toEqual([true, 0, 0])
  })

  test('of a thread are one until it is read', async () => {
    const hands = await aPaidOrder(server, gateway)
    const write = () => hands.guest.call('POST', `/api/orders/${hands.order.id}/messages`, { text: 'Hello' })
    await write()
    await write()
    expect(await typesOf(hands.owner)).toEqual(['order.message_sent', 'order.requested'])
    await hands.owner.call('POST', '/api/notifications/read', {})
    await write()
    expect(await typesOf(hands.owner)).toEqual(['order.message_sent', 'order.message_sent', 'order.requested'])
  })

  test('are read one by one or together, by whom they are for alone', async () => {
    const hands = await aPaidOrder(server, gateway)
    await hands.guest.call('POST', `/api/orders/${hands.order.id}/messages`, { text: 'Hello' })
    const [newest] = (await notificationsOf(hands.owner)).items
    const read = (guest: Guest, body: object) => guest.call<{ unread: number }>('POST', '/api/notifications/read', body)
    await read(hands.guest, { id: newest?.id })
    expect((await notificationsOf(hands.owner)).unread).toBe(2)
    expect((await read(hands.owner, { id: newest?.id })).body).toEqual({ unread: 1 })
    expect((await notificationsOf(hands.owner)).items.map(({ isRead }) => isRead)).toEqual([true, false])
    expect((await read(hands.owner, {})).body).toEqual({ unread: 0 })
  })

  test('come by pages, and go from sight with the membership and after 90 days', async () => {
    const hands = await aPaidOrder(server, gateway)
    await deliver()
    await rows(
      server.database.db,
      sql`insert into notifications (id, user_id, event_id, type, caterer_id, for_member, created_at)
          select 'N' || lpad(n::text, 25, '0'), ${hands.owner.user.id}, 'E' || lpad(n::text, 25, '0'), 'enquiry.received',
            ${hands.feast.caterer.id}, true, now() from generate_series(1, 25) n`,
    )
    const first = await notificationsOf(hands.owner)
    expect([first.items.length, first.more, first.unread]).toEqual([20, true, 26])
    const rest = await notificationsOf(hands.owner, `?before=${first.items.at(-1)?.id}`)
    expect([rest.items.length, rest.more]).toEqual([6, false])

    await rows(server.database.db, sql`delete from caterer_members where user_id = ${hands.owner.user.id}`)
    server.clock.advance(61_000)
    expect(await notificationsOf(hands.owner)).toMatchObject({ items: [], unread: 0 })

    server.clock.advance(91 * 24 * 60 * 60_000)
    await server.services.backgroundJobs['old-notifications']?.()
    const left = await rows(server.database.db, sql`select 1 from notifications where user_id = ${hands.guest.user.id}`)
    expect(left).toEqual([])
  })
})
