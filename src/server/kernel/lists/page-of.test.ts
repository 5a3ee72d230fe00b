import { expect, test } from 'vitest'
import { pageOf } from './page-of.ts'

test.each([
  [0, 1, { page: 1, pages: 1, offset: 0 }],
  [50, 1, { page: 1, pages: 1, offset: 0 }],
  [51, 2, { page: 2, pages: 2, offset: 50 }],
  [100, 3, { page: 2, pages: 2, offset: 50 }],
  [0, 9, { page: 1, pages: 1, offset: 0 }],
])('of %i items in pages of 50, page %i', (count, asked, expected) => {
  expect(pageOf(count, { asked, size: 50 })).toEqual(expected)
})
