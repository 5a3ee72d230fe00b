import { expect, test } from 'vitest'
import { ratesTable, type Answered, type Rated, type RateTurn } from './rates-table.ts'

const answered = (perSecond: number, service: number): Answered => ({
  perSecond,
  time: { service, postgres: service / 10, client: 0 },
})
const turnOf = (slowness: number): RateTurn => ({
  barePerSecond: 40_000 / slowness,
  bareMs: 0.025 * slowness,
  before: answered(4_000 / slowness, 0.25 * slowness),
  after: answered(8_000 / slowness, 0.125 * slowness),
})
const rated: Rated = {
  measure: { name: 'a search', bare: 'JSON', aim: { aim: 0.8, limit: 0.6 } },
  turns: [1, 1, 10].map(turnOf),
  sizes: { before: { sent: 3_000, unpacked: 12_000 }, after: { sent: 2_500, unpacked: 10_000 } },
}
const cellsOf = (row: Rated, hasBefore: boolean) => ratesTable([row], hasBefore).rows[0]

test('a row shows the medians of both sides beside what they share', () => {
  expect(cellsOf(rated, true)).toEqual(
    'a search|4,000|8,000|JSON 40,000|0.100|0.200|0.80 / 0.60|0.250|0.125|0.0250|0.0125|0.0250|0.100|0.200|3.00|2.50|12.0|10.0'.split(
      '|',
    ),
  )
})

test('a row of this checkout alone has one column for each figure', () => {
  expect(cellsOf(rated, false)).toEqual(
    'a search|8,000|JSON 40,000|0.200|0.80 / 0.60|0.125|0.0125|0.0250|0.200|2.50|10.0'.split('|'),
  )
})

test('a row that the earlier build does not answer shows no figure before', () => {
  const turns = rated.turns.map((turn) => ({ ...turn, before: undefined }))
  const cells = cellsOf({ ...rated, turns, sizes: { ...rated.sizes, before: undefined } }, true)
  expect(cells?.filter((cell) => cell === '–')).toHaveLength(7)
})
