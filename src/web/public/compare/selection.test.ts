import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chosenFrom, limitFor, readSelection, toggled, type Chosen } from './selection.ts'

const caterer = (id: string): Chosen => ({
  id,
  name: `Kitchen ${id}`,
  picture: { base: '/pictures/k', widths: [480], width: 480, height: 320, placeholder: 'tan' },
})
const [a, b, c, d] = [caterer('a'), caterer('b'), caterer('c'), caterer('d')]

test('three caterers may be selected, and two where the screen is narrow', () => {
  expect([limitFor(false), limitFor(true)]).toEqual([3, 2])
})

test('a caterer is added once and removed by the same press', () => {
  const one = toggled([], a, 3)
  expect(one).toEqual([a])
  expect(toggled([a, b], a, 3)).toEqual([b])
})

test('beyond the limit nothing is added, but anything can be removed', () => {
  expect(toggled([a, b], c, 2)).toBe('full')
  expect(toggled([a, b, c], d, 3)).toBe('full')
  // Three were selected before the window became narrow.
  expect(toggled([a, b, c], b, 2)).toEqual([a, c])
})

test('only what the bar shows is kept', () => {
  const card = { ...a, address: 'Veera Desai Road', picture: { ...a.picture, note: 'x' } }
  expect(toggled([], card, 3)).toEqual([a])
  expect(Object.keys(chosenFrom(card))).toEqual(['id', 'name', 'picture'])
})

test('what was kept is read again, each once and three at most', () => {
  expect(readSelection([a, a, b, c, d])).toEqual([a, b, c])
})

test('any content of storage yields a valid selection', () => {
  const odd = [
    null,
    'a',
    7,
    {},
    { ...a, id: '../../x' },
    { ...a, name: 7 },
    ...[
      { base: 'https://x.example/' },
      { base: 7 },
      { placeholder: 7 },
      { widths: 480 },
      { widths: ['480'] },
      { width: '480' },
      { height: undefined },
    ].map((put) => ({ ...a, picture: { ...a.picture, ...put } })),
  ]
  expect(readSelection([...odd, { ...a, picture: null }, b])).toEqual([b])
  fc.assert(fc.property(fc.jsonValue(), (stored) => readSelection(stored).length <= 3))
})
