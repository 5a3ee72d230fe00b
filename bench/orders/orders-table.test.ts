import { expect, test } from 'vitest'
import { ordersRows, ordersTable, type OrdersRow, type OrdersTurn } from './orders-table.ts'

const windowOf = (perSecond: number, service: number, postgres: number | undefined) => ({
  perSecond,
  times: [5, 6, 7],
  time: { service, postgres, client: 0.07 },
})
const turn: OrdersTurn = {
  base: { perSecond: 5_000, postgresMs: 0.25 },
  before: windowOf(500, 1.2, 1.8),
  after: windowOf(1_000, 0.6, 0.9),
}

function rowNamed(wanted: string): OrdersRow {
  const row = ordersRows.find(({ name }) => name === wanted)
  if (!row) throw new Error(`no row is named ${wanted}`)
  return row
}

const measured = new Map([
  [rowNamed('placed'), [turn]],
  [rowNamed('placed on PGlite'), [{ ...turn, before: undefined, after: windowOf(600, 1.5, undefined) }]],
])

test('a row shows both sides beside aim and limit, under TPC-B that they share', () => {
  expect(ordersTable(measured, true).rows.map((cells) => cells.join('|'))).toEqual([
    'TPC-B|5,000|5,000|–|–|–|–|1.00|1.00|–|–|–|0.250|0.250|–|–|–|–|–',
    'placed|500|1,000|6.00|6.00|7.00|7.00|0.100|0.200|0.40 / 0.18|1.20|0.600|1.80|0.900|3.00|1.50|1.8 / 2.6 ms, together|0.0700|0.0700',
    'placed on PGlite|–|600|–|6.00|–|7.00|–|0.120|0.15 / 0.08|–|1.50|–|–|–|1.50|–|–|0.0700',
  ])
})

test('a row of this checkout alone has one column for each figure', () => {
  expect(ordersTable(measured, false).rows[1]).toEqual(
    'placed|1,000|6.00|7.00|0.200|0.40 / 0.18|0.600|0.900|1.50|1.8 / 2.6 ms, together|0.0700'.split('|'),
  )
})
