import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distanceKm, type Point } from '#contract/values/place.ts'
import { bitsIn, byNeighbourhood, createBlocks, leastChord, mostChord, rowsIn } from './blocks.ts'
import { chordSquare, chordTo, createColumns, onSphere } from './columns.ts'
import { within } from './narrowing.ts'

/** Columns of rows that differ in their places alone, and their blocks. */
function placed(points: readonly Point[]) {
  const columns = createColumns()
  for (const name of ['traits', 'services'] as const) columns[name] = new Uint32Array(points.length)
  for (const name of ['rating', 'merit'] as const) columns[name] = new Float64Array(points.length)
  for (const axis of ['x', 'y', 'z'] as const)
    columns[axis] = Float64Array.from(points, (point) => onSphere(point)[axis])
  const blocks = createBlocks(columns)
  points.forEach((_, row) => blocks.set(row))
  return { columns, blocks }
}

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

test('the blocks near a point hold everything within the distance, each row once, anywhere on earth', () => {
  fc.assert(
    fc.property(
      aroundOne,
      fc.array(anywhere, { maxLength: 200 }),
      fc.double({ min: 0.01, max: 100, noNaN: true }),
      (near, far, km) => {
        const points = [...near.points, ...far]
        const { blocks } = placed(points)

        const found = [...blocks.near(near.center, km)].flat()

        expect(new Set(found).size).toBe(found.length)
        const within = points.flatMap((point, i) => (distanceKm(near.center, point) <= km ? [i] : []))
        expect(found).toEqual(expect.arrayContaining(within))
      },
    ),
  )
})

test('only the neighbourhood is looked at', () => {
  const points = Array.from({ length: 2000 }, (_, i) => ({
    lat: 18 + (i % 50) * 0.04,
    lng: 72 + Math.floor(i / 50) * 0.04,
  }))
  const { blocks } = placed(points.toSorted(byNeighbourhood))
  expect([...blocks.near({ lat: 19, lng: 72.8 }, 5)].flat().length).toBeLessThan(150)
  expect([...blocks.all()].flat()).toHaveLength(2000)
})

test('no row of a block is nearer or farther than its box says', () => {
  fc.assert(
    fc.property(fc.array(anywhere, { minLength: 1, maxLength: 100 }), anywhere, (points, from) => {
      const { blocks, columns } = placed(points)
      const center = onSphere(from)
      for (let row = 0; row < points.length; row++) {
        const chord = chordTo(columns, row, center)
        expect(chord).toBeGreaterThanOrEqual(leastChord(blocks.boxes, row >>> 5, center))
        expect(chord).toBeLessThanOrEqual(mostChord(blocks.boxes, row >>> 5, center))
        expect(chord).toBeGreaterThanOrEqual(leastChord(blocks.groupBoxes, row >>> 10, center))
        expect(chord).toBeLessThanOrEqual(mostChord(blocks.groupBoxes, row >>> 10, center))
      }
    }),
  )
})

test('the circle holds what is near enough, in however many groups of blocks', () => {
  fc.assert(
    fc.property(fc.nat(49), fc.double({ min: 1, max: 120, noNaN: true }), (place, km) => {
      const points = Array.from({ length: 3_000 }, (_, i) => ({ lat: 18 + (i % 50) * 0.04, lng: 72 + i * 0.0007 }))
      const { blocks, columns } = placed(points.toSorted(byNeighbourhood))
      const point = { lat: 18 + place * 0.04, lng: 72.8 }
      const reach = chordSquare(km)
      const near = points.map((_, row) => row).filter((row) => chordTo(columns, row, onSphere(point)) <= reach)
      const words = blocks.used.slice(0, blocks.count)
      within({ blocks, columns }, { point, radiusKm: km })(words, 0, words.length)
      expect(Array.from(words, rowsIn).flat()).toEqual(near)
    }),
    { numRuns: 30 },
  )
})

test('what was taken away is found no more', () => {
  const here = { lat: 19.1, lng: 72.8 }
  const { blocks } = placed([here, here])
  blocks.remove(0)
  expect([...blocks.near(here, 1)].flat()).toEqual([1])
  blocks.remove(1)
  expect([...blocks.all()].flat()).toEqual([])
})

test('a word is counted and read bit by bit', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(31)), (bits) => {
      const word = bits.reduce((all, bit) => all | (1 << bit), 0)
      expect(bitsIn(word)).toBe(bits.length)
      expect(rowsIn(word, 2)).toEqual(bits.toSorted((a, b) => a - b).map((bit) => 64 + bit))
    }),
  )
})

test('neighbours on the map are sorted near each other, in one order', () => {
  fc.assert(
    fc.property(fc.array(anywhere, { maxLength: 60 }), (points) => {
      const sorted = points.toSorted(byNeighbourhood)
      for (let i = 1; i < sorted.length; i++)
        expect(byNeighbourhood(sorted[i - 1] as Point, sorted[i] as Point)).toBeLessThanOrEqual(0)
      for (const a of sorted) expect(sorted.findIndex((b) => byNeighbourhood(a, b) === 0)).toBeGreaterThanOrEqual(0)
    }),
  )
})
