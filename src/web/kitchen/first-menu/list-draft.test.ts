import { expect, test } from 'vitest'
import { withFixes } from './list-draft.ts'
import type { ListRow } from './parse/list-row.ts'

const rows: ListRow[] = [
  { line: 0, kind: 'dish', name: 'Aloo Tikki', diet: 'veg', price: 20, doubt: 'aloo' },
  { line: 1, kind: 'ignored', name: 'Idli', diet: 'veg' },
]

test('withFixes puts what the caterer says in place of what was read, and keeps a doubt until a diet is said', () => {
  expect(withFixes(rows, {})).toEqual(rows)
  expect(withFixes(rows, { 1: { kind: 'dish', diet: 'jain' } })).toEqual([
    rows[0],
    { ...rows[1], kind: 'dish', diet: 'jain' },
  ])
  expect(withFixes(rows, { 0: { kind: 'category' } })[0]).toEqual({ ...rows[0], kind: 'category' })
  expect(withFixes(rows, { 0: { diet: 'veg' } })[0]).toEqual({
    line: 0,
    kind: 'dish',
    name: 'Aloo Tikki',
    diet: 'veg',
    price: 20,
  })
})
