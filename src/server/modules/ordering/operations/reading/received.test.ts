import { describe, expect, test } from 'vitest'
import type { KitchenOrder, OrderView } from '#contract/endpoints/orders/order.ts'
import type { ReceivedOrder } from '#contract/endpoints/orders/received.ts'
import { aMember } from '#test/factories/index.ts'
import { call, signedInAs } from '#test/support/accounts.ts'
import { useGateway } from '#test/support/gateway.ts'
import { aPaidOrder, inPreparation, payFor, type OrderInHands } from '#test/support/life.ts'
import type { ErrorBody, Guest } from '#test/support/ordering.ts'
import { useServer } from '#test/support/server.ts'

const gateway = useGateway({ deliver: (path, init) => server.request(path, init) })
const server = useServer(gateway.settings)

interface Listed {
  items: ReceivedOrder[]
  total: number
  toAnswer: number
}
const list = async (who: Guest, query = '') => (await who.call<Listed>('GET', `/api/orders/received${query}`)).body

interface Reply<Body> {
  status: number
  body: Body & ErrorBody
  firstName: string
}

async function memberOf({ feast }: OrderInHands, part: 'manager' | 'cook') {
  const user = await aMember(server, feast.caterer.id, { part })
  const { firstName } = user
  // A test names what it is answered.
  return async <Body>(method: string, path: string, body?: unknown): Promise<Reply<Body>> => {
    const headers = await signedInAs(server, user)
    const response = await call(server, method, path, { headers, body })
    return { status: response.status, body: (await response.json()) as Body & ErrorBody, firstName }
  }
}

const personal = {
  company: 'Kulkarni Traders',
  companyAddress: '7 Kalbadevi Road, Mumbai 400002',
  gstin: '27AAPFU0939F1ZV',
  note: 'Call 98200 12345 or asha@example.org',
}

describe('the inbox', () => {
  test('has what waits for an answer, the most urgent first, what is open, the nearest first, and what is closed', async () => {
    const far = await aPaidOrder(server, gateway)
    const pay = (eventDate: string) =>
      payFor(server, gateway, { ...far, request: far.feast.request({ eventDate, guests: 25 }) })
    const near = await pay('2026-11-23')
    const [open, sooner, declined] = [await pay('2026-12-20'), await pay('2026-12-18'), await pay('2026-12-19')]
    for (const one of [open, sooner]) await one.asCaterer('accept')
    await declined.asCaterer('decline', { reason: 'Full' })
    const idsOf = async (show: string) => (await list(far.owner, `?show=${show}`)).items.map(({ id }) => id)
    expect(await idsOf('to_answer')).toEqual([near.order.id, far.order.id])
    expect(await idsOf('open')).toEqual([sooner.order.id, open.order.id])
    expect(await idsOf('closed')).toEqual([declined.order.id])
    expect(await list(far.owner, '?show=closed')).toMatchObject({ total: 1, toAnswer: 2 })
    expect((await list(far.owner, '?show=to_answer')).items[1]).toMatchObject({
      customer: 'Asha',
      area: 'Bandra West',
      guests: 40,
      total: 10_500,
      answerBy: '2026-11-21T04:30:00.000Z',
      can: { accept: true, decline: true, prepare: false },
    })
  })

  test('is searched by code, by the name that the caterer may see, and by day', async () => {
    const one = await aPaidOrder(server, gateway, { contact: { name: 'Asha Kulkarni', phone: '9820012345' } })
    const other = await payFor(server, gateway, {
      ...one,
      request: one.feast.request({
        eventDate: '2026-12-18',
        contact: { name: 'Bilal 100% Shaikh', phone: '9820012346' },
      }),
    })
    await other.asCaterer('accept')
    const found = async (q: string) =>
      (await list(one.owner, `?q=${encodeURIComponent(q)}`)).items.map(({ id }) => (id === one.order.id ? 1 : 2))
    expect(await found(one.order.bookingCode.toLowerCase())).toEqual([1])
    expect(await found(other.order.bookingCode.slice(4, 7))).toContain(2)
    expect(await found('ash')).toEqual([1])
    expect(await found('shaikh')).toEqual([2])
    // Its surname is not shown yet.
    expect(await found('kulkarni')).toEqual([])
    for (const day of ['12 Dec', '12/12/2026', '2026-12-12']) expect(await found(day)).toEqual([1])
    for (const wild of ['%', '_', '0%']) expect(await found(wild)).toEqual([])
    expect(await found('100%')).toEqual([2])
  })

  test('says when the customer changed what was ordered, with both versions', async () => {
    const hands = await aPaidOrder(server, gateway)
    await hands.asCaterer('accept')
    const { packageId, selections } = hands.feast.request()
    const dishes = ['Paneer Tikka', 'Jain Samosa']
    const changed = selections.map((selection) => ({ ...selection, dishes }))
    server.clock.advance(60_000)
    const dietSplit = { veg: 25, jain: 5, nonVeg: 0 }
    const asked = { packageId, selections: changed, guests: 30, dietSplit }
    expect((await hands.asCustomer('change', asked)).status).toBe(200)
    const [listed] = (await list(hands.owner)).items
    expect(listed).toMatchObject({ guests: 30, changedAt: server.clock.now().toISOString() })
    const { changes } = await hands.owner.see(hands.order.id)
    expect(changes[0]).toMatchObject({
      before: { guests: 40, dietSplit: { veg: 40 }, dishes: [{ dishes: ['Paneer Tikka', 'Hara Bhara Kebab'] }] },
      after: { guests: 30, dietSplit, dishes: [{ category: 'Starters', dishes }] },
    })
  })
})

