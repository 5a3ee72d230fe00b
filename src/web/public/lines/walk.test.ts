import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { RailwayMap } from '#contract/endpoints/places.ts'
import { drawn, size } from './layout.ts'
import { endOf, stepFrom, type Arrow, type Position } from './walk.ts'

// Our own file, which a test of the places holds to its shape.
const { lines } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../db/places/railway-lines.json'), 'utf8'),
) as Pick<RailwayMap, 'lines'>
const arrows: readonly Arrow[] = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']
const walk = (from: Position, ...keys: Arrow[]) =>
  keys.reduce<Position | undefined>((at, key) => at && stepFrom(lines, at, key), from)

test('every station of the lines is drawn, on each of its lines, and no other is', () => {
  const calls = lines.flatMap(({ id, branches }) => branches.flat().map((name) => `${name}: ${id}`))
  const spots = Object.entries(drawn).flatMap(([name, { spots: own }]) =>
    Object.keys(own).map((line) => `${name}: ${line}`),
  )
  expect(spots.toSorted()).toEqual([...new Set(calls)].toSorted())
})

test('no two stations are drawn closer than a thumb needs, and all are on the sheet', () => {
  const spots = Object.entries(drawn).flatMap(([name, { spots: own }]) =>
    Object.values(own).map((spot) => ({ name, ...spot })),
  )
  const close = spots.flatMap((one, index) =>
    spots
      .slice(index + 1)
      .filter((other) => other.name !== one.name && Math.hypot(one.x - other.x, one.y - other.y) < 43)
      .map((other) => `${one.name}, ${other.name}`),
  )
  expect(close).toEqual([])
  expect(spots.filter(({ x, y }) => x < 0 || y < 0 || x > size.width || y > size.height)).toEqual([])
})

test('arrows lead along a line as it is drawn', () => {
  const churchgate = { station: 'Churchgate', line: 'western' } as const
  expect(walk(churchgate, 'ArrowUp')).toEqual({ station: 'Marine Lines', line: 'western' })
  expect(walk(churchgate, 'ArrowDown')).toBeUndefined()
  expect(walk({ station: 'Mankhurd', line: 'harbour' }, 'ArrowRight', 'ArrowDown')).toEqual({
    station: 'Sanpada',
    line: 'harbour',
  })
})

test('at an interchange an arrow to the side leads to the other line', () => {
  expect(walk({ station: 'Dadar', line: 'western' }, 'ArrowRight', 'ArrowUp')).toEqual({
    station: 'Matunga',
    line: 'central',
  })
  expect(walk({ station: 'Mahim Junction', line: 'western' }, 'ArrowRight')?.station).toBe("King's Circle")
})

test('from every station all others are reached by arrows', () => {
  const start: Position = { station: 'Churchgate', line: 'western' }
  const reached = reachedFrom(start)
  expect(new Set([...reached.values()].map(({ station }) => station)).size).toBe(Object.keys(drawn).length)
  const stuck = [...reached.values()].filter((from) => !reachedFrom(from).has(keyOf(start)))
  expect(stuck).toEqual([])
})

test('Home and End lead to the ends of the line', () => {
  expect(endOf(lines, { station: 'Dadar', line: 'central' }, 'End')?.station).toBe('Kalyan')
  expect(endOf(lines, { station: 'Dadar', line: 'western' }, 'Home')?.station).toBe('Churchgate')
})

function reachedFrom(start: Position): ReadonlyMap<string, Position> {
  const seen = new Map([[keyOf(start), start]])
  for (const from of seen.values())
    for (const arrow of arrows) {
      const to = stepFrom(lines, from, arrow)
      if (to && !seen.has(keyOf(to))) seen.set(keyOf(to), to)
    }
  return seen
}

function keyOf({ station, line }: Position): string {
  return `${station} ${line}`
}
