import { expect, test } from 'vitest'
import { isIndividualPan, panOfGstNo, upiPattern } from './bank-account.ts'

test('a GST number holds the PAN of its owner, the mark of an unregistered person does not', () => {
  expect(panOfGstNo('27ABCPK1234M1ZQ')).toBe('ABCPK1234M')
  expect(panOfGstNo('URP')).toBeUndefined()
})

test('individuals and Hindu undivided families are told by the fourth letter', () => {
  expect(['ABCPK1234M', 'ABCHK1234M', 'AABCC1234D', 'AAAFK1234M'].map(isIndividualPan)).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test.each([
  ['asha.kulkarni@okaxis', true],
  ['9820012345@ybl', true],
  ['asha@bank.example', false],
  ['=cmd@upi', false],
  ['-cmd@upi', false],
  ['@upi', false],
])('%s as a UPI id: %s', (given, expected) => {
  expect(upiPattern.test(given)).toBe(expected)
})
