import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { momentInIndia } from '#contract/values/calendar.ts'
import { maxPaise, paise } from '#contract/values/money.ts'
import { cancellationOf, cancelledByCaterer, cancelledByCustomer, type Cancelled } from './cancellation.ts'

const usual = [
  { daysBefore: 0, percent: 0 },
  { daysBefore: 7, percent: 100 },
  { daysBefore: 3, percent: 50 },
]
const on = (day: string, time: string, given: Partial<Cancelled> = {}): Cancelled => ({
  policy: usual,
  paid: paise(10_500_01),
  eventDay: '2026-12-12',
  at: momentInIndia(day, time),
  ...given,
})

test('the cancellation policy in rupees begins with the longest notice', () => {
  expect(cancellationOf(usual, paise(10_500_01))).toEqual([
    { daysBefore: 7, percent: 100, amount: 10_500_01 },
    { daysBefore: 3, percent: 50, amount: 5_250_01 },
    { daysBefore: 0, percent: 0, amount: 0 },
  ])
})

describe('a customer who cancels', () => {
  test.each([
    ['2026-11-20', '10:00', 22, 100],
    ['2026-12-05', '23:59', 7, 100],
    ['2026-12-06', '00:00', 6, 50],
    ['2026-12-09', '23:59', 3, 50],
    ['2026-12-10', '00:00', 2, 0],
    ['2026-12-12', '19:00', 0, 0],
    ['2026-12-13', '00:00', -1, 0],
  ])('on %s at %s in India has %i days and gets %i %% back', (day, time, daysBefore, percent) => {
    expect(cancelledByCustomer(on(day, time))).toMatchObject({ daysBefore, percent, compensation: 0 })
  })

  test('is judged by the day in India, where it is midnight at 18:30 UTC', () => {
    const at = (moment: string) => cancelledByCustomer(on('', '00:00', { at: new Date(moment) })).percent
    expect(at('2026-12-05T18:29:59.999Z')).toBe(100)
    expect(at('2026-12-05T18:30:00.000Z')).toBe(50)
  })

  test('gets half a paisa rounded upwards, and loses the rest', () => {
    expect(cancelledByCustomer(on('2026-12-09', '12:00'))).toMatchObject({ back: 5_250_01, forfeited: 5_250_00 })
  })

  test('gets nothing by a cancellation policy that does not go down to the day', () => {
    const policy = [{ daysBefore: 10, percent: 80 }]
    expect(cancelledByCustomer(on('2026-12-03', '12:00', { policy }))).toMatchObject({ percent: 0, back: 0 })
    expect(cancelledByCustomer(on('2026-12-02', '12:00', { policy }))).toMatchObject({ percent: 80, back: 8_400_01 })
  })
})

test('caterer who cancels refunds all and owes the cancellation charge as compensation', () => {
  expect(cancelledByCaterer(on('2026-12-09', '12:00'))).toMatchObject({
    percent: 100,
    back: 10_500_01,
    forfeited: 0,
    compensation: 5_250_00,
  })
  expect(cancelledByCaterer(on('2026-12-01', '12:00')).compensation).toBe(0)
  expect(cancelledByCaterer(on('2026-12-12', '12:00')).compensation).toBe(10_500_01)
})

describe('for every cancellation policy, amount and moment', () => {
  const policy = fc.array(
    fc.record({ daysBefore: fc.integer({ min: 0, max: 90 }), percent: fc.integer({ min: 0, max: 100 }) }),
    { maxLength: 6 },
  )
  const anyCancelled: fc.Arbitrary<Cancelled> = fc.record({
    policy,
    paid: fc.integer({ min: 0, max: maxPaise }).map(paise),
    eventDay: fc.constant('2026-12-12'),
    at: fc.date({ min: new Date('2026-08-01'), max: new Date('2026-12-31'), noInvalidDate: true }),
  })

  test('what comes back and what is lost are what was paid, and neither is negative', () => {
    fc.assert(
      fc.property(anyCancelled, (cancelled) => {
        const { back, forfeited } = cancelledByCustomer(cancelled)
        expect(back + forfeited).toBe(cancelled.paid)
        expect(Math.min(back, forfeited)).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  test('the caterer bears the same charge as the customer', () => {
    fc.assert(
      fc.property(anyCancelled, (cancelled) => {
        const caterer = cancelledByCaterer(cancelled)
        expect(caterer.back).toBe(cancelled.paid)
        expect(caterer.compensation).toBe(cancelledByCustomer(cancelled).forfeited)
      }),
    )
  })
})
