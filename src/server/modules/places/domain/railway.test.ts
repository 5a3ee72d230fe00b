import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { distanceKm, railwayLines } from '#contract/values/place.ts'
import { serviceAreas } from '#contract/values/service-area.ts'
import { createPlaces, mumbai } from '../index.ts'

interface Facts {
  interchanges: { station: string; lines: string[] }[]
  footBridges: [string, string][]
}

const gazetteer = mumbai()
const places = createPlaces(gazetteer)
const { lines, stations } = places.railway
const byName = new Map(stations.map((station) => [station.name, station]))
// Our own file, of the shape that is held below.
const facts = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../../db/places/railway-lines.json'), 'utf8'),
) as Facts

test('every station of the four lines is one of the places', () => {
  expect(lines.map(({ id }) => id)).toEqual(railwayLines)
  expect(lines.flatMap(({ branches }) => branches.flat()).filter((name) => !byName.has(name))).toEqual([])
})

test('the Western line stops where caterers may serve from', () => {
  expect(lines[0]?.branches).toEqual([serviceAreas])
})

test('stations that follow one another are less than nine kilometres apart', () => {
  const hops = lines.flatMap(({ branches }) =>
    branches.flatMap((branch) => branch.slice(1).map((name, at) => [branch[at], name] as const)),
  )
  const far = hops.filter(([a, b]) => {
    const [one, other] = [byName.get(a ?? ''), byName.get(b)]
    return !one || !other || distanceKm(one, other) >= 9
  })
  expect(far).toEqual([])
})

test('branches leave their line at a station of its main branch', () => {
  const loose = lines.flatMap(({ id, branches: [main, ...others] }) =>
    others.flatMap(([first]) => (first && main?.includes(first) ? [] : [`${id}: ${first}`])),
  )
  expect(loose).toEqual([])
})

test('interchanges are the stations of more than one line, and foot bridges are short', () => {
  const sorted = (list: readonly { station: string; lines: string[] }[]) =>
    list.map(({ station, lines: own }) => `${station}: ${own.toSorted().join(' ')}`).toSorted()
  const found = stations.flatMap(({ name, lines: own }) => (own.length > 1 ? [{ station: name, lines: own }] : []))
  expect(sorted(found)).toEqual(sorted(facts.interchanges))
  for (const [a, b] of facts.footBridges) {
    const [one, other] = [byName.get(a), byName.get(b)]
    expect(one && other && distanceKm(one, other), `${a}, ${b}`).toBeLessThan(0.5)
  }
})

test('the text that a station is searched by means it', async () => {
  const astray: string[] = []
  for (const station of stations) {
    const meant = await places.geocode(station.place)
    if (!meant || distanceKm(meant, station) > 0.1) astray.push(`${station.place} → ${meant?.name}`)
  }
  expect(astray).toEqual([])
})
