import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cachedPage } from './cached-pages.ts'

const addressOf = (path: string) => cachedPage(new URL(path, 'http://pangat.test'))?.address

describe('spellings of one page', () => {
  test.each([
    ['/?utm_source=mail', '/'],
    ['/pangat?veg=on&people=10-25&utm_source=mail', '/pangat?people=10-25&veg=1'],
    ['/pangat?people=10-25&veg=1', '/pangat?people=10-25&veg=1'],
    ['/pangat/andheri?place=&q=&veg=0&sort=default&page=1', '/pangat/andheri'],
    ['/pangat?people=100 ', '/pangat?people=100%2B'],
    ['/pangat?people=10-25&people=100%2B', '/pangat?people=10-25'],
    [
      '/caterer/annapurna-rasoi?party=10-25&reviews=7&people=10-25',
      '/caterer/annapurna-rasoi?people=10-25&reviews=7&party=10-25',
    ],
    [
      '/caterer/a?place=Dadar&lat=19.02&lng=72.84&date=2026-12-12&time=19:30&guests=60&people=50-100&for=wedding&budget=300',
      '/caterer/a?people=50-100',
    ],
    ['/caterer/a?guests=60', '/caterer/a?people=50-100'],
    ['/caterer/a?diet=jain:20,veg:40&guests=60&kind=thali', '/caterer/a?people=50-100&diet=veg%2Cjain&kind=thali'],
    ['/caterer/a?diet=jain:60&guests=abc&date=1999-01-01', '/caterer/a?people=50-100&diet=jain'],
    ['/caterer/a?diet=jain%2Cveg', '/caterer/a?diet=veg%2Cjain'],
    ['/compare/a&b?place=xyz&lat=19.02&lng=72.84&date=2026-12-12', '/compare/a&b'],
    ['/pangat?guests=60&time=19:30&diet=jain:60&for=wedding&kind=thali', '/pangat?people=50-100&kind=thali&diet=jain'],
    ['/pangat?lat=19.11951&lng=72.84649&q=', '/pangat?lat=19.12&lng=72.846'],
    [
      '/pangat?place=Bandra+West&lng=72.836&lat=19.0544&people=10-25',
      '/pangat?place=Bandra+West&lat=19.054&lng=72.836&people=10-25',
    ],
    ['/pangat.data?lat=19.1196&lng=72.8466&_routes=search', '/pangat.data?lat=19.12&lng=72.847&_routes=search'],
    ['/pangat/andheri?guests=0&diet=none', '/pangat/andheri'],
    ['/compare/a&b?rows=all&people=25-50', '/compare/a&b?people=25-50&rows=all'],
    ['/_.data?_routes=routes%2Fpublic%2Fhome', '/_.data?_routes=routes%2Fpublic%2Fhome'],
    ['/_.data?_routes=root&utm_source=mail', '/_.data?_routes=root'],
    ['/refund-policy.data?_routes=refunds', '/refund-policy.data?_routes=refunds'],
    ['/caterer/a.data?party=10-25', '/caterer/a.data?party=10-25'],
    ['/pangat.data?_routes=search&veg=1', '/pangat.data?veg=1&_routes=search'],
    ['/pangat.data', '/pangat.data'],
  ])('%s has the address %s', (given, address) => expect(addressOf(given)).toBe(address))
})

