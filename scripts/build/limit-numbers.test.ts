import { expect, test } from 'vitest'
import { limits } from '../../src/contract/limits.ts'
import { withNumbers } from './limit-numbers.ts'

const { min, max } = limits.compare

test.each([
  ['maxLength={limits.text.name}', `maxLength={(${limits.text.name})}`],
  ['limits.compare.max.toLocaleString()', `(${max}).toLocaleString()`],
  ['const { min, max: most } = limits.compare', `const { min, max: most } = ({"min":${min},"max":${max}})`],
  ['const all = limits.addOn', `const all = (${JSON.stringify(limits.addOn)})`],
])('numbers stand in place of %s', (code, written) => {
  expect(withNumbers(code)).toBe(written)
})

test.each([
  "import { limits } from '../limits.ts'",
  "import { offerLimits } from '#web/shared/site/offer-limits.ts'",
  'own.limits.max',
  'const { order } = limits',
  'limits.unknown.max',
])('what is no limit stays: %s', (code) => {
  expect(withNumbers(code)).toBe(code)
})
