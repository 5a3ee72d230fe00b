import { expect, test } from 'vitest'
import { brand } from '#contract/brand.ts'
import { english } from './words/english.ts'
import { wordsIn } from './words.ts'

/** Stands for the first, second … thing that a text is about. */
const mark = (index: number) => `⟨${index}⟩`

/** Every text of a tree of words by its path, with marks where something is passed in. */
function texts(words: object, path = ''): [path: string, text: string][] {
  return Object.entries(words).flatMap(([key, value]: [string, unknown]): [string, string][] => {
    const here = path ? `${path}.${key}` : key
    if (typeof value === 'string') return [[here, value]]
    if (typeof value === 'function') {
      const given = Array.from({ length: value.length }, (_, index) => mark(index))
      // Only what takes texts and gives a text stands in a tree of words.
      return [[here, (value as (...given: string[]) => string)(...given)]]
    }
    return texts(value as object, here)
  })
}

const inEnglish = texts(english)
const marksOf = (text: string) => (text.match(/⟨\d⟩/g) ?? []).toSorted()

test('every language is one of the three that the profile offers, with the same texts in each', () => {
  expect(inEnglish.length).toBeGreaterThan(100)
  for (const words of Object.values(wordsIn)) {
    expect(
      texts(words)
        .map(([path]) => path)
        .toSorted(),
    ).toEqual(inEnglish.map(([path]) => path).toSorted())
  }
})

test.each(['hi', 'mr'] as const)('every text in %s tells all that the English one tells, once each', (language) => {
  const translated = new Map(texts(wordsIn[language]))
  for (const [path, text] of inEnglish) expect(marksOf(translated.get(path) ?? ''), path).toEqual(marksOf(text))
})

test.each(['hi', 'mr'] as const)('no text in %s is empty, English in part or in other digits', (language) => {
  for (const [path, text] of texts(wordsIn[language])) {
    expect(text.trim(), path).toMatch(/\p{Script=Devanagari}/u)
    expect(text.replaceAll(brand.name, '').match(/[A-Za-z]+/g) ?? [], path).toEqual([])
    expect(text.match(/[०-९]/g) ?? [], path).toEqual([])
    expect(text, path).not.toMatch(/undefined|\s{2}|^\s|\s$/)
  }
})

// A Hindi sentence ends with a danda, a Marathi one with a full stop.
test.each([
  ['hi', /[^\d]\.(\s|$)/],
  ['mr', /।/],
] as const)('texts in %s end their sentences as that language does', (language, foreign) => {
  for (const [path, text] of texts(wordsIn[language])) expect(text, path).not.toMatch(foreign)
})

test('Hindi and Marathi are two languages', () => {
  const marathi = new Map(texts(wordsIn.mr))
  const sentences = texts(wordsIn.hi).filter(([, text]) => text.includes('।'))
  expect(sentences.length).toBeGreaterThan(30)
  for (const [path, text] of sentences) expect(marathi.get(path), path).not.toBe(text)
})
