import { describe, expect, test } from 'vitest'
import { orderStates, type OrderState } from '#contract/values/order-state.ts'
import { isPast, nextStep, stateName, timeLeft, timelineOf, upcomingAndPast } from './order-words.ts'

const now = new Date('2026-12-01T06:30:00Z')
const order = (state: OrderState, eventDate = '2026-12-12', eventTime = '19:30') => ({
  state,
  eventDate,
  eventTime,
  caterer: { id: 'c', name: 'Annapurna', slug: 'annapurna', contact: '+912200000000' },
})

test.each(orderStates)('%s has a name and a next step', (state) => {
  expect(stateName(state)).not.toBe('')
  expect(nextStep(order(state), 12558, now)).not.toMatch(/[{}]/)
})

describe('an unpaid order', () => {
  test('says until when it can be paid, and that it is over after that', () => {
    const held = { ...order('awaiting_payment'), holdUntil: '2026-12-01T06:42:30Z' }
    expect(nextStep(held, 1, now)).toContain('Tue, 1 Dec 2026, 12:12 pm')
    expect(nextStep(held, 1, new Date('2026-12-01T06:42:30Z'))).toMatch(/over/)
  })

  test.each([
    ['2026-12-01T06:42:59Z', '12 min left to pay'],
    ['2026-12-01T06:30:59Z', 'Less than a minute left to pay'],
    ['2026-12-01T06:30:00Z', undefined],
    [undefined, undefined],
  ])('held until %s has %s', (holdUntil, words) => {
    expect(timeLeft(holdUntil, now)).toBe(words)
  })
})

test('what comes back after a refusal is said in rupees', () => {
  expect(nextStep(order('declined'), 125_000, now)).toContain('₹1,25,000')
})

test('what waits for payment goes first, then what is to come from the nearest on; what is past from the latest on', () => {
  const orders = [
    order('requested', '2026-12-20'),
    order('awaiting_payment', '2026-12-31'),
    order('completed', '2026-11-01'),
    order('accepted', '2026-12-12', '13:00'),
    order('accepted', '2026-12-12', '09:00'),
    order('cancelled', '2026-12-30'),
    order('accepted', '2026-11-30'),
  ]
  const { upcoming, past } = upcomingAndPast(orders, now)
  expect(upcoming.map((one) => `${one.eventDate} ${one.eventTime}`)).toEqual([
    '2026-12-31 19:30',
    '2026-12-12 09:00',
    '2026-12-12 13:00',
    '2026-12-20 19:30',
  ])
  expect(past.map((one) => one.eventDate)).toEqual(['2026-12-30', '2026-11-30', '2026-11-01'])
})

test('an event of today is not past, even when it is yesterday elsewhere', () => {
  expect(isPast({ state: 'accepted', eventDate: '2026-12-02' }, new Date('2026-12-01T20:00:00Z'))).toBe(false)
  expect(isPast({ state: 'accepted', eventDate: '2026-12-01' }, new Date('2026-12-01T20:00:00Z'))).toBe(true)
})

describe('the timeline', () => {
  const event = (seq: number, to: OrderState) => ({ seq, to, at: '2026-12-01T06:30:00Z', by: 'pangat' as const })

  test('shows what happened, where it stands and what comes', () => {
    const steps = timelineOf({ state: 'requested', events: [event(1, 'awaiting_payment'), event(2, 'requested')] })
    expect(steps.map((step) => step.state)).toEqual(['done', 'now', 'next', 'next', 'next'])
  })

  test('of an order that ended otherwise has nothing to come', () => {
    const steps = timelineOf({
      state: 'declined',
      events: [event(1, 'awaiting_payment'), event(2, 'requested'), event(3, 'declined')],
    })
    expect(steps.map((step) => step.state)).toEqual(['done', 'done', 'failed'])
  })

  test('of a delivered order is done', () => {
    expect(
      timelineOf({ state: 'delivered', events: [event(1, 'awaiting_payment'), event(2, 'delivered')] }).map(
        (step) => step.state,
      ),
    ).toEqual(['done', 'done'])
  })
})
