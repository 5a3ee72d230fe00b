import { describe, expect, test } from 'vitest'
import { distanceKm } from '#contract/values/place.ts'
import { sketchOf, sketchSize } from './sketch.ts'

const point = { lat: 19.2, lng: 72.85 }
const place = (name: string, lat: number, lng: number) => ({ name, lat, lng, km: distanceKm(point, { lat, lng }) })
const near = {
  stations: [place('Borivali', 19.23, 72.857), place('Kandivali', 19.204, 72.852)],
  localities: [place('Charkop', 19.21, 72.82)],
}
const centre = { x: sketchSize.width / 2, y: sketchSize.height / 2 }

describe('sketchOf', () => {
  test('numbers stations first, then localities', () => {
    expect(sketchOf(point, near).marks.map(({ number, name, isStation }) => [number, name, isStation])).toEqual([
      [1, 'Borivali', true],
      [2, 'Kandivali', true],
      [3, 'Charkop', false],
    ])
  })

  test('is to scale, as the bar is', () => {
    const { marks, bar } = sketchOf(point, near)
    for (const { x, y, km } of marks)
      expect((Math.hypot(x - centre.x, y - centre.y) * bar.km) / bar.length).toBeCloseTo(km, 2)
  })

  test('has north above and east at the right', () => {
    const [borivali, , charkop] = sketchOf(point, near).marks
    expect([(borivali?.y ?? 0) < centre.y, (borivali?.x ?? 0) > centre.x, (charkop?.x ?? 0) < centre.x]).toEqual([
      true,
      true,
      true,
    ])
  })

  test.each([
    ['north', 19.9, 72.85],
    ['east', 19.2, 73.4],
    ['close by', 19.2003, 72.8501],
  ])('keeps a place far %s within the drawing, as large as it may be', (_, lat, lng) => {
    const [mark] = sketchOf(point, { stations: [place('Far', lat, lng)], localities: [] }).marks
    const { x = 0, y = 0 } = mark ?? {}
    expect(x >= 28 && x <= sketchSize.width - 28 && y >= 28 && y <= sketchSize.height - 28).toBe(true)
    if (lat === 19.9) expect(y).toBeCloseTo(28)
    if (lng === 73.4) expect(x).toBeCloseTo(sketchSize.width - 28)
  })

  test('places at the point itself are drawn on it', () => {
    const { marks, bar } = sketchOf(point, { stations: [place('Here', point.lat, point.lng)], localities: [] })
    expect(marks[0]).toMatchObject(centre)
    expect(bar).toEqual({ km: 0.1, length: expect.closeTo(92) })
  })

  test.each([
    [0.03, 2],
    [0.2, 20],
    [0.0015, 0.1],
    [0.09, 10],
  ])('the bar of a map of %d degrees is a round %d km', (degrees, km) => {
    const { bar } = sketchOf(point, { stations: [place('A', point.lat + degrees, point.lng)], localities: [] })
    expect(bar.km).toBe(km)
    expect(bar.length).toBeLessThanOrEqual(110)
    expect(bar.length).toBeGreaterThan(40)
  })
})
