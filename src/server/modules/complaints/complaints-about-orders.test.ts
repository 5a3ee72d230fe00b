import { expect, test } from 'vitest'
import type { Api } from '#contract/endpoints/index.ts'
import { useGateway } from '#test/support/gateway.ts'
import { aPaidOrder } from '#test/support/life.ts'
import { aGuest, type Guest } from '#test/support/ordering.ts'
import { useServer } from '#test/support/server.ts'

const gateway = useGateway({ deliver: (path, init) => server.request(path, init) })
const server = useServer(Object.assign(gateway.settings, { TRUST_PROXY: '1' }))

type Ticket = Api['GET /api/complaints/{secret}']['answer']
type Lists = Api['GET /api/admin/complaints']['answer']
type Filed = Api['POST /api/complaints']['answer']

let number = 0
const complaint = () => ({
  about: 'caterer',
  name: 'Asha Kulkarni',
  contact: `98${String(++number).padStart(8, '0')}`,
  message: 'The food came an hour late.',
})
/** The complaint of a ticket, as admins see it. */
async function seen({ ticket }: Pick<Filed, 'ticket'>) {
  const admin = await aGuest(server, { role: '1' })
  return (await admin.call<Lists>('GET', '/api/admin/complaints')).body.items.find((one) => one.ticket === ticket)
}

test('a complaint about a booking is shown under it to the customer who filed it, and to no one else', async () => {
  const { guest, order, owner } = await aPaidOrder(server, gateway)
  const code = order.bookingCode
  const given = { ...complaint(), about: 'booking', bookingCode: code.toLowerCase() }
  const filed = (await guest.call<Filed>('POST', '/api/complaints', given)).body
  const stranger = await aGuest(server)
  const other = await stranger.call<Filed>('POST', '/api/complaints', { ...given, message: 'By a stranger' })
  const under = async (who: Guest) =>
    (await who.call<{ items: Ticket[] }>('GET', `/api/orders/${order.id}/complaints`)).body
  expect((await under(guest)).items.map(({ ticket }) => ticket)).toEqual([filed.ticket])
  expect((await under(owner)).items).toEqual([])
  expect(await under(stranger)).toMatchObject({ code: 'order_not_found' })
  expect(await seen(filed)).toMatchObject({ bookingCode: code, isOwnBooking: true })
  expect(await seen(other.body)).toMatchObject({ bookingCode: code, isOwnBooking: false })
})

test('a report of a message is for both sides of its thread alone', async () => {
  const { guest, order, owner } = await aPaidOrder(server, gateway)
  await guest.call('POST', `/api/orders/${order.id}/messages`, { text: 'Pay me outside' })
  const report = (seq = 1) => ({ ...complaint(), about: 'message', orderId: order.id, messageSeq: seq })
  for (const side of [guest, owner]) {
    const { body } = await side.call<Filed>('POST', '/api/complaints', report())
    expect(await seen(body)).toMatchObject({ reported: { text: 'Pay me outside' } })
  }
  const stranger = await aGuest(server)
  expect((await guest.call('POST', '/api/complaints', report(2))).status).toBe(404)
  expect((await stranger.call('POST', '/api/complaints', report())).status).toBe(404)
  const visitor = await server.request('/api/complaints', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report()),
  })
  expect(visitor.status).toBe(404)
})
