import { describe, expect, test } from 'vitest'
import type { OrderView } from '#contract/endpoints/orders/order.ts'
import { orderStates } from '#contract/values/order-state.ts'
import { anOrderView } from '#test/factories/order-view.ts'
import { isMoving, isPast, nextStep, refundText, timeLeft } from './order-text.ts'
import { stateName, unreadText } from './state-text.ts'

const now = new Date('2026-12-01T06:30:00Z')

const refund = (put: Partial<OrderView['refunds'][number]> = {}): OrderView['refunds'][number] => ({
  id: 'r',
  amount: 125_000,
  why: 'ended',
  state: 'due',
  ...put,
})

test.each(orderStates)('%s has a name and a next step', (state) => {
  expect(stateName(state)).not.toBe('')
  expect(nextStep(anOrderView({ state }), now)).not.toMatch(/[{}]|undefined/)
})

describe('an unpaid order', () => {
  const held = anOrderView({ state: 'awaiting_payment', holdUntil: '2026-12-01T06:42:30Z', can: { delete: true } })
  const late = new Date('2026-12-01T06:42:30Z')

  test('says until when it can be paid, and that it is over after that', () => {
    expect(nextStep(held, now)).toContain('Pay by Tue, 1 Dec 2026, 12:12 pm')
    expect(nextStep(held, late)).toMatch(/run out/)
  })

  test('whose payment is under way says so', () => {
    expect(nextStep({ ...held, can: {} }, now)).toMatch(
      /still processing\. You can pay until Tue, 1 Dec 2026, 12:12 pm/,
    )
    expect(nextStep({ ...held, can: {} }, late)).toMatch(/too late, we’ll refund it/)
  })

  test.each([
    ['2026-12-01T06:42:59Z', '12 min left to pay'],
    ['2026-12-01T06:30:59Z', 'Less than a minute left to pay'],
    ['2026-12-01T06:30:00Z', undefined],
    [undefined, undefined],
  ])('held until %s has %s', (holdUntil, text) => {
    expect(timeLeft(holdUntil, now)).toBe(text)
  })

  test('that was paid too late says that its money goes back', () => {
    expect(nextStep(anOrderView({ state: 'expired' }), now)).toBe('This booking wasn’t paid. You can book again.')
    expect(nextStep(anOrderView({ state: 'expired', refunds: [refund({ why: 'stray' })] }), now)).toBe(
      'Your payment arrived after this booking had expired. We’ve started your refund of ₹1,25,000 to your original payment method. Banks usually take 5–7 working days.',
    )
  })
})

test('a paid order says by when it is answered', () => {
  expect(nextStep(anOrderView({ answerBy: '2026-12-02T06:30:00Z' }), now)).toContain(
    'Annapurna has until Wed, 2 Dec 2026, 12:00 pm to respond.',
  )
})

test('a change that waits for its payment comes before all else', () => {
  expect(nextStep(anOrderView({ changing: true }), now)).toMatch(/^Pay to confirm your change\./)
})

describe('an ended order says who ended it and what comes back', () => {
  const ending = { reason: '', refund: 125_000, compensation: 0 }

  test('declined and lapsed', () => {
    const declined = anOrderView({ state: 'declined', refunds: [refund()], ending: { ...ending, by: 'caterer' } })
    expect(nextStep(declined, now)).toBe(
      'Annapurna declined your booking. We’ve started your refund of ₹1,25,000 to your original payment method. Banks usually take 5–7 working days.',
    )
    expect(nextStep({ ...declined, state: 'lapsed' }, now)).toMatch(
      /^Annapurna didn’t respond in time\. We’ve started your refund of ₹1,25,000/,
    )
  })

  test('cancelled by the caterer, without an amount that nobody pays yet', () => {
    const by = { ...ending, by: 'caterer' as const, compensation: 500 }
    expect(nextStep(anOrderView({ state: 'cancelled', refunds: [refund()], ending: by }), now)).toBe(
      'Annapurna cancelled this booking. We’ve started your refund of ₹1,25,000 to your original payment method. Banks usually take 5–7 working days.',
    )
  })

  test('cancelled by oneself too late; what a change gave back before is no part of it', () => {
    const by = { ...ending, by: 'customer' as const, refund: 0 }
    expect(nextStep(anOrderView({ state: 'cancelled', refunds: [refund({ why: 'changed' })], ending: by }), now)).toBe(
      'You cancelled this booking. No refund due.',
    )
  })
})

describe('what goes back', () => {
  test.each([
    [
      ['due', 'done'],
      'We’ve started your refund of ₹0.30 to your original payment method. Banks usually take 5–7 working days.',
    ],
    [['done', 'done'], '₹0.30 refunded to your original payment method.'],
    [['done', 'failed'], /^Your refund of ₹0\.30 is delayed\./],
  ] as const)('%j', (states, text) => {
    const refunds = states.map((state, at) => refund({ state, amount: [0.1, 0.2][at] ?? 0 }))
    if (typeof text === 'string') expect(refundText(refunds)).toBe(text)
    else expect(refundText(refunds)).toMatch(text)
  })
})

test('an order moves while money does', () => {
  expect(isMoving(anOrderView())).toBe(false)
  expect(isMoving(anOrderView({ refunds: [refund({ state: 'pending' })] }))).toBe(true)
  expect(isMoving(anOrderView({ refunds: [refund({ state: 'done' }), refund({ state: 'failed' })] }))).toBe(false)
  expect(isMoving(anOrderView({ state: 'awaiting_payment' }))).toBe(true)
  expect(isMoving(anOrderView({ state: 'awaiting_payment', can: { delete: true } }))).toBe(false)
})

test('an event of today is not past, even when it is yesterday elsewhere', () => {
  expect(isPast({ state: 'accepted', eventDate: '2026-12-02' }, new Date('2026-12-01T20:00:00Z'))).toBe(false)
  expect(isPast({ state: 'accepted', eventDate: '2026-12-01' }, new Date('2026-12-01T20:00:00Z'))).toBe(true)
})

test('new messages are counted', () => {
  expect([1, 2].map(unreadText)).toEqual(['1 new message', '2 new messages'])
})
