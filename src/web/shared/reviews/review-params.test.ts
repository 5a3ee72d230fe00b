import fc from 'fast-check'
import { expect, test } from 'vitest'
import { guestBands } from '#contract/values/guest-band.ts'
import { linePattern } from '#contract/values/text.ts'
import { allReviews, isFiltered, readReviews, reviewSorts, sameFilter, withReviews } from './review-params.ts'

const read = (query: string) => readReviews(new URLSearchParams(query))

test('an address without any of it means all reviews, the newest first', () => {
  expect(read('')).toEqual({ wanted: allReviews, ignored: false })
  expect(read('people=25-50&reviews=&stars=&party=&about=&sort=')).toEqual({ wanted: allReviews, ignored: false })
})

test.each([
  'reviews=0',
  'reviews=-3',
  'reviews=1.5',
  'reviews=123456',
  'reviews=last',
  'stars=0',
  'stars=6',
  'stars=4.5',
  'party=40',
  'party=<script>',
  'sort=best',
  'about=%00',
  'about=dal%E2%80%8B',
])('%s makes no sense and changes nothing', (query) => {
  expect(read(query)).toEqual({ wanted: allReviews, ignored: true })
})

test('a plus that was not escaped is one all the same', () => {
  expect(read('party=100+').wanted.guests).toBe('100+')
  expect(read('party=100%2B').wanted.guests).toBe('100+')
})

test('whatever is written is read again, and the rest of the address stays', () => {
  const wanted = fc.record({
    from: fc.integer({ min: 1, max: 99_999 }),
    stars: fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }),
    guests: fc.option(fc.constantFrom(...guestBands), { nil: undefined }),
    about: fc.string({ maxLength: 80 }).map((text) => (linePattern.test(text) ? text.trim() : '')),
    sort: fc.constantFrom(...reviewSorts),
  })
  fc.assert(
    fc.property(wanted, wanted, (one, other) => {
      const address = withReviews(withReviews(new URLSearchParams('people=100%2B'), other), one)
      expect(readReviews(new URLSearchParams(address.toString()))).toEqual({ wanted: one, ignored: false })
      expect(address.get('people')).toBe('100+')
      expect(sameFilter(one, { ...one, from: other.from })).toBe(true)
    }),
  )
})

test('an order leaves nothing out, a filter does', () => {
  expect(isFiltered({ ...allReviews, sort: 'lowest', from: 7 })).toBe(false)
  expect(isFiltered({ ...allReviews, about: 'dal' })).toBe(true)
})
