import fc from 'fast-check'
import { expect, test } from 'vitest'
import { TagMixer } from './tag.ts'

type Part = string | number | undefined | { high: number; low: number }

const anyTag = fc.record({ high: fc.maxSafeInteger(), low: fc.maxSafeInteger() }).map(({ high, low }) => ({
  high: high | 0,
  low: low | 0,
}))
const tenths = fc.integer({ min: 0, max: 2_000 }).map((number) => number / 10)
const anyPart: fc.Arbitrary<Part> = fc.oneof(
  fc.string({ maxLength: 3 }),
  fc.constantFrom('', '2026-12-01', '2026-12-10'),
  tenths,
  fc.constant(undefined),
  anyTag,
)

function mixed(parts: readonly Part[]): string {
  const mixer = new TagMixer()
  for (const part of parts) {
    if (typeof part === 'string') mixer.addText(part)
    else if (typeof part === 'object') mixer.add(part)
    else mixer.addNumber(part)
  }
  return mixer.toString()
}

const shapeOf = (parts: readonly Part[]) => parts.map((part) => typeof part === 'number' || part === undefined)

test('the same parts have one tag, which a header may hold, and others another', () => {
  fc.assert(
    fc.property(fc.array(anyPart, { maxLength: 6 }), fc.array(anyPart, { maxLength: 6 }), (parts, others) => {
      expect(mixed(parts)).toBe(mixed(parts))
      expect(mixed(parts)).toMatch(/^[a-z0-9]+-[a-z0-9]+$/)
      // A single number may be mixed as a text of one character is: callers add parts of one shape.
      fc.pre(JSON.stringify(shapeOf(parts)) === JSON.stringify(shapeOf(others)))
      if (JSON.stringify(parts) !== JSON.stringify(others)) expect(mixed(parts)).not.toBe(mixed(others))
    }),
    { numRuns: 2_000 },
  )
})

test('texts that are one when joined differ, and so do parts in another order', () => {
  expect(mixed(['ab', ''])).not.toBe(mixed(['a', 'b']))
  expect(mixed(['', ''])).not.toBe(mixed(['']))
  expect(mixed(['a', 'b'])).not.toBe(mixed(['b', 'a']))
  expect(mixed([0])).not.toBe(mixed([undefined]))
})

test('a hundred thousand results that differ in little have tags of their own', () => {
  const tags = new Set<string>()
  for (let total = 0; total < 100; total++)
    for (let distance = 0; distance < 1_000; distance++) tags.add(mixed([`{"total":${total}}`, distance / 10]))
  expect(tags.size).toBe(100_000)
})
