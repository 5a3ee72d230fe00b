import { expect, test } from 'vitest'
import { cancellationTemplates } from '#contract/values/cancellation-step.ts'
import { policyText } from './policy-text.ts'

test('a policy is told by its steps', () => {
  expect(policyText(cancellationTemplates.standard)).toBe(
    'Full refund 7 days or more before, 50% from 3 days before, then no refund.',
  )
  expect(policyText(cancellationTemplates.flexible)).toBe(
    'Full refund 3 days or more before, 50% from 1 day before, then no refund.',
  )
  expect(policyText([{ daysBefore: 0, percent: 0 }])).toBe('No refund.')
})
