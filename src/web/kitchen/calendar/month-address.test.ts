import { expect, test, vi } from 'vitest'
import { monthOf } from './month-address.ts'

test('an address names a month, and without one, or with none that there is, it is the present one of India', () => {
  vi.useFakeTimers({ now: new Date('2026-11-30T19:00:00Z') })
  const months = ['month=2027-02', 'month=2027-13', 'month=tomorrow', ''].map((query) =>
    monthOf(new URLSearchParams(query)),
  )
  expect(months).toEqual(['2027-02-01', '2026-12-01', '2026-12-01', '2026-12-01'])
  vi.useRealTimers()
})
