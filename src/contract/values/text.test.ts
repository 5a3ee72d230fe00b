import { describe, expect, test } from 'vitest'
import { linePattern, linesPattern, readablePattern } from './text.ts'

const accepted = ['', 'Asha', 'अन्नपूर्णा रसोई', 'क्‍ष', 'O’Brien & Søn, 2nd floor', 'Biryani 🍛', '👨‍👩‍👧 thali', '❤️', '₹350']
const hidden = {
  NUL: '\u0000',
  'a lone high surrogate': '\ud83c',
  'a lone low surrogate': '\udf5b',
  'a right-to-left override': '\u202e',
  'a right-to-left isolate': '\u2067',
  'a zero-width space': '\u200b',
  'a word joiner': '\u2060',
  'a byte order mark': '\ufeff',
  'a soft hyphen': '\u00ad',
  'a line separator': '\u2028',
  'an escape': '\u001b',
}

test.each(accepted)('linePattern accepts %j', (text) => {
  expect(linePattern.test(text)).toBe(true)
  expect(linesPattern.test(`${text}\r\n\t${text}`)).toBe(true)
})

describe.each(Object.entries(hidden))('%s', (_, character) => {
  test('is in no line of text', () => {
    expect(linePattern.test(`As${character}ha`)).toBe(false)
    expect(linesPattern.test(`As${character}ha`)).toBe(false)
  })
})

test('linePattern rejects a line break', () => {
  expect(['\n', '\r', '\t'].filter((character) => linePattern.test(`Asha${character}`))).toEqual([])
})

test('readablePattern finds a letter or digit of any script', () => {
  expect(['Asha', 'आशा', '7', '…', '🍛', '\u200d'].map((text) => readablePattern.test(text))).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ])
})
