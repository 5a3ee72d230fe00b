import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { EmptyResults } from './empty-results.tsx'
import type { EmptyWay } from './empty-ways.ts'
import { everything, type Search } from '#web/public/listing/search-params.ts'

function emptyList(search: Partial<Search>, area?: string, ways: readonly EmptyWay[] = []): string {
  const Stub = createRoutesStub([
    {
      path: '/pangat',
      Component: () => <EmptyResults search={{ ...everything, ...search }} area={area} ways={ways} />,
    },
  ])
  return renderToStaticMarkup(<Stub initialEntries={['/pangat']} />)
}

test('what narrows the list can be given up where that finds somebody, and it says how many', () => {
  const page = emptyList({ veg: true, jain: true }, undefined, [{ what: 'veg', change: { veg: false }, count: 12 }])
  expect(page).toContain('href="/pangat?jain=1"')
  expect(page).toContain('Search without: Pure veg kitchen (12)')
  expect(page).not.toContain('Jain menu')
})

test('what finds nobody is not offered', () => {
  expect(emptyList({ veg: true })).toContain('See all caterers')
  expect(emptyList({}, 'andheri')).toContain('See all caterers')
})

test('a city without caterers offers to call, and no way to where one is', () => {
  const page = emptyList({})
  expect(page).toContain('href="tel:')
  expect(page).not.toContain('See all caterers')
  expect(page).not.toContain('<ul')
})
