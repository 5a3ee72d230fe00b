import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distanceKm, type Point } from '#contract/values/place.ts'
import { createGrid } from './grid.ts'

const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true })
const anywhere: fc.Arbitrary<Point> = fc.oneof(
  fc.record({ lat: degrees(90), lng: degrees(180) }),
  fc.record({ lat: fc.constantFrom(-90, 90, 89.99, 0), lng: fc.constantFrom(-180, 180, 179.99, 0) }),
)
/** Points close to the first, so that some lie within and some just beyond. */
const aroundOne = fc
  .tuple(anywhere, fc.array(fc.tuple(degrees(1.5), degrees(1.5)), { maxLength: 40 }))
  .map(([center, offsets]) => ({
    center,
    points: offsets.map(([lat, lng]) => ({
      lat: Math.max(-90, Math.min(90, center.lat + lat)),
      lng: wrapped(center.lng + lng),
    })),
  }))

function wrapped(lng: number): number {
  return lng > 180 ? lng - 360 : lng < -180 ? lng + 360 : lng
}

test('the cells near a point hold everything within the distance, each thing once, anywhere on earth', () => {
  fc.assert(
    fc.property(
      aroundOne,
      fc.array(anywhere, { maxLength: 200 }),
      fc.double({ min: 0.01, max: 100, noNaN: true }),
      (near, far, km) => {
        const points = [...near.points, ...far]
        const grid = createGrid()
        points.forEach((point, i) => grid.put(i, point))

        const found = [...grid.near(near.center, km)].flat()

        expect(new Set(found).size).toBe(found.length)
        const within = points.flatMap((point, i) => (distanceKm(near.center, point) <= km ? [i] : []))
        expect(found).toEqual(expect.arrayContaining(within))
      },
    ),
  )
})

test('only the neighbourhood is looked at', () => {
  const grid = createGrid()
  for (let i = 0; i < 2000; i++) grid.put(i, { lat: 18 + (i % 50) * 0.04, lng: 72 + Math.floor(i / 50) * 0.04 })
  expect([...grid.near({ lat: 19, lng: 72.8 }, 5)].flat().length).toBeLessThan(50)
  expect([...grid.all()].flat()).toHaveLength(2000)
})

test('what was taken away is found no more', () => {
  const grid = createGrid()
  const here = { lat: 19.1, lng: 72.8 }
  grid.put(1, here)
  grid.put(2, here)
  grid.remove(1, here)
  grid.remove(9, here)
  expect([...grid.near(here, 1)].flat()).toEqual([2])
  grid.remove(2, here)
  expect([...grid.all()]).toEqual([])
})
