import { describe, expect, test } from 'vitest'
import type { Api } from '#contract/endpoints/index.ts'
import { aMember } from '#test/factories/index.ts'
import { useGateway } from '#test/support/gateway.ts'
import { aCatererWithOwner, aPaidOrder, delivered, payFor } from '#test/support/life.ts'
import { aGuest, anAddress, from, type Guest } from '#test/support/ordering.ts'
import { useServer } from '#test/support/server.ts'
import { signedInAs } from '#test/support/accounts.ts'
import { reliabilityOf } from './domain/reliability.ts'

const gateway = useGateway({ deliver: (path, init) => server.request(path, init) })
const server = useServer(gateway.settings)
const phone = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36'

async function see(catererId: string, headers: Record<string, string> = {}) {
  const response = await server.request('/api/seen', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': phone, ...from(anAddress()), ...headers },
    body: JSON.stringify({ catererId }),
  })
  return { status: response.status, body: (await response.json()) as { counted?: boolean } }
}

describe('a view', () => {
  test('of visitors and customers is counted by caterer and day', async () => {
    const { feast, owner } = await aCatererWithOwner(server)
    const { id } = feast.caterer
    const customer = await signedInAs(server, (await aGuest(server)).user)
    expect([(await see(id)).body, (await see(id, customer)).body]).toEqual([{ counted: true }, { counted: true }])
    server.clock.advance(24 * 60 * 60_000)
    await see(id)
    const numbers = async () => (await owner.call<Api['GET /api/numbers']['answer']>('GET', '/api/numbers')).body
    expect(await numbers()).toMatchObject({ days: 30, views: 3, enquiries: 0, bookings: 0 })
    server.clock.advance(29 * 24 * 60 * 60_000)
    expect((await numbers()).views).toBe(1)
  })

  test('of a program, a member, or someone who asks not to be measured is none', async () => {
    const { feast, owner } = await aCatererWithOwner(server)
    const { id } = feast.caterer
    const manager = await aMember(server, id)
    for (const headers of [
      { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' },
      { 'user-agent': '' },
      { 'sec-gpc': '1' },
      await signedInAs(server, owner.user),
      await signedInAs(server, manager),
    ])
      expect((await see(id, headers)).body).toEqual({ counted: false })
    expect((await see('01ARZ3NDEKTSV4RRFFQ69G5FAV')).status).toBe(404)
    expect((await owner.call<{ views: number }>('GET', '/api/numbers')).body.views).toBe(0)
  })
})

describe('numbers', () => {
  test('count enquiries and paid orders of the caterer alone, and reliability from five orders on', async () => {
    const hands = await aPaidOrder(server, gateway, {}, { caterer: { maximumServingCapacity: 5_000 } })
    const { feast, owner } = hands
    await hands.guest.order(feast.request({ eventDate: '2026-12-15' }))
    await aPaidOrder(server, gateway)
    const enquiry = {
      kind: 'caterer',
      catererId: feast.caterer.id,
      name: 'Ravi',
      contact: '9820012345',
      message: 'Hello',
    }
    await hands.guest.call('POST', '/api/enquiries', enquiry)
    await hands.asCaterer('accept')
    const numbers = async () => (await owner.call<Api['GET /api/numbers']['answer']>('GET', '/api/numbers')).body
    expect(await numbers()).toMatchObject({ enquiries: 1, bookings: 1, reliability: { orders: 1 } })
    expect((await numbers()).reliability.accepted).toBeUndefined()
    for (let day = 16; day < 20; day++) {
      const other = await payFor(server, gateway, {
        feast,
        owner,
        request: feast.request({ eventDate: `2026-12-${day}` }),
      })
      await other.asCaterer(day === 16 ? 'decline' : 'accept', { reason: 'Our tandoor is broken' })
    }
    expect((await numbers()).reliability).toEqual({ orders: 5, accepted: 80, honoured: 100 })
  })

  test('of reliability are rounded down', () => {
    expect(reliabilityOf({ answered: 200, accepted: 199, cancelledByCaterer: 1, delivered: 3, onTime: 2 })).toEqual({
      orders: 200,
      accepted: 99,
      honoured: 99,
      onTime: 66,
    })
    expect(reliabilityOf({ answered: 4, accepted: 4, cancelledByCaterer: 0, delivered: 0, onTime: 0 })).toEqual({
      orders: 4,
    })
  })
})

describe('the month', () => {
  type Month = Api['GET /api/numbers/month']['answer']
  const monthOf = async (owner: Guest) => (await owner.call<Month>('GET', '/api/numbers/month')).body

  test('adds up accepted orders with events in it, and what is delivered of them', async () => {
    server.clock.set(new Date('2026-12-05T10:00:00+05:30'))
    const { feast, owner } = await aCatererWithOwner(server, { caterer: { maximumServingCapacity: 5_000 } })
    const paid = async (eventDate: string) =>
      payFor(server, gateway, { feast, owner, request: feast.request({ eventDate }) })
    const [served, accepted, cancelled, unanswered, nextMonth] = [
      await paid('2026-12-10'),
      await paid('2026-12-31'),
      await paid('2026-12-20'),
      await paid('2026-12-21'),
      await paid('2027-01-01'),
    ]
    for (const hands of [accepted, cancelled, nextMonth]) await hands.asCaterer('accept')
    await cancelled.asCaterer('cancel', {})
    const { total } = accepted.order.bill
    expect(await monthOf(owner)).toEqual({ first: '2026-12-01', orders: 1, total, delivered: 0 })
    await delivered(server, served)
    expect(await monthOf(owner)).toEqual({ first: '2026-12-01', orders: 2, total: 2 * total, delivered: total })
    expect(unanswered.order.state).toBe('requested')
    server.clock.set(new Date('2027-01-01T00:00:00+05:30'))
    expect(await monthOf(owner)).toEqual({ first: '2027-01-01', orders: 1, total, delivered: 0 })
  })
})
