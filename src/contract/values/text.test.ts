import { describe, expect, test } from 'vitest'
import { linePattern, linesPattern, readablePattern } from './text.ts'

const accepted = [
  '',
  'Asha',
  'अन्नपूर्णा रसोई',
  'क्\u200dष',
  'क्\u200cष',
  'श्रीमान्\u200c, नमस्ते',
  'می\u200cخواهم',
  'O’Brien & Søn, 2nd floor',
  'Biryani 🍛',
  '👨\u200d👩\u200d👧 thali',
  '👩🏽\u200d❤️\u200d👨🏿',
  '🙂\u200d↔️',
  '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
  '🇮🇳 1️⃣ ❤️',
  '₹350',
  '🫪',
]
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
  'a letter of tags': '\u{e0041}',
  'a blank that counts as a letter': '\u3164',
  'a blank in braille': '\u2800',
  'a private character': '\ue000',
  'an escape': '\u001b',
  'a joiner between letters that are never joined': '\u200d',
  'a non-joiner between letters that are never joined': '\u200c',
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

test.each([
  ['at the beginning', '\u200dक'],
  ['at the end', 'क\u200d'],
  ['twice', 'क्\u200d\u200dष'],
  ['between an emoji and a letter', '👨\u200dA'],
  ['at the end of an emoji', '👨\u200d'],
  ['as a non-joiner between emoji', '👨\u200c👩'],
])('linePattern rejects a joiner %s', (_, text) => {
  expect([linePattern.test(text), linesPattern.test(text)]).toEqual([false, false])
})

test('a long text of joiners is decided in one pass', () => {
  // A pattern that tries every way of splitting it would never end.
  expect(linePattern.test(`${'क\u200dष'.repeat(20_000)}\u0000`)).toBe(false)
  expect(linesPattern.test(`${'👨\u200d👩'.repeat(20_000)}\u0000`)).toBe(false)
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

// With two ways to read one joiner, these would not end.
test.each([
  '\u094d\u200d\u0915',
  'क\u200d',
  '🏴\ufe0f\u200d',
  '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
])('rejects a long text of %j that ends in a hidden character', (part) => {
  const text = `${part.repeat(5_000)}\u0000`
  expect([linePattern.test(text), linesPattern.test(text)]).toEqual([false, false])
})