describe('what a caterer sees of the customer', () => {
  const see = async ({ owner, order }: OrderInHands) =>
    (await owner.call<OrderView>('GET', `/api/orders/${order.id}`)).body
  const hiddenText = 'hidden until the booking is confirmed'

  test('is a first name and an area until it accepts, then everything, and little again 30 days after the event', async () => {
    const hands = await aPaidOrder(server, gateway, { ...personal, allergies: '2 guests: peanuts' })
    const before = await see(hands)
    expect(before).toMatchObject({
      contact: { name: 'Asha', phone: '' },
      venue: { name: '', line: '', place: 'Bandra West', pinCode: '' },
      note: `Call ${hiddenText} or ${hiddenText}`,
      allergies: '2 guests: peanuts',
    })
    expect(before).not.toHaveProperty('company')
    expect(before).not.toHaveProperty('companyAddress')
    await hands.asCaterer('accept')
    expect(await see(hands)).toMatchObject({
      contact: { name: 'Asha Kulkarni', phone: '+919820012345' },
      venue: { line: '4 Hill Road', pinCode: '400050' },
      ...personal,
    })
    server.clock.set(new Date('2027-01-12T06:30:00Z'))
    const after = await see(hands)
    expect(after).toMatchObject({
      contact: { name: 'Asha Kulkarni', phone: '+91 98••• ••345' },
      venue: { line: '', place: 'Bandra West' },
      note: 'Call hidden or hidden',
    })
    expect(after).not.toHaveProperty('gstin')
  })

  test('is masked after it declined', async () => {
    const hands = await aPaidOrder(server, gateway, personal)
    await hands.asCaterer('decline', { reason: 'Full' })
    expect(await see(hands)).toMatchObject({ contact: { name: 'Asha', phone: '+91 98••• ••345' }, venue: { line: '' } })
    expect((await hands.guest.see(hands.order.id)).contact.phone).toBe('+919820012345')
  })

  test('has no numbers in the thread until it accepts; the writer reads what was written', async () => {
    const hands = await aPaidOrder(server, gateway)
    const path = `/api/orders/${hands.order.id}/messages`
    await hands.guest.call('POST', path, { text: 'Please call 98200 12345' })
    const read = async (who: Guest) => (await who.call<{ items: { text: string }[] }>('GET', path)).body.items[0]?.text
    expect(await read(hands.owner)).toBe(`Please call ${hiddenText}`)
    expect(await read(hands.guest)).toBe('Please call 98200 12345')
    await hands.asCaterer('accept')
    expect(await read(hands.owner)).toBe('Please call 98200 12345')
  })
})

