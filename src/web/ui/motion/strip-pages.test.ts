import { expect, test } from 'vitest'
import { firstOf, pageOf, pagesOf } from './strip-pages.ts'

test.each([
  { slides: 12, inSight: 5, pages: 3 },
  { slides: 12, inSight: 4, pages: 3 },
  { slides: 12, inSight: 3, pages: 4 },
  { slides: 9, inSight: 1, pages: 9 },
  { slides: 3, inSight: 5, pages: 1 },
])('$slides slides, $inSight in sight, make $pages pages', ({ pages, ...strip }) => {
  expect(pagesOf(strip)).toBe(pages)
})

test('going on from any page visits every slide and comes round to the first', () => {
  const strip = { slides: 12, inSight: 5 }
  const firsts = [0, 1, 2, 3].map((page) => firstOf(strip, page))
  expect(firsts).toEqual([0, 5, 7, 0])
  expect(firstOf(strip, -1)).toBe(7)
})

test('nine stories come one after another, and after the ninth the first', () => {
  const strip = { slides: 9, inSight: 1 }
  expect(pageOf({ ...strip, first: 8 })).toBe(8)
  expect(firstOf(strip, pageOf({ ...strip, first: 8 }) + 1)).toBe(0)
})

test('the page in sight follows a finger', () => {
  const strip = { slides: 12, inSight: 5 }
  expect([0, 4, 5, 6, 7].map((first) => pageOf({ ...strip, first }))).toEqual([0, 0, 1, 1, 2])
})

test('slides that all fit are one page', () => {
  expect(pageOf({ slides: 3, inSight: 5, first: 0 })).toBe(0)
  expect(firstOf({ slides: 3, inSight: 5 }, 1)).toBe(0)
})
