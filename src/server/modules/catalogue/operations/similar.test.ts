import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CatererCard } from '#contract/endpoints/caterers.ts'
import { limits } from '#contract/limits.ts'
import { aCaterer, aPackage, type ACaterer } from '#test/factories/index.ts'
import { anyCity } from '#test/factories/listing.ts'
import { useServer } from '#test/support/server.ts'
import { byNeighbourhood } from '../domain/blocks.ts'
import { similarTo } from '../domain/similar.ts'
import { createCity } from '../read-model/city.ts'
import { similarCards } from './similar.ts'

const server = useServer()

async function aBookableCaterer(given: Partial<ACaterer>): Promise<string> {
  const { id } = await aCaterer(server, given)
  await aPackage(server, { catererId: id })
  return id
}
const similar = (id: string) => server.request(`/api/caterer/${id}/similar`)
const namesOf = async (id: string) => ((await (await similar(id)).json()) as CatererCard[]).map(({ name }) => name)

test('a caterer has at most four others like it, the nearest first, with their distance', async () => {
  const near = (km: number) => ({ lat: 40, lng: 20 + km / 85.2 })
  const ids = [await aBookableCaterer({ name: 'Here', location: near(0), cuisines: ['Thai'] })]
  for (const km of [9, 3, 40, 1, 6, 12])
    ids.push(await aBookableCaterer({ name: `${km} km`, location: near(km), cuisines: ['Thai', 'Chinese'] }))
  ids.push(await aBookableCaterer({ name: 'Other food', location: near(2), cuisines: ['Bengali'] }))
  const closed = await aBookableCaterer({ name: 'Closed', location: near(2), cuisines: ['Thai'], status: 2 })
  await server.services.catalogue.refresh([...ids, closed])

  const response = await similar(ids[0] ?? '')
  const cards = (await response.json()) as CatererCard[]
  expect(cards.map(({ name }) => name)).toEqual(['1 km', '3 km', '6 km', '9 km'])
  expect(cards.map((card) => card.distanceKm)).toEqual([1, 3, 6, 9])
  expect(response.headers.get('cache-control')).toContain('s-maxage')

  // Beyond the neighbourhood only where it is thin.
  expect(await namesOf(ids[3] ?? '')).toEqual(['12 km', '9 km', '6 km', '3 km'])
})

test('unknown caterer has no similar ones', async () => {
  const response = await similar('nobody')
  expect([response.status, await response.json()]).toMatchObject([404, { code: 'caterer_not_found' }])
  expect((await similar("x'%20or%201")).status).toBe(400)
})

test('a caterer without others like it has an empty list', async () => {
  const id = await aBookableCaterer({ cuisines: ['Lebanese'] })
  await server.services.catalogue.refresh([id])
  expect(await namesOf(id)).toEqual([])
})

test('looking through ever larger circles finds the nearest of the whole city', () => {
  // So many that small circles hold enough, and neighbours in the same block, as a load leaves them.
  const denseCity = fc
    .array(anyCity, { minLength: 4, maxLength: 12 })
    .map((parts) => parts.flat().toSorted((a, b) => byNeighbourhood(a.card.googleLocation, b.card.googleLocation)))
  fc.assert(
    fc.property(denseCity, (listings) => {
      const city = createCity()
      for (const listing of listings) city.put(listing)
      for (const one of listings.slice(0, 5)) {
        const found = similarCards(city, one, ({ id }) => id)
        expect(found).toEqual(similarTo(one, listings, limits.similarCaterers).map(({ listing }) => listing.id))
      }
    }),
  )
})
