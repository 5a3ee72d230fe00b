import { expect, test } from 'vitest'
import { SearchQuery } from '#contract/endpoints/search.ts'
import { randomOf } from '#db/world/random.ts'
import { cachedPage } from '#web/cached-pages.ts'
import { readSearch } from '#web/public/listing/read-search.ts'
import { parseSearch } from '../../src/serve/search/parse-search.ts'
import {
  drawFreeSearches,
  drawNearbySearches,
  drawPageSearches,
  pathInApi,
  pathOfPage,
  pathOfPageInApi,
} from './searches.ts'
import { drawTexts, mistype, pathOfText } from './texts.ts'

const today = '2026-11-24'
const paramsOf = (path: string) => new URL(path, 'http://localhost').searchParams

test('searches are the same for a seed and others for another', () => {
  expect(drawPageSearches('1', 50, today)).toEqual(drawPageSearches('1', 50, today))
  expect(drawPageSearches('1', 50, today)).not.toEqual(drawPageSearches('2', 50, today))
})

test('searches for a day are the searches near a point, with a day and guests of their range', () => {
  const free = drawFreeSearches('1', 500, today)
  expect(free.map((search) => ({ ...search, date: undefined, guests: undefined }))).toEqual(
    drawNearbySearches('1', 500),
  )
  for (const search of free) {
    const query = SearchQuery.parse(Object.fromEntries(paramsOf(pathInApi(search))))
    expect([query.date, query.people]).toEqual([search.date, search.people])
  }
})

test('the listener answers every search that is drawn without the API', () => {
  const paths = [
    ...drawNearbySearches('1', 500).map(pathInApi),
    ...drawFreeSearches('1', 500, today).map(pathInApi),
    ...drawPageSearches('1', 500, today).map(pathOfPageInApi),
    ...drawTexts('1', 200).map(pathOfText),
  ]
  expect(paths.filter((path) => parseSearch(path) === undefined)).toEqual([])
})

test('thousands of points are drawn, most of them once', () => {
  const points = drawNearbySearches('1', 4_000).map(({ point }) => `${point?.lat} ${point?.lng}`)
  expect(new Set(points).size).toBeGreaterThan(3_800)
})

test('the API and the page understand everything that is drawn', () => {
  for (const search of drawPageSearches('1', 1_000, today)) {
    expect(SearchQuery.safeParse(Object.fromEntries(paramsOf(pathOfPageInApi(search)))).success).toBe(true)
    expect(readSearch(paramsOf(pathOfPage(search)), today)).toEqual({ search, ignored: [], problems: [] })
  }
})

test('of the searches by a point nearly each is a page that was not asked for before', () => {
  const addresses = drawNearbySearches('1', 500).map(
    (search) => cachedPage(new URL(pathOfPage(search), 'http://localhost'))?.address,
  )
  expect(addresses).not.toContain(undefined)
  expect(new Set(addresses).size).toBeGreaterThan(490)
})

test('every filter that pages send is drawn', () => {
  const names = new Set(
    drawPageSearches('1', 2_000, today).flatMap((search) => [...paramsOf(pathInApi(search)).keys()]),
  )
  expect([...names].toSorted()).toEqual(
    'budget cuisine date jain lat lng page people place q radius rating sort veg'.split(' '),
  )
})

test('hundreds of different texts are drawn, some with a slip', () => {
  const texts = drawTexts('1', 600)
  expect(new Set(texts).size).toBe(600)
  expect(texts.every((text) => text === text.trim() && text.length > 0)).toBe(true)
})

test('a slip changes a text by one letter, and its first letter never', () => {
  const random = randomOf('slips')
  for (let i = 0; i < 200; i++) {
    const typed = mistype('biryani', random)
    expect(typed.startsWith('b')).toBe(true)
    expect(Math.abs(typed.length - 'biryani'.length)).toBeLessThanOrEqual(1)
  }
})
