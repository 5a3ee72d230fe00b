import { expect, test } from 'vitest'
import type { Comparison } from '#contract/endpoints/comparison.ts'
import type { ErrorResponse } from '#contract/endpoints/shared.ts'
import { fromRupees } from '#contract/values/money.ts'
import { newId } from '#server/kernel/ids.ts'
import { aCaterer, aPackage } from '#test/factories/index.ts'
import { useServer } from '#test/support/server.ts'

const server = useServer()

async function compare(query: string): Promise<{ status: number; body: Comparison & ErrorResponse }> {
  const response = await server.request(`/api/caterer/compare?${query}`)
  // Answers are held to the contract by the server; errors have the one shape.
  return { status: response.status, body: (await response.json()) as Comparison & ErrorResponse }
}

test('prices per plate include the GST of each caterer’s scheme, for the smallest number of guests', async () => {
  const regular = await aCaterer(server, { gstScheme: 'REGULAR_5' })
  const composition = await aCaterer(server, { gstScheme: 'COMPOSITION' })
  const cheap = await aPackage(server, {
    catererId: regular.id,
    bands: ['25-50', '50-100'],
    basePrice: fromRupees(400),
  })
  await aPackage(server, { catererId: regular.id, bands: ['25-50'], basePrice: fromRupees(450) })
  await aPackage(server, { catererId: regular.id, kind: 'packed', bands: ['10-25'], basePrice: fromRupees(90) })
  await aPackage(server, { catererId: composition.id, kind: 'custom', bands: [] })
  await aPackage(server, { catererId: composition.id, bands: ['25-50'], basePrice: fromRupees(410) })
  await server.services.catalogue.refresh([regular.id, composition.id])

  const { body } = await compare(`ids=${regular.id},${composition.id}`)

  expect(
    body.items.map(({ card, gstPercent, customMenu, packedFood }) => [card.id, gstPercent, customMenu, packedFood]),
  ).toEqual([
    [regular.id, 5, false, true],
    [composition.id, 0, true, false],
  ])
  expect(body.items[0]?.bands.map(({ band, packages }) => [band, packages])).toEqual([
    ['25-50', 2],
    ['50-100', 1],
  ])
  expect(body.items[0]?.bands[0]?.cheapest).toEqual({
    id: cheap.id,
    name: cheap.name,
    diet: 'veg',
    dishes: 2,
    courses: [{ name: expect.any(String), dishes: 2 }],
    basePrice: 400,
    wholePerPlate: 420,
    total: 10_500,
    guests: 25,
    soFar: false,
  })
  expect(body.items[1]?.bands[0]?.cheapest).toMatchObject({ wholePerPlate: 410, total: 10_250 })
  // Boxes are no plates.
  expect(body.items[0]?.prices).toEqual({
    least: { perPlate: 420, portion: 'plate', minOrder: 10 },
    most: { perPlate: 473, portion: 'plate', minOrder: 10 },
  })
})

test('a caterer without packages has no prices, and a number to call', async () => {
  const bare = await aCaterer(server, { contact: '+912248931770' })
  await server.services.catalogue.refresh([bare.id])
  const [item] = (await compare(`ids=${bare.id}`)).body.items
  expect([item?.prices, item?.customMenu, item?.contact]).toEqual([undefined, false, '+912248931770'])
})

test('notice is that of the guests asked for', async () => {
  const caterer = await aCaterer(server)
  await server.services.catalogue.refresh([caterer.id])
  const noticeFor = async (query: string) => (await compare(`ids=${caterer.id}${query}`)).body.items[0]?.noticeDays
  expect([await noticeFor(''), await noticeFor('&guests=150'), await noticeFor('&guests=400')]).toEqual([2, 4, 7])
})

test('with a place, distance is told and delivery beyond the free kilometres is in the total', async () => {
  const here = await aCaterer(server, {
    location: { lat: 19, lng: 73 },
    deliveryFreeKm: 2,
    deliveryPerKm: fromRupees(50),
  })
  await aPackage(server, { catererId: here.id, bands: ['10-25'], basePrice: fromRupees(100) })
  await server.services.catalogue.refresh([here.id])

  const { body } = await compare(`ids=${here.id}&lat=19.04&lng=73&place=My%20terrace`)

  expect(body.place).toEqual({ name: 'My terrace', lat: 19.04, lng: 73 })
  // 4.4 km: three started kilometres beyond two, at ₹50 and 5 %.
  expect(body.items[0]).toMatchObject({ card: { distanceKm: 4.4 }, delivery: { freeKm: 2, perKm: 50 } })
  expect(body.items[0]?.bands[0]?.cheapest).toMatchObject({ wholePerPlate: 105, total: 1207.5, soFar: false })
})

test('ids, slugs and former slugs return caterers, each once and in request order, and unknown ones are listed', async () => {
  const one = await aCaterer(server, {
    name: 'Saffron Table',
    formerSlugs: ['kesar-table'],
    cancellation: [{ daysBefore: 5, percent: 80 }],
  })
  const two = await aCaterer(server, { name: 'Plain Table' })
  const hidden = await aCaterer(server, { approval: 'suspended' })
  await server.services.catalogue.refresh([one.id, two.id])

  const { body } = await compare(`ids=plain-table,${one.id},kesar-table`)
  expect(body.items.map(({ card }) => card.slug)).toEqual(['plain-table', 'saffron-table'])
  expect(body.items[1]?.cancellation).toEqual([{ daysBefore: 5, percent: 80 }])
  expect(body.missing).toEqual([])

  const unknown = newId()
  expect((await compare(`ids=${unknown},${hidden.id}`)).body).toEqual({ items: [], missing: [unknown, hidden.id] })
})

test('bad input is rejected with a sentence', async () => {
  for (const [query, sentence] of [
    ['', 'Use comma-separated caterer ids or slugs'],
    ['ids=', 'Use comma-separated caterer ids or slugs'],
    ['ids=a,b%00c', 'Use comma-separated caterer ids or slugs'],
    [`ids=${'x'.repeat(131)}`, 'Use comma-separated caterer ids or slugs'],
    ['ids=a,b,c,d', 'You can compare maximum 3 caterers at a time'],
    ['ids=a&lat=19', 'Send both latitude and longitude'],
  ] as const) {
    const { status, body } = await compare(query)
    expect([query, status, body.message]).toEqual([query, 400, [sentence]])
  }
})

test('nothing private is shown', async () => {
  const { id } = await aCaterer(server)
  await server.services.catalogue.refresh([id])
  const { body } = await compare(`ids=${id}`)
  expect(JSON.stringify(body)).not.toMatch(/gstNo|27AABCC1234D1ZB|mobileNo|owner/)
})
