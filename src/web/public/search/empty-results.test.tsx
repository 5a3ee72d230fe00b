import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { EmptyResults } from './empty-results.tsx'
import { everything, type Search } from '#web/public/listing/search-params.ts'

function emptyList(search: Partial<Search>, area?: string): string {
  const Stub = createRoutesStub([
    {
      path: '/pangat',
      Component: () => <EmptyResults search={{ ...everything, ...search }} area={area} near={false} />,
    },
  ])
  return renderToStaticMarkup(<Stub initialEntries={['/pangat']} />)
}

test('what narrows the list can be given up', () => {
  expect(emptyList({ veg: true })).toContain('href="/pangat"')
  expect(emptyList({}, 'andheri')).toContain('See all caterers')
})

test('a city without caterers offers to call, and no way to where one is', () => {
  const page = emptyList({})
  expect(page).toContain('href="tel:')
  expect(page).not.toContain('See all caterers')
  expect(page).not.toContain('<ul')
})
