import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distanceKm } from '#contract/values/place.ts'
import { aListing, anyCity, type AListingGiven } from '#test/factories/listing.ts'
import { similarTo } from './similar.ts'

/** Degrees of longitude; each is about a hundred kilometres. */
const at = (lng: number) => ({ lat: 19, lng })
const wanted: AListingGiven = {
  name: 'Wanted',
  googleLocation: at(72),
  cuisinesOffered: ['Gujarati', 'Rajasthani'],
  cateringType: ['veg', 'jain'],
}
const namesFor = (given: AListingGiven, others: readonly AListingGiven[], most = 4, withinKm?: number) =>
  similarTo(
    aListing(given),
    others.map((other) => aListing(other)),
    most,
    withinKm,
  ).map(({ listing }) => listing.card.name)

test('others cook one of the cuisines, the nearest first, and no more than asked for', () => {
  const like = { ...wanted, cuisinesOffered: ['Rajasthani', 'Thai'] }
  const others = [
    { ...like, name: 'Far', googleLocation: at(72.3) },
    { ...like, name: 'Near', googleLocation: at(72.1) },
    { ...like, name: 'Between', googleLocation: at(71.8) },
    { ...like, name: 'Thai', cuisinesOffered: ['Thai'], googleLocation: at(72) },
  ]
  expect(namesFor(wanted, others)).toEqual(['Near', 'Between', 'Far'])
  expect(namesFor(wanted, others, 2)).toEqual(['Near', 'Between'])
  expect(namesFor(wanted, others, 4, 15)).toEqual(['Near'])
})

test('a Jain kitchen is not replaced by one without Jain food, nor a pure veg one by one that cooks meat', () => {
  const others: AListingGiven[] = [
    { ...wanted, name: 'Without Jain', cateringType: ['veg'] },
    { ...wanted, name: 'With meat', cateringType: ['veg', 'jain', 'nonVeg'] },
    { ...wanted, name: 'Alike' },
  ]
  expect(namesFor(wanted, others)).toEqual(['Alike'])
  expect(namesFor({ ...wanted, cateringType: ['veg', 'nonVeg'] }, others)).toEqual(['With meat'])
})

test('similar caterers exclude those that cannot be booked', () => {
  expect(namesFor(wanted, [{ ...wanted, bands: [] }])).toEqual([])
})

test('similar caterers exclude the caterer itself, are ordered by distance and share a cuisine', () => {
  fc.assert(
    fc.property(anyCity, fc.nat(), (city, pick) => {
      const one = city[pick % Math.max(1, city.length)]
      if (!one) return
      const found = similarTo(one, city, 4)
      expect(found.length).toBeLessThanOrEqual(4)
      found.forEach(({ listing, distanceKm: km }, i) => {
        expect(listing.id).not.toBe(one.id)
        expect(km).toBe(distanceKm(one.card.googleLocation, listing.card.googleLocation))
        expect(km).toBeGreaterThanOrEqual(found[i - 1]?.distanceKm ?? 0)
        expect(listing.card.cuisinesOffered.some((cuisine) => one.card.cuisinesOffered.includes(cuisine))).toBe(true)
      })
    }),
  )
})
