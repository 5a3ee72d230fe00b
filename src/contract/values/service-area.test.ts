import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { areaOfServiceAddress, serviceAddressOf, serviceAreas } from './service-area.ts'

test('they are the areas of the railway data, in its order', () => {
  const file = new URL('../../../db/places/railway-areas.json', import.meta.url)
  const { areas } = JSON.parse(readFileSync(file, 'utf8')) as { areas: { area: string; label: string }[] }
  expect(serviceAreas).toEqual(areas.map(({ area }) => area))
  expect(serviceAreas.map(serviceAddressOf)).toEqual(areas.map(({ label }) => label))
  expect(serviceAreas).toHaveLength(29)
})

test('an area is found by its whole address and by nothing else', () => {
  expect(areaOfServiceAddress('Andheri, Mumbai')).toBe('Andheri')
  for (const text of ['', 'Andheri', 'andheri, mumbai', 'Pune, Mumbai'])
    expect(areaOfServiceAddress(text)).toBeUndefined()
})
