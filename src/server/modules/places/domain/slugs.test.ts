import { expect, test } from 'vitest'
import { distanceKm } from '#contract/values/place.ts'
import { createPlaces, mumbai } from '../index.ts'
import type { Gazetteer, Place } from './place.ts'
import { placesBySlug } from './slugs.ts'

const gazetteer = mumbai()
const places = createPlaces(gazetteer)

test('every area of the line owns its slug, and searches by its own label', () => {
  const owned = gazetteer.areas.map(({ slug }) => places.ofSlug(slug)?.place)
  expect(owned).toEqual(gazetteer.areas.map(({ label }) => label))
  expect(places.ofSlug('DADAR')).toMatchObject({ slug: 'dadar', name: 'Dadar', place: 'Dadar, Mumbai' })
})

test('stations, localities and PIN codes have a slug, other words have none', () => {
  expect(places.ofSlug('thane')?.name).toBe('Thane')
  expect(places.ofSlug('powai')?.name).toBe('Powai')
  expect(places.ofSlug('400050')).toMatchObject({ name: '400050, Bandra West', place: '400050' })
  for (const word of ['', 'atlantis', '999999', '__proto__', 'constructor', 'a'.repeat(300)])
    expect(places.ofSlug(word)).toBeUndefined()
})

test('the text that a page of a place searches by means this place', async () => {
  const far: string[] = []
  for (const [slug, { place }] of placesBySlug(gazetteer)) {
    const meant = await places.geocode(place)
    const [venue] = gazetteer.places.filter(({ name, pincode, address }) => [name, pincode, address].includes(place))
    // Bassein is Vasai under its older name.
    if (!meant || (venue && distanceKm(meant, venue) > 4)) far.push(slug)
  }
  expect(far).toEqual([])
})

test('of two places of one name the one of higher rank owns the slug, and the other has its city in it', () => {
  const place = (name: string, kind: string, city: string, rank: number): Place => ({
    name,
    kind,
    city,
    rank,
    address: `${name}, ${city}`,
    lat: 19,
    lng: 72.8,
  })
  const seeded: Gazetteer = {
    areas: [],
    lines: [],
    places: [
      place('Gaonbag', 'locality', 'Thane', 20),
      place('Gaonbag', 'locality', 'Mumbai', 60),
      place('Gaonbag', 'locality', 'Thane', 10),
      place('Gaonbag Railway Station', 'railway_station', 'Panvel', 5),
    ],
  }
  const owners = placesBySlug(seeded)
  expect([...owners.keys()]).toEqual(['gaonbag', 'gaonbag-mumbai', 'gaonbag-thane'])
  expect(owners.get('gaonbag')?.place).toBe('Gaonbag Railway Station')
})

test('halls nearby are named, the nearest first, and none far away', () => {
  expect(places.ofSlug('dadar')?.halls.length).toBeGreaterThan(0)
  for (const { halls } of placesBySlug(gazetteer).values()) expect(halls.length).toBeLessThanOrEqual(3)
})
