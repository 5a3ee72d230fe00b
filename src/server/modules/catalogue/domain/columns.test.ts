import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distanceKm } from '#contract/values/place.ts'
import { chordSquare, kmAlong, onSphere } from './columns.ts'

const anyPoint = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
})
const step = fc.double({ min: -0.3, max: 0.3, noNaN: true })

test('the straight line between two points tells how far apart they are on the ground, within a millimetre', () => {
  fc.assert(
    fc.property(anyPoint, step, step, ({ lat, lng }, north, east) => {
      const other = { lat: Math.max(-90, Math.min(90, lat + north)), lng: lng + east }
      const [a, b] = [onSphere({ lat, lng }), onSphere(other)]
      const square = (a.x - b.x) ** 2 + (a.y - b.y) ** 2 + (a.z - b.z) ** 2
      expect(kmAlong(square)).toBeCloseTo(distanceKm({ lat, lng }, other), 6)
    }),
  )
})

test('a distance is the one that its straight line was made of, up to half around the earth', () => {
  for (const km of [0, 0.05, 5, 20_000]) expect(kmAlong(chordSquare(km))).toBeCloseTo(km, 6)
  // A rounding beyond the diameter is the diameter.
  expect(kmAlong(4 + 1e-12)).toBeCloseTo(Math.PI * 6371, 6)
})
