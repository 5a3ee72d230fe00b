import { expect, test } from 'vitest'
import { formatPhone, isMobile, maskedPhone, withoutCountryCode, tenDigits, mobileDigits } from './phone.ts'

test('a number may be pasted as people write it', () => {
  for (const text of ['9876543210', '98765 43210', '+91 98765-43210', '+919876543210'])
    expect(withoutCountryCode(text)).toBe('9876543210')
})

test('what is no number of ten digits stays none', () => {
  for (const text of ['', '987654321', '98765432101', '919876543210', '98765x3210', '+9198765', '९८७६५४३२१०'])
    expect(tenDigits.test(withoutCountryCode(text)), text).toBe(false)
})

test('a number is shown in two halves of five', () => {
  expect(formatPhone('+919876543210')).toBe('+91 98765 43210')
  expect(formatPhone('')).toBe('')
})

test('a landline is shown with its area code', () => {
  expect(formatPhone('+912248931770')).toBe('+91 22 4893 1770')
})

test.each([
  ['98765 43210', '9876543210'],
  ['+91 98765 43210', '9876543210'],
  ['0091 98765-43210', '9876543210'],
  ['098765 43210', '9876543210'],
  ['9198765432', '9198765432'],
  ['98765 43210 99', '9876543210'],
  ['98765 09143', '9876509143'],
  ['98765 43091 2', '9876543091'],
  ['call me', ''],
])('mobileDigits reads %j as %j', (text, read) => {
  expect(mobileDigits(text)).toBe(read)
})

test('a masked number shows its first two and its last three digits', () => {
  expect(maskedPhone('+919876543310')).toBe('+91 98••• ••310')
  expect(maskedPhone('+912248931770')).toBe('+91 22••• ••770')
})

test.each([
  ['+919876543210', true],
  ['+916000000001', true],
  ['+912248931770', false],
  ['9876543210', false],
  ['+9198765432101', false],
])('%s is a mobile phone: %s', (number, isOne) => {
  expect(isMobile(number)).toBe(isOne)
})
