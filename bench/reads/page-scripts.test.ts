import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createPlaces, mumbai } from '#server/modules/places/index.ts'
import { aims } from '../shared/aims.ts'
import { pageScripts, partScripts } from './page-scripts.ts'

const { limit } = aims.scriptsOfCaterer

test(`no page of a caterer's business needs more than ${limit} KB of scripts before it is alive`, () => {
  const pages = [...pageScripts()].filter(([path]) => path.startsWith('/caterer-dashboard'))
  const shown = pages.map(([path, bytes]) => `${path}: ${(bytes / 1000).toFixed(1)} KB`)
  const heavy = pages.flatMap(([, bytes], at) => (bytes > limit * 1000 ? [shown[at]] : []))
  expect(pages.length).toBeGreaterThan(10)
  expect(heavy, `Load on demand what is not needed to paint. All pages:\n${shown.join('\n')}`).toEqual([])
})

test.each([
  ['/', aims.scriptsOfHome.limit],
  ['/pangat/:area?', aims.scriptsOfList.limit],
  ['/caterer/:slug', aims.scriptsOfList.limit],
  ['/services/:slug', aims.scriptsToRead.limit],
  ['/lines/:line', aims.scriptsOfHome.limit],
])('%s needs no more than %i KB of scripts before it is alive', (path, most) => {
  expect((pageScripts().get(path) ?? Infinity) / 1000).toBeLessThanOrEqual(most)
})

// Sent with the first use of a field or button; before it they send none, see guides.e2e.ts.
test(`no page with a form for visitors needs more than ${aims.scriptsOfForm.limit} KB of scripts before it is alive`, () => {
  const forms = ['/contactus', '/wedding-catering-services', '/festival-catering', '/complaints']
  const sizes = pageScripts()
  const heavy = forms.filter((path) => (sizes.get(path) ?? Infinity) > aims.scriptsOfForm.limit * 1000)
  expect(heavy.map((path) => `${path}: ${(sizes.get(path) ?? Infinity) / 1000} KB`)).toEqual([])
})

// The bill asks for them with its first quote, and an order's page with what cannot be done.
test.each(['/bill', '/my-orders/:orderId'])('texts of errors bring no scripts of other pages to %s', (path) => {
  expect(partScripts(path, 'error-text') / 1000).toBeLessThanOrEqual(aims.scriptsOfErrors.limit)
})

test(`the map of lines needs no more than ${aims.lineMap.limit} KB of scripts and data when it is opened`, () => {
  const { lines, stations } = createPlaces(mumbai()).railway
  // As when caterers are at every station.
  const marked = stations.map((station, at) => ({ ...station, caterers: 1 + (at % 17), from: 180 + ((at * 37) % 400) }))
  const data = brotliCompressSync(JSON.stringify({ lines, stations: marked })).length
  expect((partScripts('/pangat/:area?', 'opened-map') + data) / 1000).toBeLessThanOrEqual(aims.lineMap.limit)
})
