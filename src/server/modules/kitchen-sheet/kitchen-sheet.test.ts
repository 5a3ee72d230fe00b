import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { KitchenSettings, KitchenSheet } from '#contract/endpoints/kitchen/kitchen-sheet.ts'
import { kindOfDish } from './domain/dish-kind.ts'
import { aCoupon } from '#test/factories/coupon.ts'
import { aMember } from '#test/factories/index.ts'
import { useGateway } from '#test/support/gateway.ts'
import { aCatererWithOwner, aPaidOrder, payFor, type OrderInHands } from '#test/support/life.ts'
import type { ErrorBody } from '#test/support/ordering.ts'
import { useServer } from '#test/support/server.ts'
import { asCaller, aTeam, type Caller } from '#test/support/team.ts'
import { estimatedYields } from './queries/estimated-yields.ts'

const gateway = useGateway({ deliver: (path, init) => server.request(path, init) })
const server = useServer(gateway.settings)
const day = '2026-12-12'
const sheetOf = async (by: Caller) =>
  (await by.send('GET', `/api/kitchen-sheet?day=${day}`)).body as unknown as KitchenSheet & ErrorBody
const usual = { bufferPercent: 5, servedSetUpMinutes: 90, packedSetUpMinutes: 20 }
const change = async (by: Caller, body: object) => {
  const answer = await by.send('PUT', '/api/kitchen-sheet/settings', body)
  return { status: answer.status, body: answer.body as unknown as KitchenSettings & ErrorBody }
}

describe('the sheet of a day', () => {
  test('adds up the dishes of accepted orders, and names no customer', async () => {
    const { feast, owner } = await aCatererWithOwner(server)
    const selections = feast.offer.items.map(({ id: itemId }) => ({
      itemId,
      addOn: 0,
      dishes: ['Paneer Tikka', 'Jain Samosa'],
    }))
    const request = feast.request({
      selections,
      dietSplit: { veg: 30, jain: 10, nonVeg: 0 },
      allergies: '2 guests: peanuts, ask 98200 12345',
      note: 'Gate 2, call 98200 12345',
      contact: { name: 'Zubin Vakil', phone: '9812309876' },
    })
    const hands = await payFor(server, gateway, { feast, owner, request })
    const cook = await asCaller(server, await aMember(server, hands.feast.caterer.id, { part: 'cook' }))
    expect(await sheetOf(cook)).toMatchObject({ orders: [], dishes: [], unanswered: 1 })

    await hands.asCaterer('accept')
    const second = await payFor(server, gateway, {
      ...hands,
      request: feast.request({ selections, eventTime: '12:00' }),
    })
    await second.asCaterer('accept')
    const sheet = await sheetOf(cook)
    expect(sheet.orders.map(({ bookingCode, dispatch }) => [bookingCode, dispatch.day])).toEqual([
      [second.order.bookingCode, day],
      [hands.order.bookingCode, day],
    ])
    expect(sheet.orders[1]).toMatchObject({
      area: 'Bandra West',
      allergies: '2 guests: peanuts, ask hidden',
      note: 'Gate 2, call hidden',
      courses: [
        {
          name: 'Starters',
          dishes: [
            { name: 'Paneer Tikka', diet: 'veg', portions: 15 },
            { name: 'Jain Samosa', diet: 'jain', portions: 25 },
          ],
          uneaten: [],
        },
      ],
    })
    expect(sheet.dishes.map(({ name, portions }) => [name, portions])).toEqual([
      ['Jain Samosa', 45],
      ['Paneer Tikka', 35],
    ])
    expect(sheet.dishes[1]).toEqual({
      course: 'Starters',
      name: 'Paneer Tikka',
      diet: 'veg',
      portions: 35,
      quantity: { amount: 111, unit: 'piece' },
      orders: [
        { bookingCode: second.order.bookingCode, portions: 20 },
        { bookingCode: hands.order.bookingCode, portions: 15 },
      ],
    })
    expect(JSON.stringify(sheet)).not.toMatch(/Zubin|98123|98200|Hill Road|Terrace/)
  })

  test('follows a change, and a cancellation', async () => {
    const hands = await aPaidOrder(server, gateway)
    await hands.asCaterer('accept')
    const owner = await asCaller(server, hands.owner.user)
    const { packageId, selections } = hands.feast.request()
    await hands.asCustomer('change', { packageId, selections, guests: 30, dietSplit: { veg: 30, jain: 0, nonVeg: 0 } })
    expect((await sheetOf(owner)).dishes.map(({ portions }) => portions)).toEqual([15, 15])
    await hands.asCustomer('cancel', {})
    expect(await sheetOf(owner)).toMatchObject({ orders: [], dishes: [] })
  })

  test('says which gift comes with an order', async () => {
    const { code } = await aCoupon(server, { kind: 'gift', fulfilmentNote: 'Half a kilo of cake' })
    const { feast, owner } = await aCatererWithOwner(server)
    const give = (couponCode?: string) =>
      payFor(server, gateway, { feast, owner, request: feast.request(couponCode ? { couponCode } : {}) })
    for (const { asCaterer } of [await give(code), await give()]) await asCaterer('accept')
    const { orders } = await sheetOf(await asCaller(server, owner.user))
    expect(new Set(orders.map(({ gift }) => gift))).toEqual(new Set(['Half a kilo of cake', undefined]))
  })

  test.each([
    ['the caterer declines', (hands: OrderInHands) => hands.asCaterer('decline', { reason: 'The tandoor is broken' })],
    ['the customer cancels before the answer', (hands: OrderInHands) => hands.asCustomer('cancel', {})],
  ])('loses an unanswered order when %s', async (_, end) => {
    const hands = await aPaidOrder(server, gateway)
    const owner = await asCaller(server, hands.owner.user)
    expect((await sheetOf(owner)).unanswered).toBe(1)
    expect((await end(hands)).status).toBe(200)
    expect(await sheetOf(owner)).toMatchObject({ orders: [], dishes: [], unanswered: 0 })
  })

  test('loses an accepted order when the caterer cancels it', async () => {
    const hands = await aPaidOrder(server, gateway)
    await hands.asCaterer('accept')
    const owner = await asCaller(server, hands.owner.user)
    expect((await sheetOf(owner)).orders).toHaveLength(1)
    expect((await hands.asCaterer('cancel', { reason: 'The tandoor is broken' })).status).toBe(200)
    expect(await sheetOf(owner)).toMatchObject({ orders: [], dishes: [] })
  })

  test('is of the caller’s own caterer', async () => {
    const hands = await aPaidOrder(server, gateway)
    await hands.asCaterer('accept')
    const { owner } = await aTeam(server)
    expect((await sheetOf(owner)).orders).toEqual([])
  })
})

