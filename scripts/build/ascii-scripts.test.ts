import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { escaped } from './ascii-scripts.ts'

test.each([
  "'₹120 · ’'",
  '`पंगत ${1 + 1} 🎉`',
  "/^[₹–—]\\s*\\d+$/u.test('₹ 20')",
  "/^[🎉🎂]$/u.test('🎂')",
  "new RegExp(String.raw`(?:रु\\.?|₹)\\d`).test('रु.5')",
  String.raw`'\₹ \\₹ \\\₹'`,
  "({ 'कीमत': 1 })['कीमत']",
  '(({ नाव }) => नाव)({ नाव: 2 })',
])('%s means the same in ASCII', (code) => {
  const written = escaped(code)
  expect(written).toMatch(/^[\0-\x7f]+$/)
  expect(runInNewContext(written)).toStrictEqual(runInNewContext(code))
})
