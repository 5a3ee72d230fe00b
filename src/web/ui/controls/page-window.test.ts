import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageWindow } from './page-window.ts'

test.each([
  [1, 1, '1'],
  [1, 5, '1 2 3 4 5'],
  [3, 6, '1 2 3 4 5 6'],
  [1, 7, '1 2 3 4 5 … 7'],
  [4, 7, '1 2 3 4 5 6 7'],
  [7, 7, '1 … 3 4 5 6 7'],
  [10, 20, '1 … 8 9 10 11 12 … 20'],
  [20, 20, '1 … 16 17 18 19 20'],
])('page %i of %i shows %s', (page, pages, shown) => {
  expect(
    pageWindow(page, pages)
      .map((item) => (item === 'gap' ? '…' : item))
      .join(' '),
  ).toBe(shown)
})

test('without pages there is no window', () => {
  expect(pageWindow(1, 0)).toEqual([])
})

test('first, last and current page can always be reached, numbers grow, and an ellipsis stands for pages that are left out', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 400 }), (one, other) => {
      const [page, pages] = [Math.min(one, other), Math.max(one, other)]
      const items = pageWindow(page, pages)
      const numbers = items.filter((item) => item !== 'gap')
      expect(numbers).toEqual(expect.arrayContaining([1, page, pages]))
      expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
      expect(new Set(numbers).size).toBe(numbers.length)
      items.forEach((item, i) => {
        const [before, after] = [items[i - 1], items[i + 1]]
        if (item === 'gap') expect(Number(after) - Number(before)).toBeGreaterThan(1)
        else if (typeof after === 'number') expect(after).toBe(item + 1)
      })
    }),
  )
})
