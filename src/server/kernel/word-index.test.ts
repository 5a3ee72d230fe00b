import { expect, test } from 'vitest'
import { createWordIndex, notFound, wordsOf } from './word-index.ts'

test('words are what is left without case, accents and punctuation', () => {
  expect(wordsOf("Café-Bar «St. John's», T2")).toEqual(['cafe', 'bar', 'st', 'john', 's', 't2'])
  expect(wordsOf('चर्चगेट स्टेशन')).toEqual(['चर्चगेट', 'स्टेशन'])
  expect(wordsOf(' ,;- ')).toEqual([])
})

const spice = 0
const tikka = 1
const other = 2

function caterers() {
  const index = createWordIndex()
  index.put(spice, [
    { words: ['spice', 'garden'], cost: 0 },
    { words: ['paneer', 'tikka'], cost: 2 },
  ])
  index.put(tikka, [{ words: ['tikka', 'house'], cost: 0 }])
  return index
}

/** What is found, by its number, with its cost. */
function found(index: ReturnType<typeof createWordIndex>, ...query: string[]): Record<number, number> {
  const known = index.find(query)
  const { costs } = known.any ? known : index.guess(query)
  return Object.fromEntries([...costs.entries()].filter(([, cost]) => cost !== notFound))
}

test('a thing is found when every word leads to it, and by its name more cheaply than by what is about it', () => {
  expect(found(caterers(), 'tikka')).toEqual({ [spice]: 2, [tikka]: 0 })
  expect(found(caterers(), 'paneer', 'tikka')).toEqual({ [spice]: 4 })
  expect(found(caterers(), 'paneer', 'house')).toEqual({})
})

test('a word half typed costs a little, a mistyped one more, and mistakes are forgiven only when nothing else matches', () => {
  expect(found(caterers(), 'gar')).toEqual({ [spice]: 1 })
  expect(found(caterers(), 'gadren')).toEqual({ [spice]: 4 })
  expect(found(caterers(), 'grad')).toEqual({ [spice]: 5 })
  const index = caterers()
  index.put(other, [{ words: ['tukka'], cost: 0 }])
  expect(found(index, 'tikka')).toEqual({ [spice]: 2, [tikka]: 0 })
})

test('short words and numbers must be right', () => {
  const index = createWordIndex()
  index.put(other, [{ words: ['400050', 'vt'], cost: 0 }])
  expect(found(index, '400051')).toEqual({})
  expect(found(index, 'vy')).toEqual({})
  expect(found(index, '4000')).toEqual({ [other]: 1 })
})

test('a word that is known is taken as it is while an unknown one is corrected', () => {
  const index = createWordIndex()
  index.put(spice, [{ words: ['vasai', 'road'], cost: 0 }])
  index.put(tikka, [{ words: ['vashi', 'plaza'], cost: 0 }])
  expect(found(index, 'vashi', 'plzaa')).toEqual({ [tikka]: 4 })
  expect(found(index, 'vashi', 'road')).toEqual({ [spice]: 4 })
  expect(index.find(['vashi', 'road']).any).toBe(false)
  expect(found(index, 'vashi')).toEqual({ [tikka]: 0 })
})

test('what is replaced or removed is found no more', () => {
  const index = caterers()
  index.put(spice, [{ words: ['curry'], cost: 0 }])
  index.remove(tikka)
  expect(found(index, 'garden')).toEqual({})
  expect(found(index, 'tikka')).toEqual({})
  expect(found(index, 'curry')).toEqual({ [spice]: 0 })
  index.remove(99)
})

test('nothing is found by no words, nor in an empty index', () => {
  expect(caterers().find([]).any).toBe(false)
  expect(caterers().guess([]).any).toBe(false)
  expect(createWordIndex().find(['spice']).any).toBe(false)
})

test('a long text costs no more than can be told from no match', () => {
  const index = createWordIndex()
  const long = Array.from({ length: 12 }, (_, i) => `neverending${String.fromCharCode(97 + i)}`)
  index.put(other, [{ words: long, cost: 4 }])
  expect(found(index, ...long)).toEqual({ [other]: 32 })
})
