import { expect, test } from 'vitest'
import { isGstin } from './gstin.ts'

test.each([
  '27AAPFU0939F1ZV',
  '29AAGCB7383J1Z4',
  '34AABCB5576G1ZQ',
  '27AAACR5055K1Z7',
  '24AAACC1206D1ZM',
  '27AABCC1234D1ZB',
  '27ABCPK1234M1ZQ',
])('%s is a GST number', (text) => {
  expect(isGstin(text)).toBe(true)
})

test.each([
  ['27AAPFU0939F1ZW', 'the check is wrong'],
  ['27AAPFU0993F1ZV', 'two digits are swapped'],
  ['27aapfu0939f1zv', 'it is in small letters'],
  ['27AAPFU0939F1Z', 'it is too short'],
  ['URP', 'it is none'],
])('%s is not, since %s', (text) => {
  expect(isGstin(text)).toBe(false)
})
