import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SearchQuery } from '#contract/endpoints/search.ts'
import { anySearchUrl } from '#test/factories/search-url.ts'
import { parseSearch } from './parse-search.ts'

/** The query as the API reads it; undefined where it refuses it. */
function readByApi(url: string): unknown {
  const params = new URL(url, 'http://localhost').searchParams
  const given = Object.fromEntries(
    [...new Set(params.keys())].map((name) => [
      name,
      params.getAll(name).length > 1 ? params.getAll(name) : params.get(name),
    ]),
  )
  return SearchQuery.safeParse(given).data
}

test('a query that is read is the one that the API reads, whatever its spelling', () => {
  let read = 0
  fc.assert(
    fc.property(anySearchUrl, (url) => {
      const query = parseSearch(url)
      if (query === undefined) return
      read += 1
      expect(query).toEqual(readByApi(url))
    }),
    { numRuns: 5_000 },
  )
  expect(read).toBeGreaterThan(500)
})

test('what the site sends is read, in its spelling', () => {
  const paths = [
    '/api/search',
    // As the typed client of the pages writes what is switched on or off.
    '/api/search?people=100%2B&diet=jain&cuisine=North+Indian&jain=false&facets=true',
    '/api/search?place=Bandra+%28West%29%2C+Mumbai&lat=19.06&lng=72.836&date=2026-12-12&guests=40&kind=thali&budget=350.5',
    '/api/search?q=%E0%A4%AA%E0%A4%A8%E0%A5%80%E0%A4%B0&rating=4.5&sort=price-low&page=2&radius=3',
  ]
  expect(paths.filter((path) => parseSearch(path) === undefined)).toEqual([])
  for (const path of paths) expect(parseSearch(path)).toEqual(readByApi(path))
})

test.each([
  '/api/search/',
  '/api/searches',
  '/api/search?',
  '/api/search?page=1&page=1',
  '/api/search?people=100+',
  '/api/search?people=',
  '/api/search?lat=19.1',
  '/api/search?q=%ff',
  '/api/search?q=%71',
  '/api/search?q=a%20b',
  "/api/search?q=it's",
  '/api/search?unknown=1',
  '/api/search?date=2026-02-30',
  '/api/search?page=01',
  '/api/search?constructor=1',
])('%s is left to the API', (url) => {
  expect(parseSearch(url)).toBeUndefined()
})
