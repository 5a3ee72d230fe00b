import { expect, test } from 'vitest'
import { aListing } from '#test/factories/listing.ts'
import { viewOf } from '#server/modules/catalogue/domain/listing.ts'
import { copyOf } from './multiplied-listings.ts'

test('a copy is another caterer of the same kind nearby', () => {
  const listing = aListing()
  const copy = copyOf(listing, 2)
  expect([copy.id, copy.slug]).not.toContain(listing.id)
  expect(copy.slug).toBe(`${listing.slug}-2`)
  const { lat, lng } = copy.card.googleLocation
  expect(lat).not.toBe(listing.card.googleLocation.lat)
  expect(Math.abs(lat - listing.card.googleLocation.lat)).toBeLessThanOrEqual(0.02)
  expect(Math.abs(lng - listing.card.googleLocation.lng)).toBeLessThanOrEqual(0.02)
  expect(copy.words).toBe(listing.words)
})

test('all of a copy names the same caterer', () => {
  const copy = copyOf(aListing(), 3)
  expect(JSON.parse(copy.cardJson)).toEqual(copy.card)
  const view = viewOf(copy)
  for (const part of [copy.card, view]) expect(part).toMatchObject({ id: copy.id, slug: copy.slug })
  expect(view.googleLocation).toEqual(copy.card.googleLocation)
})

test('a copy lies at the same place in every run', () => {
  const listing = aListing()
  expect(copyOf(listing, 2).card.googleLocation).toEqual(copyOf(listing, 2).card.googleLocation)
  expect(copyOf(listing, 2).card.googleLocation).not.toEqual(copyOf(listing, 3).card.googleLocation)
})
