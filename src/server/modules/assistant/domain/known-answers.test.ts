import { expect, test } from 'vitest'
import { knownAnswers } from './known-answers.ts'

test('what is told of extra charges agrees with prices that include GST', () => {
  const { answer } = knownAnswers.extras
  expect(answer()).toContain('includes GST')
  expect(answer()).not.toMatch(/added[^.]*\bGST\b/i)
})
