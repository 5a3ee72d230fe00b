import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { serviceAddressOf, serviceAreaFrom, serviceAreas } from './service-area.ts'

test('they are the areas of the railway data, in its order', () => {
  const file = new URL('../../../db/places/railway-areas.json', import.meta.url)
  const { areas } = JSON.parse(readFileSync(file, 'utf8')) as { areas: { area: string; label: string }[] }
  expect(serviceAreas).toEqual(areas.map(({ area }) => area))
  expect(serviceAreas.map(serviceAddressOf)).toEqual(areas.map(({ label }) => label))
  expect(serviceAreas).toHaveLength(29)
})

test.each(['Andheri, Mumbai', 'andheri', ' ANDHERI ,mumbai ', 'Andheri Mumbai'])('%j is Andheri', (text) => {
  expect(serviceAreaFrom(text)).toBe('Andheri')
})

test.each(['', 'Mumbai', ', Mumbai', 'Andher', 'Pune, Mumbai', 'Andheri, Pune'])('%j is none', (text) => {
  expect(serviceAreaFrom(text)).toBeUndefined()
})
