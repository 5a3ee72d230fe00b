import { expect, test } from 'vitest'
import { sharedCaching } from './shared-caching.ts'

test.each([
  ['2026-11-20T10:00:00+05:30', 60, 300],
  ['2026-11-20T23:58:00+05:30', 60, 60],
  ['2026-11-20T23:59:20+05:30', 40, 0],
  ['2026-11-20T23:59:59.500+05:30', 0, 0],
  ['2026-11-21T00:00:00+05:30', 60, 300],
])('what is kept at %s does not last into the next day in India', (moment, fresh, stale) => {
  expect(sharedCaching(new Date(moment))).toBe(`public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}`)
})

test('a page may be kept longer, until the day ends', () => {
  expect(sharedCaching(new Date('2026-11-20T23:50:00+05:30'), 300, 600)).toContain(
    's-maxage=300, stale-while-revalidate=300',
  )
})
