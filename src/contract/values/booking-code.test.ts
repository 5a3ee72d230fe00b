import { expect, test } from 'vitest'
import { codeCharacters, readBookingCode } from './booking-code.ts'

test('31 characters are used, none of them mistaken for another', () => {
  expect(new Set(codeCharacters).size).toBe(31)
  expect(codeCharacters).not.toMatch(/[01ILO]|[^2-9A-Z]/)
})

test.each([
  ['PGT-7K3QX', 'as it is shown'],
  ['pgt-7k3qx', 'in lower case'],
  ['PGT7K3QX', 'without the dash'],
  ['  PGT - 7K3QX\n', 'with spaces'],
  ['PGT–7K3QX', 'with the dash of a phone’s keyboard'],
])('%j is read: %s', (typed) => {
  expect(readBookingCode(typed)).toBe('PGT-7K3QX')
})

test('longer codes are read', () => {
  expect(readBookingCode('pgt7k3qx2')).toBe('PGT-7K3QX2')
})

test.each([
  ['', 'nothing'],
  ['PGT-7K3Q', 'too short'],
  ['7K3QX', 'without PGT'],
  ['PGT-7K3QO', 'an O'],
  ['PGT-7K3Q1', 'a 1'],
  ['PGT-7K3QX%', 'a character of patterns'],
  ['01KAFR2M8Q4X6B1C9D3E5F7G0H', 'an id'],
])('%j is no code: %s', (typed) => {
  expect(readBookingCode(typed)).toBeUndefined()
})
