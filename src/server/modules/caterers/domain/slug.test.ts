import { expect, test } from 'vitest'
import { freeSlug, slugFor } from './slug.ts'

test.each([
  ['Annapurna Rasoi', 'annapurna-rasoi'],
  ['  Aai’s  Kitchen! ', 'aais-kitchen'],
  ['श्री Krishna', '-krishna'],
  ['अन्नपूर्णा', 'caterer-mira-road'],
  ['🍛', 'caterer-mira-road'],
  ['- - -', 'caterer-mira-road'],
])('%s becomes %s', (name, slug) => {
  expect(slugFor(name, 'Mira Road')).toBe(slug)
})

test('a taken slug gets the first free number', () => {
  expect(freeSlug('tawa', new Set())).toBe('tawa')
  expect(freeSlug('tawa', new Set(['tawa', 'tawa-2', 'tawa-4']))).toBe('tawa-3')
  expect(freeSlug('tawa', new Set(['tawa-2']))).toBe('tawa')
})

test('path segments of the API count as taken', () => {
  for (const word of ['nearby', 'slug', 'compare', 'similar']) expect(freeSlug(word, new Set())).toBe(`${word}-2`)
})
