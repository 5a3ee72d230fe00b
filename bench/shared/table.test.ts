import { expect, test } from 'vitest'
import { figure, inColumns, inMarkdown, kilobytes } from './table.ts'

test('figures have as many digits as asked for, and all of those before the point', () => {
  expect([0.04123, 0.162, 1.5, 24_688, 0, 0.0009994].map((value) => figure(value))).toEqual([
    '0.0412',
    '0.162',
    '1.50',
    '24,688',
    '0',
    '0.000999',
  ])
  expect(figure(2.7461, 2)).toBe('2.7')
  expect(figure(undefined)).toBe('–')
  expect(figure(1 / 0)).toBe('–')
})

test('a KB has 1,000 bytes', () => {
  expect(kilobytes(41_062)).toBe('41.1')
})

test('a table is the same in columns and in Markdown', () => {
  const table = {
    head: ['what', 'per second'],
    rows: [
      ['placed', '304'],
      ['placed and paid', '63'],
    ],
  }
  expect(inColumns([table.head, ...table.rows])).toEqual([
    '  what             per second',
    '  placed                  304',
    '  placed and paid          63',
  ])
  expect(inMarkdown(table)).toBe('| what | per second |\n| --- | --- |\n| placed | 304 |\n| placed and paid | 63 |\n')
})
