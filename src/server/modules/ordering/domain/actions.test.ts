import { describe, expect, test } from 'vitest'
import { orderStates, type AttemptState, type OrderState } from '#contract/values/order-state.ts'
import { paymentStatusOf, permissions } from './actions.ts'

const holdUntil = new Date('2026-11-20T05:00:00Z')
const inTime = new Date('2026-11-20T04:59:59Z')
const of = (state: OrderState, attempt: AttemptState | undefined = 'open', now = inTime) =>
  permissions({ state, attempt, holdUntil }, now)
const allowed = (...facts: Parameters<typeof of>) =>
  Object.entries(of(...facts).can).flatMap(([action, can]) => (can ? [action] : []))

describe('an order that awaits payment', () => {
  test('can be paid and deleted', () => {
    expect(allowed('awaiting_payment')).toEqual(['pay', 'delete'])
    expect(allowed('awaiting_payment', 'failed')).toEqual(['pay', 'delete'])
  })

  test('cannot be deleted while a payment is under way, but the payment can go on', () => {
    expect(allowed('awaiting_payment', 'pending')).toEqual(['pay'])
    expect(of('awaiting_payment', 'pending').cannot.delete).toBe(
      'This order has a payment under way and cannot be deleted.',
    )
  })

  test('cannot be paid from the moment its hold ends', () => {
    expect(allowed('awaiting_payment', 'open', holdUntil)).toEqual(['delete'])
    expect(of('awaiting_payment', 'open', holdUntil).cannot.pay).toBe(
      'This order can no longer be paid. Please order again.',
    )
  })
})

test.each(['cancelled_unpaid', 'expired'] as const)('an order that is %s can only be ordered again', (state) => {
  expect(allowed(state, 'failed')).toEqual(['order_again'])
  expect(of(state, 'failed').cannot).toEqual({
    pay: 'This order can no longer be paid. Please order again.',
    delete: 'This order has ended.',
    cancel: 'This order has ended.',
  })
})

test.each(['requested', 'accepted', 'in_preparation'] as const)(
  'an order that is %s is paid, and cancelled by phone for now',
  (state) => {
    expect(allowed(state, 'applied')).toEqual(['order_again'])
    expect(of(state, 'applied').cannot).toEqual({
      pay: 'This order is already paid.',
      delete: 'This order is already paid.',
      cancel: 'To cancel a paid order please call us at +91 22489 31770.',
    })
  },
)

test('every action in every state is either allowed or has a reason', () => {
  for (const state of orderStates) {
    const { can, cannot } = of(state, undefined)
    for (const [action, allowed] of Object.entries(can))
      expect(action in cannot, `${action} of ${state}`).toBe(!allowed)
  }
})

describe('to the spec’s clients a payment is', () => {
  const status = (state: OrderState, attempt: AttemptState | undefined) =>
    paymentStatusOf({ state, attempt, holdUntil })

  test.each([
    ['awaiting_payment', 'open', 'PENDING'],
    ['awaiting_payment', 'pending', 'PENDING'],
    ['awaiting_payment', 'failed', 'FAILED'],
    ['requested', 'applied', 'COMPLETED'],
    ['completed', 'applied', 'COMPLETED'],
    ['declined', 'refund_due', 'COMPLETED'],
    ['cancelled_unpaid', 'open', 'FAILED'],
    ['expired', 'refund_due', 'FAILED'],
  ] as const)('of an order that is %s with an attempt that is %s: %s', (state, attempt, expected) => {
    expect(status(state, attempt)).toBe(expected)
  })
})
