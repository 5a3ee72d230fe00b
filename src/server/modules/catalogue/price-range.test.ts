import { expect, test } from 'vitest'
import type { PriceRange } from '#contract/endpoints/search.ts'
import { fromRupees } from '#contract/values/money.ts'
import { aCaterer, aPackage } from '#test/factories/index.ts'
import { useServer } from '#test/support/server.ts'

const server = useServer()
const range = async (query: string): Promise<PriceRange> => {
  const response = await server.request(`/api/price-range?${query}`)
  expect(response.status).toBe(200)
  return (await response.json()) as PriceRange // checked by the server against the endpoint's schema
}
/** A place of its own, so that caterers of other tests do not count. */
const around = 'lat=18.52&lng=73.05&radius=5'
const location = { lat: 18.52, lng: 73.05 }

test('usual prices and notice are told of five caterers, by range of guests and diet', async () => {
  const ids: string[] = []
  for (const price of [100, 200, 300, 400]) {
    const { id } = await aCaterer(server, { location })
    await aPackage(server, { catererId: id, bands: ['25-50'], basePrice: fromRupees(price) })
    ids.push(id)
  }
  // Packed food is no meal at the venue.
  const packed = await aCaterer(server, { location })
  await aPackage(server, { catererId: packed.id, kind: 'packed', bands: ['25-50'] })
  await server.services.catalogue.refresh([...ids, packed.id])
  expect(await range(`people=25-50&${around}`)).toEqual({ caterers: 4 })

  const fifth = await aCaterer(server, { location })
  await aPackage(server, { catererId: fifth.id, bands: ['25-50'], basePrice: fromRupees(1000) })
  await server.services.catalogue.refresh([fifth.id])
  const found = await range(`people=25-50&${around}`)
  expect(found).toMatchObject({ caterers: 5, noticeDays: { from: 2, to: 2 } })
  expect(found.perPlate?.from).toBeGreaterThanOrEqual(100)
  expect(found.perPlate?.to).toBeGreaterThanOrEqual(1000)
  expect(await range(`people=100%2B&${around}`)).toEqual({ caterers: 0 })
  expect(await range(around)).toMatchObject({ caterers: 5 })
})

test.each(['people=11-12', 'diet=vegan', 'lat=19', 'radius=-1'])('a query with %s is rejected', async (query) => {
  expect((await server.request(`/api/price-range?${query}`)).status).toBe(400)
})
