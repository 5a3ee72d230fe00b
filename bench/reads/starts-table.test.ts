import { expect, test } from 'vitest'
import { startsTable, type StartTurn } from './starts-table.ts'

const turn: StartTurn = {
  bare: 124,
  postgres: { before: 2_090, after: 1_090 },
  pglite: { before: { empty: 9_520, existing: 4_090 }, after: { empty: 1_920, existing: 2_250 } },
}

test('starts are shown in seconds, before and after', () => {
  expect(startsTable([turn], true).rows).toEqual([
    ['the bare server', '–', '0.124 s', '–'],
    ['on PostgreSQL, demo city', '2.09 s', '1.09 s', '0.40 / 0.80 s'],
    ['existing PGlite, demo city', '4.09 s', '2.25 s', '0.80 / 1.5 s'],
    ['empty PGlite, which gets the demo city', '9.52 s', '1.92 s', '3.0 / 6.0 s'],
  ])
})

test('an engine on which the earlier build did not start has no figure before', () => {
  const rows = startsTable([turn, { ...turn, pglite: { ...turn.pglite, before: undefined } }], true).rows
  expect(rows.map(([, before]) => before)).toEqual(['–', '2.09 s', '–', '–'])
})
