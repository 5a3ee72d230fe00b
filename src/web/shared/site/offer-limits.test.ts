import { expect, test } from 'vitest'
import { offerLimits } from './offer-limits.ts'

test('an offer states its largest discount and what it may cost in a month', () => {
  expect(offerLimits({ atMost: 5_000, monthlyBudget: 200_000 })).toBe(
    'Up to ₹5,000 off a booking. Limited to ₹2,00,000 a month for all customers together.',
  )
  expect(offerLimits({ atMost: 5_000 })).toBe('Up to ₹5,000 off a booking.')
  expect(offerLimits({})).toBe('')
})