describe('yields and buffer', () => {
  test('are the caterer’s own once they are set', async () => {
    const hands = await aPaidOrder(server, gateway)
    await hands.asCaterer('accept')
    const owner = await asCaller(server, hands.owner.user)
    const yields = [{ kind: 'tikka', perPortion: 4 }]
    const { status, body } = await change(owner, { ...usual, bufferPercent: 0, yields })
    expect([status, body.kinds.find(({ id }) => id === 'tikka')]).toMatchObject([200, { perPortion: 4, estimate: 3 }])
    expect((await sheetOf(owner)).dishes[0]?.quantity).toEqual({ amount: 80, unit: 'piece' })
    const leaves = (await sheetOf(owner)).orders[0]?.dispatch.time
    await change(owner, { ...usual, servedSetUpMinutes: 30, yields: [{ kind: 'tikka', perPortion: null }] })
    const sheet = await sheetOf(owner)
    expect([sheet.dishes[0]?.quantity?.amount, sheet.orders[0]?.dispatch.time]).toEqual([63, later(leaves, 60)])
  })

  test('stay where only others are given, also by two people at the same time', async () => {
    const { owner } = await aTeam(server)
    const changes = [
      { bufferPercent: 10 },
      { packedSetUpMinutes: 45 },
      { yields: [{ kind: 'rice', perPortion: 0.2 }] },
      { yields: [{ kind: 'dal', perPortion: 0.3 }] },
    ]
    await Promise.all(changes.map((body) => change(owner, body)))
    const { settings } = await sheetOf(owner)
    expect(settings).toMatchObject({ bufferPercent: 10, servedSetUpMinutes: 90, packedSetUpMinutes: 45 })
    const own = settings.kinds.filter(({ perPortion, estimate }) => perPortion !== estimate)
    expect(Object.fromEntries(own.map(({ id, perPortion }) => [id, perPortion]))).toEqual({ rice: 0.2, dal: 0.3 })
  })

  test.each([
    [{ yields: [{ kind: 'caviar', perPortion: 1 }] }, 422],
    [{ bufferPercent: 31 }, 400],
    [{ yields: [{ kind: 'rice', perPortion: 0 }] }, 400],
    [{ packedSetUpMinutes: -1 }, 400],
  ])('reject %j', async (put, expected) => {
    const { owner } = await aTeam(server)
    expect((await change(owner, { ...usual, ...put })).status).toBe(expected)
  })

  test('are estimated for about 40 kinds, each found by its own words', () => {
    const { kinds } = estimatedYields()
    expect(kinds.length).toBeGreaterThanOrEqual(40)
    expect(new Set(kinds.map(({ id }) => id)).size).toBe(kinds.length)
    for (const kind of kinds)
      for (const word of kind.words) expect([word, kindOfDish(word, kinds)?.id]).toEqual([word, kind.id])
  })

  test.each([
    ['Paneer Tikka', 'tikka'],
    ['Veg Hakka Noodles', 'noodles'],
    ['Dal Makhani (Jain)', 'dal'],
    ['Gulab-Jamun', 'gulab-jamun'],
    ['Undhiyu', 'gravy-veg'],
    ['Tartlets', undefined],
  ])('know %s as %s', (name, id) => {
    expect(kindOfDish(name, estimatedYields().kinds)?.id).toBe(id)
  })

  test('say of each kind what it is measured in', () => {
    const file = JSON.parse(readFileSync('db/kitchen/yields.json', 'utf8')) as { kinds: { unit: string }[] }
    expect(new Set(file.kinds.map(({ unit }) => unit))).toEqual(new Set(['kg', 'litre', 'piece']))
  })
})

/** A time of day so many minutes later. */
function later(time: string | undefined, minutes: number): string {
  const [hours = 0, rest = 0] = (time ?? '').split(':').map(Number)
  const at = hours * 60 + rest + minutes
  return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`
}
