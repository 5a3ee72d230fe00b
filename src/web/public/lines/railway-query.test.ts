import { expect, test } from 'vitest'
import type { StationOnMap } from '#contract/endpoints/places.ts'
import { stationOf } from './railway-query.ts'

const stations = [
  { name: 'Andheri', lat: 19.1197, lng: 72.8464 },
  { name: 'Jogeshwari', lat: 19.1364, lng: 72.8489 },
  { name: 'Matunga', lat: 19.0274, lng: 72.8504 },
  { name: 'Matunga Road', lat: 19.0284, lng: 72.8471 },
].map((station): StationOnMap => ({ ...station, place: station.name, lines: [], caterers: 0 }))

test.each([
  // Nearer to Jogeshwari.
  ['Andheri West', { lat: 19.136, lng: 72.826 }, 'Andheri'],
  ['Infiniti Mall Andheri', { lat: 19.141, lng: 72.831 }, 'Jogeshwari'],
  ['Matunga Road Railway Station', { lat: 19.0284, lng: 72.8471 }, 'Matunga Road'],
  ['Andherika Hall', { lat: 19.136, lng: 72.849 }, 'Jogeshwari'],
  ['Andheri, elsewhere', { lat: 18.52, lng: 73.85 }, undefined],
])('station of %s', (name, point, expected) => {
  expect(stationOf(stations, { name, ...point })).toBe(expected)
})
