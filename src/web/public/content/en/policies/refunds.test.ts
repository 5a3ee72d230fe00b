import { expect, test } from 'vitest'
import { refunds } from './refunds.ts'

test('the refund policy states the terms that caterers choose from, and that each caterer’s hold', () => {
  const [cancelling] = refunds().sections
  expect(cancelling?.paragraphs?.[0]).toMatch(/^Each caterer sets refund terms\./)
  expect(cancelling?.points).toEqual([
    'Standard: 7 days or more before the event, 100%. 3–6 days before, 50%. Later, no refund.',
    'Flexible: 3 days or more before the event, 100%. 1–2 days before, 50%. Later, no refund.',
    'Strict: 15 days or more before the event, 100%. 7–14 days before, 50%. Later, no refund.',
  ])
})
