import { expect, test } from 'vitest'
import { approvals } from '#contract/endpoints/caterers.ts'
import { approvalAfter, approvalFor } from './approval.ts'

const number = '27AABCC1234D1ZB'
const another = '27AAPFU0939F1ZV'

test('automatic approval needs a GST number', () => {
  expect(approvalFor(number, 'auto')).toBe('approved')
  expect(approvalFor('URP', 'auto')).toBe('pending')
  expect(approvalFor(number, 'manual')).toBe('pending')
})

test('the same GST number changes nothing', () => {
  for (const approval of approvals)
    for (const mode of ['auto', 'manual'] as const)
      expect(approvalAfter({ approval, gstNo: number }, number, mode)).toBe(approval)
})

test('another one is looked at like that of a new caterer, unless an admin has said something', () => {
  expect(approvalAfter({ approval: 'approved', gstNo: number }, another, 'manual')).toBe('pending')
  expect(approvalAfter({ approval: 'approved', gstNo: number }, 'URP', 'auto')).toBe('pending')
  expect(approvalAfter({ approval: 'pending', gstNo: 'URP' }, number, 'auto')).toBe('approved')
  expect(approvalAfter({ approval: 'pending', gstNo: 'URP' }, number, 'manual')).toBe('pending')
  for (const approval of ['changes_requested', 'rejected', 'suspended'] as const)
    expect(approvalAfter({ approval, gstNo: 'URP' }, number, 'auto')).toBe(approval)
})
