import { expect, test } from 'vitest'
import { sidedTable, type Column } from './sided-table.ts'
import type { Sides } from './sides.ts'

interface Row extends Sides<number> {
  name: string
}

const columns: readonly Column<number, Row>[] = [
  { head: 'what', once: ({ name }) => name },
  { head: 'ms', each: (ms) => ms.toFixed(1) },
]
const rows: readonly Row[] = [
  { name: 'placed', before: 2, after: 1.8 },
  { name: 'paid', before: undefined, after: 6 },
]

test('a table has a column for each side', () => {
  expect(sidedTable(true, columns, rows)).toEqual({
    head: ['what', 'ms before', 'after'],
    rows: [
      ['placed', '2.0', '1.8'],
      ['paid', '–', '6.0'],
    ],
  })
})

test('a table without an earlier build has one column for a figure', () => {
  expect(sidedTable(false, columns, rows)).toEqual({
    head: ['what', 'ms'],
    rows: [
      ['placed', '1.8'],
      ['paid', '6.0'],
    ],
  })
})
