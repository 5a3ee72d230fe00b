import { expect, test } from 'vitest'
import type { RailwayMap } from '#contract/endpoints/places.ts'
import { fromRupees } from '#contract/values/money.ts'
import { aCaterer, aPackage } from '#test/factories/index.ts'
import { useServer } from '#test/support/server.ts'

const server = useServer()
const railway = async (query = ''): Promise<RailwayMap> => {
  const response = await server.request(`/api/railway?${query}`)
  expect(response.status).toBe(200)
  return (await response.json()) as RailwayMap // checked by the server against the endpoint's schema
}
/** What is told of stations with caterers of the text, which names the caterers of this test. */
const marks = async (query: string) =>
  (await railway(`q=Zephyr&${query}`)).stations.flatMap(({ name, caterers, from }) =>
    caterers > 0 ? [{ name, caterers, from }] : [],
  )

async function cooks(given: {
  at: [number, number]
  price: number
  kind?: 'packed'
  bands?: ['25-50'] | ['100+']
  jain?: true
}) {
  const [lat, lng] = given.at
  const { id } = await aCaterer(server, { name: `Zephyr ${lat} ${given.price}`, location: { lat, lng } })
  await aPackage(server, {
    catererId: id,
    bands: given.bands ?? ['25-50'],
    basePrice: fromRupees(given.price),
    ...(given.kind ? { kind: given.kind } : {}),
  })
  return id
}

test('every caterer counts at the station nearest to it, with the lowest price of a plate', async () => {
  const andheri: [number, number] = [19.119, 72.846]
  const ids = [
    await cooks({ at: andheri, price: 300 }),
    await cooks({ at: [19.1195, 72.8465], price: 200 }),
    await cooks({ at: andheri, price: 100, kind: 'packed' }),
    await cooks({ at: [18.989, 73.121], price: 400, bands: ['100+'] }),
    // Beyond the reach of a search around any station.
    await cooks({ at: [18.52, 73.05], price: 50 }),
  ]
  await server.services.catalogue.refresh(ids)

  const [all, few, many, cheap] = await Promise.all([
    marks(''),
    marks('people=25-50'),
    marks('people=100%2B'),
    marks('people=25-50&budget=250'),
  ])
  expect(all).toMatchObject([
    { name: 'Andheri', caterers: 3 },
    { name: 'Panvel', caterers: 1 },
  ])
  expect(few.map(({ name, caterers }) => [name, caterers])).toEqual([['Andheri', 3]])
  expect(few[0]?.from).toBeGreaterThanOrEqual(200)
  expect(few[0]?.from).toBeLessThan(300)
  expect(many.map(({ name }) => name)).toEqual(['Panvel'])
  // The box is within the budget as well, and no plate.
  expect(cheap).toEqual([{ name: 'Andheri', caterers: 2, from: few[0]?.from }])
})

test('the four lines are told with the order of their stations, each station once', async () => {
  const { lines, stations } = await railway()
  expect(lines.map(({ id, branches }) => [id, branches.length])).toEqual([
    ['western', 1],
    ['central', 3],
    ['harbour', 2],
    ['trans-harbour', 2],
  ])
  expect(new Set(stations.map(({ name }) => name)).size).toBe(stations.length)
  expect(stations.find(({ name }) => name === 'Dadar')).toMatchObject({
    place: 'Dadar Railway Station',
    lines: ['western', 'central'],
  })
})

test.each(['people=11-12', 'budget=0', 'diet=vegan'])('a query with %s is rejected', async (query) => {
  expect((await server.request(`/api/railway?${query}`)).status).toBe(400)
})
