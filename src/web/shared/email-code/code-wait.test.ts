import { expect, test } from 'vitest'
import { waitText } from './code-wait.ts'

test.each([
  [1, '1 s'],
  [59.2, '60 s'],
  [120, '120 s'],
  [121, '3 min'],
  [2580, '43 min'],
])('%d seconds are read as %s', (seconds, text) => {
  expect(waitText(seconds)).toBe(text)
})
