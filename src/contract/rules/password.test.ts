import { expect, test } from 'vitest'
import { isAcceptablePassword, passwordStrength } from './password.ts'

test.each([
  ['', 'none'],
  ['a', 'weak'],
  ['abcdefghij', 'weak'],
  ['12345678', 'weak'],
  ['abc12', 'weak'],
  ['abcd12', 'medium'],
  ['abcde12', 'medium'],
  ['abcdef12', 'strong'],
  ['नमस्कार१2', 'strong'],
])('%o is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength)
})

test('eight characters with a letter and a digit are enough, and 128 are not too many', () => {
  expect(isAcceptablePassword('abcdefg1')).toBe(true)
  expect(isAcceptablePassword('abcdef1')).toBe(false)
  expect(isAcceptablePassword(`a1${'x'.repeat(126)}`)).toBe(true)
  expect(isAcceptablePassword(`a1${'x'.repeat(127)}`)).toBe(false)
})
