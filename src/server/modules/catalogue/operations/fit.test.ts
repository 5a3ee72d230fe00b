import { expect, test } from 'vitest'
import type { Availability } from '#contract/endpoints/availability.ts'
import type { EventFit } from '#contract/endpoints/fit.ts'
import { limits } from '#contract/limits.ts'
import { addDays, dayInIndia } from '#contract/values/calendar.ts'
import { aCaterer, aMenu, aPackage } from '#test/factories/index.ts'
import { nextAddress } from '#test/support/forwarded-address.ts'
import { useServer } from '#test/support/server.ts'

const server = useServer()
const tomorrow = () => addDays(dayInIndia(new Date()), 1)

async function aCatererWithOffers() {
  const caterer = await aCaterer(server, {
    maximumServingCapacity: 200,
    deliveryPerKm: 20_00,
    deliveryFreeKm: 0,
  } as never)
  const menu = await aMenu(server, { catererId: caterer.id, dishes: [{ name: 'Samosa', diet: 'jain' }] })
  const items = [{ menuId: menu.id, quantity: 1 }]
  const offer = { catererId: caterer.id, bands: ['25-50', '50-100'], items }
  const dear = await aPackage(server, { ...offer, diet: 'jain', basePrice: 400_00 } as never)
  const cheap = await aPackage(server, { ...offer, diet: 'nonVeg', basePrice: 300_00 } as never)
  const boxes = await aPackage(server, {
    ...offer,
    kind: 'packed',
    diet: 'jain',
    basePrice: 90_00,
    minOrder: 60,
  } as never)
  await aPackage(server, {
    ...offer,
    diet: 'jain',
    basePrice: 10_00,
    items: [{ menuId: menu.id, quantity: 5 }],
  } as never)
  return { caterer, dear, cheap, boxes }
}

async function get<Body>(path: string): Promise<Body> {
  const response = await server.request(path)
  expect([path, response.status]).toEqual([path, 200])
  return (await response.json()) as Body
}

test('packages of the guests’ range and diet are priced for exactly these guests, full ones first', async () => {
  const { caterer, dear, cheap, boxes } = await aCatererWithOffers()
  const fit = (query: string) => get<EventFit>(`/api/caterer/${caterer.id}/fit?${query}`)
  const all = await fit('guests=40')
  expect(all.guests).toBe(40)
  expect(all.packages.map(({ id }) => id)).toEqual([cheap.id, dear.id, boxes.id])
  expect(all.packages.map(({ guests }) => guests)).toEqual([40, 40, 60])
  expect(all.packages[0]).toMatchObject({ perPlate: 315, beforeGst: 300, total: 12_600, soFar: true })
  expect((await fit('guests=40&diet=jain')).packages.map(({ id }) => id)).toEqual([dear.id, cheap.id, boxes.id])
  expect((await fit('people=10-25')).packages).toEqual([])
  const { lat, lng } = caterer.location
  expect((await fit(`guests=40&lat=${lat}&lng=${lng + 0.015}`)).packages[0]).toMatchObject({
    total: 12_642,
    soFar: false,
  })
})

test('the day stands as in the calendar', async () => {
  const { caterer } = await aCatererWithOffers()
  for (const [day, guests] of [
    [tomorrow(), 40],
    [addDays(tomorrow(), 10), 40],
    [addDays(tomorrow(), 10), 201],
  ] as const) {
    const fit = await get<EventFit>(`/api/caterer/${caterer.id}/fit?date=${day}&guests=${guests}`)
    const asked = `from=${day}&to=${day}&guests=${guests}`
    const calendar = await get<Availability>(`/api/caterer/${caterer.id}/availability?${asked}`)
    expect([fit.day, fit.nearest]).toEqual([calendar.days[0], calendar.nearest])
  }
  const dayless = await get<EventFit>(`/api/caterer/${caterer.id}/fit`)
  expect([dayless.day, dayless.nearest, dayless.guests]).toEqual([undefined, [], limits.order.minGuests])
})

test('invalid parts of the event are left out and named', async () => {
  const { caterer } = await aCatererWithOffers()
  const fit = await get<EventFit>(
    `/api/caterer/${caterer.id}/fit?date=2020-01-01&guests=abc&diet=fish&lat=999&lng=1&people=50-100`,
  )
  expect(fit.leftOut.toSorted()).toEqual(['date', 'diets', 'guests', 'place'])
  expect([fit.guests, fit.day]).toEqual([50, undefined])
})

test('it is public, is kept by nobody, and knows no caterer that is not', async () => {
  const { caterer } = await aCatererWithOffers()
  const response = await server.request(`/api/caterer/${caterer.id}/fit`)
  expect(response.headers.get('cache-control')).toBe('no-cache')
  const hidden = await aCaterer(server, { approval: 'pending' })
  for (const id of [hidden.id, '01ARZ3NDEKTSV4RRFFQ69G5FAV'])
    expect((await server.request(`/api/caterer/${id}/fit`)).status).toBe(404)
})

test('a network that has asked for days often enough is told to wait', async () => {
  const { caterer } = await aCatererWithOffers()
  const headers = { 'x-forwarded-for': nextAddress() }
  const ask = async () => (await server.request(`/api/caterer/${caterer.id}/fit`, { headers })).status
  const answers = await Promise.all(Array.from({ length: limits.availability.perNetworkMinute }, ask))
  expect(new Set(answers)).toEqual(new Set([200]))
  expect(await ask()).toBe(429)
})