describe('a cook', () => {
  test('sees accepted orders with dishes and allergies, without customer, money and contacts', async () => {
    const hands = await aPaidOrder(server, gateway, { ...personal, allergies: '2 guests: peanuts' })
    const cook = await memberOf(hands, 'cook')
    const path = `/api/orders/received/${hands.order.id}`
    expect((await cook<Listed>('GET', '/api/orders/received')).body).toMatchObject({ items: [], toAnswer: 0 })
    expect((await cook('GET', path)).status).toBe(404)
    await inPreparation(server, hands)
    const [listed] = (await cook<Listed>('GET', '/api/orders/received')).body.items
    expect(listed).toMatchObject({
      bookingCode: hands.order.bookingCode,
      unread: 0,
      can: { prepare: false, deliver: false },
    })
    expect(Object.keys(listed ?? {})).not.toEqual(expect.arrayContaining(['customer']))
    expect(listed).not.toHaveProperty('total')
    const { body } = await cook<KitchenOrder>('GET', path)
    expect(body).toMatchObject({
      menu: [{ name: 'Starters', dishes: ['Paneer Tikka', 'Hara Bhara Kebab'] }],
      allergies: '2 guests: peanuts',
      note: 'Call hidden or hidden',
      area: 'Bandra West',
      can: { prepare: false, deliver: false },
    })
    for (const part of ['contact', 'venue', 'bill', 'company', 'companyAddress', 'gstin'])
      expect(body).not.toHaveProperty(part)
    expect(JSON.stringify(body)).not.toContain('price')
    const searched = await cook<Listed>('GET', '/api/orders/received?q=asha')
    expect(searched.body.total).toBe(0)
  })
})

describe('of two members', () => {
  test('the second to answer is told who accepted, and when', async () => {
    const hands = await aPaidOrder(server, gateway)
    const manager = await memberOf(hands, 'manager')
    const path = `/api/orders/${hands.order.id}`
    const { firstName } = await manager('POST', `${path}/accept`)
    for (const [verb, body] of [['accept'], ['decline', { reason: 'Full' }]] as const) {
      const late = await hands.asCaterer(verb, body)
      expect(late).toMatchObject({ status: 409, body: { code: 'order_handled' } })
      expect(late.body.message).toEqual([`${firstName} accepted this order on Fri, 20 Nov 2026, 10:00 am.`])
    }
    // Who was first is told what they did, not by whom.
    expect((await manager('POST', `${path}/accept`)).body.code).toBe('order_answered')
    const { events } = await hands.owner.see(hands.order.id)
    expect(events.at(-1)).toMatchObject({ to: 'accepted', member: firstName })
    expect((await hands.guest.see(hands.order.id)).events.at(-1)).not.toHaveProperty('member')
  })

  test('the second to cancel is told who declined', async () => {
    const hands = await aPaidOrder(server, gateway)
    const manager = await memberOf(hands, 'manager')
    const { firstName } = await manager('POST', `/api/orders/${hands.order.id}/decline`, { reason: 'Full' })
    const late = await hands.asCaterer('cancel', {})
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'order_handled', values: { member: firstName, move: 'declined' } },
    })
  })
})

describe('a delivery', () => {
  test('takes a note that both sides read', async () => {
    const hands = await aPaidOrder(server, gateway)
    await inPreparation(server, hands)
    server.clock.set(new Date(`${hands.order.eventDate}T13:30:00Z`))
    const { body } = await hands.asCaterer('deliver', { note: 'Left with the guard' })
    const at = server.clock.now().toISOString()
    expect(body).toMatchObject({ state: 'delivered', delivery: { at, note: 'Left with the guard' } })
    expect((await hands.guest.see(hands.order.id)).delivery).toEqual({ at, note: 'Left with the guard' })
  })

  test('is not made with a picture of others', async () => {
    const hands = await aPaidOrder(server, gateway)
    await inPreparation(server, hands)
    server.clock.set(new Date(`${hands.order.eventDate}T13:30:00Z`))
    const answer = await hands.asCaterer('deliver', { picture: 'https://elsewhere.example/images/x-1440.avif' })
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'image_not_own', fields: { picture: expect.any(String) } },
    })
    expect((await hands.guest.see(hands.order.id)).state).toBe('in_preparation')
  })
})
