import { expect, test } from 'vitest'
import { listProblem } from './list-size.ts'

test.each([
  ['', 'Paste your list first'],
  [' \n\n ', 'Paste your list first'],
  ['Poha\n'.repeat(400), undefined],
  ['Poha\n\n'.repeat(400), undefined],
  ['Poha\r\n'.repeat(401), 'Your list has 401 lines. Paste up to 400 at a time.'],
  ['x'.repeat(20 * 1024), undefined],
  ['x'.repeat(20 * 1024 + 1), 'Your list has 21 KB. Paste up to 20 KB at a time.'],
  ['पो'.repeat(4000), 'Your list has 24 KB. Paste up to 20 KB at a time.'],
])('a list may have 400 lines and 20 KB: %.20j', (list, problem) => {
  expect(listProblem(list)).toBe(problem)
})
