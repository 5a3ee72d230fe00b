import { expect, test } from 'vitest'
import { namedStations } from './labels.ts'

const station = (name: string, caterers: number) => ({
  name,
  caterers,
  place: name,
  lat: 19,
  lng: 72.8,
  lines: ['central' as const],
  ...(caterers > 0 ? { from: 250 } : {}),
})
const row = [station('Sion', 2), station('Matunga', 5), station('Parel', 0), station('Byculla', 1)]
const spotsApart = (pixels: number) => new Map(row.map(({ name }, at) => [name, { x: 0, y: at * pixels }]))

test('all stations are named where their names have room', () => {
  expect(namedStations(row, spotsApart(40), [])).toEqual(new Set(['Sion', 'Matunga', 'Parel', 'Byculla']))
})

test('no name covers another: those with most caterers are named', () => {
  expect(namedStations(row, spotsApart(20), [])).toEqual(new Set(['Matunga', 'Byculla']))
})

test('marked stations are named before all others, the first before the second', () => {
  expect(namedStations(row, spotsApart(20), ['Parel', 'Matunga'])).toEqual(new Set(['Parel', 'Sion']))
})

test('names to the left and to the right of a line do not hinder each other', () => {
  const pair = [station('Dadar', 1), station('Parel', 1)]
  const spots = new Map(pair.map(({ name }, at) => [name, { x: at * 10, y: 0 }]))
  expect(namedStations(pair, spots, []).size).toBe(2)
})
