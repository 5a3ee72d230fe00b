import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cuisines } from '#contract/values/cuisine.ts'
import { guestBands } from '#contract/values/guest-band.ts'
import { serviceKinds } from '#contract/values/service-kind.ts'
import { budgets, radii, ratings } from '#contract/values/search-choices.ts'
import { anyCity, anyPoint } from '#test/factories/listing.ts'
import { createCity } from '../read-model/city.ts'
import { countFacets } from './facets.ts'
import { search, type Criteria } from './search.ts'

/** Mostly not chosen: every filter leaves fewer to count. */
const seldom = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 2, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary })

const anyCriteria = fc.record({
  around: seldom(fc.record({ point: anyPoint, radiusKm: fc.constantFrom(...radii, 7) })),
  people: seldom(fc.constantFrom(...guestBands)),
  cuisine: seldom(fc.constantFrom(...cuisines, 'none')),
  vegOnly: fc.constantFrom(false, false, true),
  jain: fc.constantFrom(false, false, true),
  jainOnly: fc.constantFrom(false, false, false, true),
  diet: fc.constantFrom(undefined, 'veg', 'jain'),
  budget: seldom(fc.constantFrom(...budgets, 59)),
  kind: seldom(fc.constantFrom(...serviceKinds)),
  rating: seldom(fc.constantFrom(...ratings, 3.9)),
  sort: fc.constantFrom('default', 'price-low', 'price-high'),
  page: fc.constantFrom(1, 2),
  text: seldom(fc.constantFrom('tikka', 'dal makhani')),
  day: seldom(
    fc.record({
      guests: seldom(fc.constantFrom(10, 40, 60, 61)),
      most: fc.infiniteStream(fc.constantFrom(0, 9, 10, 60, 400)),
    }),
  ),
})

test('the number beside a choice is the number of caterers that making it finds', () => {
  fc.assert(
    fc.property(anyCity, anyCriteria, (listings, { text, day, ...asked }) => {
      const city = createCity()
      for (const listing of listings) city.put(listing)
      const mostGuests = Uint16Array.from(listings, () => day?.most.next().value ?? 0)
      const criteria: Criteria = {
        ...asked,
        nonVeg: false,
        capacity: undefined,
        textCosts: text ? city.resembling(text) : undefined,
        day: day && { guests: day.guests, mostGuests },
      }
      const found = (chosen: Partial<Criteria>) => search(city, { ...criteria, ...chosen }, ({ id }) => id).total
      const { around } = criteria

      const facets = countFacets(city, criteria)

      expect(facets).toEqual({
        people: guestBands.map((value) => ({ value, count: found({ people: value }) })),
        kind: serviceKinds.map((value) => ({ value, count: found({ kind: value }) })),
        cuisine: cuisines.map((value) => ({ value, count: found({ cuisine: value }) })),
        veg: found({ vegOnly: true }),
        jain: found({ jain: true }),
        jainOnly: found({ jainOnly: true }),
        budget: budgets.map((value) => ({ value, count: found({ budget: value }) })),
        rating: ratings.map((value) => ({ value, count: found({ rating: value }) })),
        ...(around
          ? { radius: radii.map((value) => ({ value, count: found({ around: { ...around, radiusKm: value } }) })) }
          : {}),
      })
    }),
    { numRuns: 300 },
  )
})
