import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { messagesIn } from './message-texts.ts'

type Render = (values: Record<string, unknown>, options: { locale: 'en' }) => string

// Node reads a thousand small files at once where the test runner transforms each; each message has its own type of values.
const { m } = createRequire(import.meta.url)('#messages') as { m: Readonly<Record<string, Render>> }

const inputsOf = new Map(messagesIn('en').map(({ key, inputs }) => [key, inputs]))

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
  ['caterer_reviews_matching', 'total', { 1: '1 of 1 review', 2: '1 of 2 reviews' }],
  ['assistant_number_of_caterers', 'count', { 1: '1 caterer is listed today.', 2: '2 caterers are listed today.' }],
  ['search_page_beyond', 'pages', { 1: 'There is only 1 page.', 2: 'There are only 2 pages. This is the last one.' }],
  ['compare_hours', 'hours', { 1: '1 service hour', 3: '3 service hours' }],
  ['compare_changes_hours', 'hours', { 0: 'Until serving time', 1: 'Until 1 hour before', 2: 'Until 2 hours before' }],
  [
    'change_until',
    'hours',
    {
      0: 'You can change guests and menu until 1, or until 1 starts preparing.',
      1: 'You can change guests and menu until 1 (1 hour before serving), or until 1 starts preparing.',
      48: 'You can change guests and menu until 1 (48 hours before serving), or until 1 starts preparing.',
    },
  ],
  ['packages_marked', 'count', { 1: 'Starts with 1 of 1 dish', 3: 'Starts with 1 of 3 dishes' }],
  [
    'error_default_dishes_limit',
    'max',
    { 1: 'Choose up to 1 dish to start with', 2: 'Choose up to 2 dishes to start with' },
  ],
  [
    'customise_status_all',
    'allowed',
    { 1: 'The only dish of this category is picked.', 2: 'All 2 dishes of this category picked.' },
  ],
  ['customise_swap_text', 'count', { 1: '1 already has its dish.', 2: '1 already has its 2 dishes.' }],
  [
    'customise_addon_room',
    'included',
    {
      1: 'The menu has 1 dishes and 1 is in your package. You can add up to 1.',
      2: 'The menu has 1 dishes and 2 are in your package. You can add up to 1.',
    },
  ],
  [
    'customise_addon_room_extra',
    'dishes',
    { 1: 'The menu has 1 dish. You can add it.', 4: 'The menu has 4 dishes. You can add up to 1.' },
  ],
  [
    'customise_addon_room_none',
    'dishes',
    {
      1: 'The only dish of this category is already in your package.',
      2: 'All 2 dishes of this category are already in your package.',
    },
  ],
  [
    'customise_addon_too_many',
    'dishes',
    {
      1: '1 has 1 dish and it is already in your package. You can’t add more.',
      3: '1 has 3 dishes and 1 is already in your package. You can add up to 1.',
    },
  ],
])('%s says its number in the form that it needs', (key, input, texts) => {
  const others = Object.fromEntries((inputsOf.get(key) ?? []).map((name) => [name, 1]))
  const said = Object.keys(texts).map((count) => [
    count,
    m[key]?.({ ...others, [input]: Number(count) }, { locale: 'en' }),
  ])
  expect(Object.fromEntries(said)).toEqual(texts)
})
