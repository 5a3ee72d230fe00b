import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createWordIndex, mistakes, wordsOf } from './word-index.ts'

test('words are what is left without case, accents and punctuation', () => {
  expect(wordsOf("Café-Bar «St. John's», T2")).toEqual(['cafe', 'bar', 'st', 'john', 's', 't2'])
  expect(wordsOf('चर्चगेट स्टेशन')).toEqual(['चर्चगेट', 'स्टेशन'])
  expect(wordsOf(' ,;- ')).toEqual([])
})

function kitchens() {
  const index = createWordIndex<string>()
  index.put('spice', [
    { words: ['spice', 'garden'], cost: 0 },
    { words: ['paneer', 'tikka'], cost: 2 },
  ])
  index.put('tikka', [{ words: ['tikka', 'house'], cost: 0 }])
  return index
}

test('a thing is found when every word leads to it, and by its name more cheaply than by what is about it', () => {
  expect(kitchens().find(['tikka']).costs).toEqual(
    new Map([
      ['spice', 2],
      ['tikka', 0],
    ]),
  )
  expect(kitchens().find(['paneer', 'tikka']).costs).toEqual(new Map([['spice', 4]]))
  expect(kitchens().find(['paneer', 'house']).costs).toEqual(new Map())
})

test('a word half typed costs a little, a mistyped one more, and mistakes are forgiven only when nothing else matches', () => {
  expect(kitchens().find(['gar']).costs).toEqual(new Map([['spice', 1]]))
  expect(kitchens().find(['gadren']).costs).toEqual(new Map([['spice', 4]]))
  expect(kitchens().find(['grad']).costs).toEqual(new Map([['spice', 5]]))
  const index = kitchens()
  index.put('tukka', [{ words: ['tukka'], cost: 0 }])
  expect([...index.find(['tikka']).costs.keys()].sort()).toEqual(['spice', 'tikka'])
})

test('short words and numbers must be right', () => {
  const index = createWordIndex<string>()
  index.put('pin', [{ words: ['400050', 'vt'], cost: 0 }])
  expect(index.find(['400051']).costs.size).toBe(0)
  expect(index.find(['vy']).costs.size).toBe(0)
  expect(index.find(['4000']).costs.size).toBe(1)
})

test('what is replaced or removed is found no more', () => {
  const index = kitchens()
  index.put('spice', [{ words: ['curry'], cost: 0 }])
  index.remove('tikka')
  expect(index.find(['garden']).costs.size + index.find(['tikka']).costs.size).toBe(0)
  expect(index.find(['curry']).costs.size).toBe(1)
  index.remove('never-there')
})

test('nothing is found by no words', () => {
  expect(kitchens().find([]).costs.size).toBe(0)
})

test('a word that is known is taken as it is while an unknown one is corrected', () => {
  const index = createWordIndex<string>()
  index.put('vasai', [{ words: ['vasai', 'road'], cost: 0 }])
  index.put('vashi', [{ words: ['vashi', 'plaza'], cost: 0 }])
  expect(index.find(['vashi', 'plzaa'])).toEqual({ costs: new Map([['vashi', 4]]), forgiven: true })
  expect(index.find(['vashi', 'road'])).toEqual({ costs: new Map([['vasai', 4]]), forgiven: true })
  expect(index.find(['vashi'])).toEqual({ costs: new Map([['vashi', 0]]), forgiven: false })
})

const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 })

/** The textbook definition, slow and plain. */
function plainMistakes(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length
  const replaced = plainMistakes(a.slice(1), b.slice(1)) + (a[0] === b[0] ? 0 : 1)
  const counts = [replaced, plainMistakes(a.slice(1), b) + 1, plainMistakes(a, b.slice(1)) + 1]
  if (a.length > 1 && b.length > 1 && a[0] === b[1] && a[1] === b[0])
    counts.push(plainMistakes(a.slice(2), b.slice(2)) + 1)
  return Math.min(...counts)
}

test('mistakes are counted as the textbook counts them, and the best beginning is the best of all beginnings', () => {
  fc.assert(
    fc.property(letters, letters, (typed, word) => {
      const counted = mistakes(typed, word, 99)
      expect(counted.whole).toBe(plainMistakes(typed, word))
      const beginnings = Array.from({ length: word.length + 1 }, (_, end) => plainMistakes(typed, word.slice(0, end)))
      expect(counted.start).toBe(Math.min(...beginnings))
      const bounded = mistakes(typed, word, 1)
      expect(Math.min(bounded.whole, 2)).toBe(Math.min(counted.whole, 2))
    }),
    { numRuns: 150 },
  )
})
