import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { CatererCard } from '#contract/endpoints/caterers.ts'
import { aListing } from '#test/factories/listing.ts'
import { Featured } from './featured.tsx'

const sectionOf = (...caterers: CatererCard[]) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Featured caterers={caterers} />
    </MemoryRouter>,
  )

test('without caterers there is no section', () => {
  expect(sectionOf()).toBe('')
})

test('caterers are called featured only when the marketplace features one', () => {
  const plain = aListing().card
  expect(sectionOf(plain)).toContain('Caterers to start with')
  expect(sectionOf(plain)).not.toContain('Featured')
  expect(sectionOf({ ...plain, featured: true }, aListing().card)).toContain('Featured caterers')
})
