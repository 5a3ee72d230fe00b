import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { canBook, reasonText, shownState } from './state-text.ts'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-20T05:00:00Z') }))
afterEach(() => vi.useRealTimers())

test('days that nobody can book are told apart from those of the caterer', () => {
  expect(shownState('2026-11-19', 'too_soon')).toBe('past')
  expect(shownState('2026-11-20', 'too_soon')).toBe('too_soon')
  expect(shownState('2028-05-13', 'closed')).toBe('closed')
  expect(shownState('2028-05-14', 'closed')).toBe('too_far')
})

test('every day that cannot be booked says why, and no other does', () => {
  const states = ['free', 'few', 'full', 'closed', 'too_soon', 'past', 'too_far'] as const
  const reasons = states.map((state) => reasonText('2026-12-12', state))
  expect(reasons.map((reason) => reason !== undefined)).toEqual(states.map((state) => !canBook(state)))
  expect(reasonText('2026-12-12', 'too_far')).toBe('You can book up to Sat, 13 May 2028.')
  expect(reasonText('2026-12-12', 'closed')).toBe('This caterer takes no bookings on Sat, 12 Dec 2026.')
})
