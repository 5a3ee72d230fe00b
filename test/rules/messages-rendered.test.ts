import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { messagesIn } from './message-texts.ts'

type Render = (values: Record<string, unknown>, options: { locale: 'en' }) => string

// Node reads a thousand small files at once where the test runner transforms each; each message has its own type of values.
const { m } = createRequire(import.meta.url)('#messages') as { m: Readonly<Record<string, Render>> }

/** Numbers of every plural, a text, and a code that no message knows. */
const samples = [0, 0.5, 1, 2, 1200, 'Annapurna Rasoi', 'code_of_tomorrow']

function rendered(key: string, inputs: readonly string[]): string[] {
  return samples.map(
    (sample) => m[key]?.(Object.fromEntries(inputs.map((name) => [name, sample])), { locale: 'en' }) ?? '',
  )
}

test('every English message is a text, whatever values it is given', () => {
  const broken = messagesIn('en').flatMap(({ key, inputs }) =>
    rendered(key, inputs)
      .filter((text) => /^\s*$|undefined|null|NaN|[{}]|\[object/.test(text) || text.includes(key))
      .map((text) => `${key}: “${text}”`),
  )
  expect(broken).toEqual([])
})

test.each([
  ['caterer_reviews_count', 'count', { 0: '0 reviews', 1: '1 review', 2: '2 reviews' }],
  ['review_stars', 'rating', { 0.5: '0.5 stars', 1: '1 star', 1.5: '1.5 stars' }],
])('%s says its number in the form that it needs', (key, input, texts) => {
  const said = Object.keys(texts).map((count) => [count, m[key]?.({ [input]: Number(count) }, { locale: 'en' })])
  expect(Object.fromEntries(said)).toEqual(texts)
})
