import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageCount, pageFrom, samePlace, type ReviewPage } from './review-pages.ts'

function firstOf(total: number): ReviewPage {
  const items = Array.from({ length: Math.min(6, total) }, (_, i) => ({
    _id: `r${i}`,
    id: `r${i}`,
    catererId: 'c',
    name: 'Asha P.',
    rating: 5,
    comment: '',
    createdAt: '2026-01-01T00:00:00.000Z',
    guests: 30,
    packageName: 'Rasoi Veg',
  }))
  return { items, page: 1, pages: pageCount(total, 6), matching: total, average: 5, total, stars: [], bands: [] }
}
const shown = (page: ReviewPage | undefined) => page?.items.map(({ id }) => id)

test('a phone shows the reviews that came with the page two by two, without asking again', () => {
  const first = firstOf(27)
  expect(shown(pageFrom(first, 1, 2))).toEqual(['r0', 'r1'])
  expect(shown(pageFrom(first, 3, 2))).toEqual(['r4', 'r5'])
  expect(pageFrom(first, 1, 2)?.pages).toBe(14)
})

test('what did not come with the page must be fetched', () => {
  expect(pageFrom(firstOf(27), 4, 2)).toBeUndefined()
  expect(pageFrom(firstOf(27), 2, 4)).toBeUndefined()
  expect(pageFrom(undefined, 1, 6)).toBeUndefined()
})

test('a last page may be shorter', () => {
  expect(shown(pageFrom(firstOf(5), 2, 4))).toEqual(['r4'])
  expect(shown(pageFrom(firstOf(0), 1, 6))).toEqual([])
})

test('turning the screen keeps the first review in sight', () => {
  const size = fc.constantFrom(2, 4, 6)
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), size, size, (page, from, to) => {
      const firstShown = (page - 1) * from
      const there = samePlace(page, from, to)
      expect(firstShown).toBeGreaterThanOrEqual((there - 1) * to)
      expect(firstShown).toBeLessThan(there * to)
    }),
  )
})

test('there is always a page, even when there are no reviews', () => {
  expect([pageCount(0, 6), pageCount(6, 6), pageCount(7, 6)]).toEqual([1, 1, 2])
})