describe('no cached page', () => {
  test.each([
    ['a private page', '/bill'],
    ['a page that is not there', '/nowhere'],
    ['an area that is not there', '/pangat/xyz'],
    ['another spelling of a path', '/PANGAT'],
    ['a trailing slash', '/pangat/'],
    ['a point outside of the region', '/pangat?lat=19&lng=72'],
    ['half a point', '/pangat?lat=19.1'],
    ['a day around a point', '/pangat?lat=19.1&lng=72.8&date=2026-12-12'],
    ['a day', '/pangat?date=2026-12-12'],
    ['a place that anyone made up', '/pangat?place=xyz'],
    ['a text', '/pangat?q=biryani'],
    ['a text in reviews', '/caterer/annapurna-rasoi?about=biryani'],
    ['reviews further on than anyone reads', '/caterer/annapurna-rasoi?reviews=51'],
    ['a range of guests that does not exist', '/pangat?people=11-12'],
    ['a range of guests that does not exist, at a caterer', '/caterer/annapurna-rasoi?people=11-12'],
    ['a budget that the page does not offer', '/pangat?budget=151'],
    ['a radius that the page does not offer', '/pangat?radius=7.1'],
    ['a rating that the page does not offer', '/pangat?rating=4.1'],
    ['a page further on than anyone turns', '/pangat?page=51'],
    ['data of routes that are not the page’s', '/pangat.data?_routes=routes%2Fpublic%2Fhome'],
    ['data of no page', '/.data'],
  ])('%s', (_, path) => expect(addressOf(path)).toBeUndefined())
})

test('a value that holds other parameters has another address than those parameters', () => {
  const honest = addressOf('/pangat?place=Andheri&people=25-50')
  expect(honest).toBe('/pangat?place=Andheri&people=25-50')
  for (const injected of ['/pangat?place=Andheri%26people%3D25-50', '/pangat?place=Andheri&people=25-50%26veg%3D1'])
    expect(addressOf(injected)).not.toBe(honest)
})

test.each([
  ['plain', ['/', '/pangat/andheri', '/caterer/a', '/privacy', '/caterer/a?lat=19.1&lng=72.8']],
  ['filtered', ['/pangat?veg=1', '/caterer/a?stars=5', '/compare/a&b']],
  ['placed', ['/pangat?lat=19.1&lng=72.8', '/pangat?place=Dadar&lat=19.02&lng=72.84&veg=1']],
])('%s pages are told from others', (kind, paths) => {
  for (const path of paths) expect([path, cachedPage(new URL(path, 'http://pangat.test'))?.kind]).toEqual([path, kind])
})

test.each([
  ['/', 'home'],
  ['/_.data', 'home'],
  ['/pangat', 'lists'],
  ['/pangat/andheri?veg=1', 'lists'],
  ['/sitemap.xml', 'lists'],
  ['/caterer/annapurna-rasoi?stars=5', ['annapurna-rasoi']],
  ['/caterer/annapurna-rasoi.data', ['annapurna-rasoi']],
  ['/compare/01J0AB&asha-rasoi&asha-rasoi', ['01J0AB', 'asha-rasoi']],
  ['/compare', []],
  ['/terms-and-conditions', 'texts'],
])('%s shows %j', (path, shows) => {
  expect(cachedPage(new URL(path, 'http://pangat.test'))?.shows).toEqual(shows)
})

const anyUrl = fc
  .tuple(
    fc.constantFrom('/', '/pangat', '/pangat/andheri', '/caterer/a', '/compare/a&b', '/privacy'),
    fc.array(
      fc.tuple(
        fc.constantFrom(
          'place',
          'people',
          'veg',
          'budget',
          'sort',
          'page',
          'reviews',
          'guests',
          'party',
          'diet',
          'date',
          'lat',
          'lng',
          'rows',
        ),
        fc.oneof(
          fc.constantFrom(
            'Andheri',
            '10-25',
            '19.07654',
            '72.87654',
            '100+',
            '1',
            '2',
            '200',
            'price-low',
            'newest',
            'all',
            '',
          ),
          fc.string(),
        ),
      ),
    ),
  )
  .map(([path, pairs]) => `${path}?${new URLSearchParams(pairs).toString()}`)

test('the address of an address is itself', () => {
  fc.assert(
    fc.property(anyUrl, (path) => {
      const address = addressOf(path)
      if (address !== undefined) expect(addressOf(address)).toBe(address)
    }),
  )
})
