import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageCount, pageFrom, pageOf, queryFor, type FirstReviews, type ReviewPage } from './review-pages.ts'
import { allReviews, type ReviewsWanted } from './review-params.ts'

/** Returns what the server renders with the page for `total` matching reviews and `wanted` in the query string. */
function firstOf(total: number, wanted: ReviewsWanted = allReviews): FirstReviews {
  const pages = pageCount(total, 6)
  const page = Math.min(pageOf(wanted.from, 6), pages)
  const start = (page - 1) * 6
  const items = Array.from({ length: Math.min(6, total - start) }, (_, i) => ({
    _id: `r${start + i + 1}`,
    id: `r${start + i + 1}`,
    catererId: 'c',
    name: 'Asha P.',
    rating: 5,
    comment: '',
    createdAt: '2026-01-01T00:00:00.000Z',
    guests: 30,
    packageName: 'Rasoi Veg',
  }))
  return { wanted, page: { items, page, pages, matching: total, average: 5, total, stars: [], bands: [] } }
}
const from = (review: number): ReviewsWanted => ({ ...allReviews, from: review })
const shown = (page: ReviewPage | undefined) => page?.items.map(({ id }) => id)

test('a phone shows the reviews that came with the page two by two, without asking again', () => {
  const first = firstOf(27)
  expect(shown(pageFrom(first, from(1), 2))).toEqual(['r1', 'r2'])
  expect(shown(pageFrom(first, from(5), 2))).toEqual(['r5', 'r6'])
  expect(pageFrom(first, from(1), 2)?.pages).toBe(14)
})

test('a page that was opened in the middle shows the same reviews on every width', () => {
  const first = firstOf(27, from(13))
  expect(shown(pageFrom(first, from(13), 6))).toEqual(['r13', 'r14', 'r15', 'r16', 'r17', 'r18'])
  expect(shown(pageFrom(first, from(13), 4))).toEqual(['r13', 'r14', 'r15', 'r16'])
  expect(pageFrom(first, from(13), 2)).toMatchObject({ page: 7, items: [{ id: 'r13' }, { id: 'r14' }] })
})

test('what did not come with the page must be fetched', () => {
  expect(pageFrom(firstOf(27), from(7), 2)).toBeUndefined()
  expect(pageFrom(firstOf(27), from(5), 4)).toBeUndefined()
  expect(pageFrom(firstOf(27, from(13)), from(1), 6)).toBeUndefined()
  expect(pageFrom(undefined, from(1), 6)).toBeUndefined()
})

test('reviews that were filtered otherwise are other reviews', () => {
  for (const other of [{ stars: 4 }, { guests: '10-25' }, { about: 'dal' }, { sort: 'lowest' }] as const) {
    expect(pageFrom(firstOf(27), { ...allReviews, ...other }, 6)).toBeUndefined()
    expect(pageFrom(firstOf(27, { ...allReviews, ...other }), { ...allReviews, ...other }, 6)?.items).toHaveLength(6)
  }
})

test('a last page may be shorter, and stands for every page beyond it', () => {
  expect(shown(pageFrom(firstOf(5), from(5), 4))).toEqual(['r5'])
  expect(shown(pageFrom(firstOf(0), from(1), 6))).toEqual([])
  expect(pageFrom(firstOf(8, from(9000)), from(9000), 6)).toMatchObject({
    page: 2,
    items: [{ id: 'r7' }, { id: 'r8' }],
  })
})

test('turning the screen keeps the first review in sight', () => {
  const size = fc.constantFrom(2, 4, 6)
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3000 }), size, (review, width) => {
      const page = pageOf(review, width)
      expect(review).toBeGreaterThan((page - 1) * width)
      expect(review).toBeLessThanOrEqual(page * width)
    }),
  )
})

test('there is always a page, even when there are no reviews', () => {
  expect([pageCount(0, 6), pageCount(6, 6), pageCount(7, 6)]).toEqual([1, 1, 2])
})

test('the usual order is not asked for', () => {
  expect(queryFor(allReviews, 2, 6)).toEqual({ page: 2, pageSize: 6, about: '' })
  expect(queryFor({ ...allReviews, sort: 'lowest', stars: 1 }, 1, 2)).toMatchObject({ sort: 'lowest', stars: 1 })
})
