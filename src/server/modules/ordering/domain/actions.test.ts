import { describe, expect, test } from 'vitest'
import { orderStates, type AttemptState, type OrderState } from '#contract/values/order-state.ts'
import { paymentStatusOf, permissions, type Party, type OrderContext } from './actions.ts'

const holdUntil = new Date('2026-11-20T05:00:00Z')
const inTime = new Date('2026-11-20T04:59:59Z')
const answerBy = new Date('2026-11-21T05:00:00Z')
const changesUntil = new Date('2026-12-10T14:00:00Z')
const orderContext = (state: OrderState, more: Partial<OrderContext> = {}): OrderContext => ({
  state,
  holdUntil,
  answerBy,
  changesUntil,
  eventDate: '2026-12-12',
  ...more,
})
const of = (state: OrderState, attempt: AttemptState | undefined = 'open', now = inTime) =>
  permissions({ party: 'customer' }, orderContext(state, { attempt }), now)
const allowed = (...facts: Parameters<typeof of>) => actionsIn(of(...facts).can)
const allowedTo = (party: Party, state: OrderState, now = inTime, more: Partial<OrderContext> = {}) =>
  actionsIn(permissions({ party }, orderContext(state, more), now).can)

function actionsIn(can: Record<string, boolean>): string[] {
  return Object.entries(can).flatMap(([action, may]) => (may ? [action] : []))
}

describe('an order that awaits payment', () => {
  test('can be paid and deleted', () => {
    expect(allowed('awaiting_payment')).toEqual(['pay', 'delete'])
    expect(allowed('awaiting_payment', 'failed')).toEqual(['pay', 'delete'])
  })

  test('can be paid and deleted while a payment is open', () => {
    expect(allowed('awaiting_payment', 'pending')).toEqual(['pay', 'delete'])
  })

  test('cannot be paid from the moment its hold ends', () => {
    expect(allowed('awaiting_payment', 'open', holdUntil)).toEqual(['delete'])
    expect(of('awaiting_payment', 'open', holdUntil).cannot.pay).toBe('order_not_payable')
  })
})

test.each(['cancelled_unpaid', 'expired'] as const)('an order that is %s can only be had again', (state) => {
  expect(allowed(state, 'failed')).toEqual(['order_again', 'pay_again'])
  expect(of(state, 'failed').cannot).toMatchObject({
    pay: 'order_not_payable',
    delete: 'order_ended',
    cancel: 'order_ended',
    change: 'order_ended',
    write: 'order_not_paid',
  })
})

describe('a customer', () => {
  test.each([
    ['requested', ['change', 'cancel', 'write', 'order_again']],
    ['accepted', ['change', 'cancel', 'write', 'order_again']],
    ['in_preparation', ['cancel', 'write', 'order_again']],
    ['delivered', ['complete', 'write', 'order_again']],
    ['completed', ['review', 'write', 'order_again']],
    ['declined', ['write', 'order_again']],
    ['lapsed', ['write', 'order_again']],
    ['cancelled', ['write', 'order_again']],
  ] as const)('of an order that is %s may %j', (state, may) => {
    expect(allowed(state, 'applied')).toEqual(may)
  })

  test('changes nothing from the cut-off on, nor while a change waits', () => {
    expect(allowedTo('customer', 'accepted', new Date(changesUntil.getTime() - 1))).toContain('change')
    expect(allowedTo('customer', 'accepted', changesUntil)).not.toContain('change')
    expect(allowedTo('customer', 'accepted', inTime, { changing: true })).not.toContain('change')
  })

  test('reviews once', () => {
    expect(allowedTo('customer', 'completed', inTime, { reviewed: true })).not.toContain('review')
  })
})

describe('a caterer', () => {
  test.each([
    ['requested', ['accept', 'decline', 'cancel', 'write']],
    ['accepted', ['cancel', 'write']],
    ['in_preparation', ['cancel', 'write']],
    ['delivered', ['write']],
    ['completed', ['write']],
    ['cancelled', ['write']],
  ] as const)('of an order that is %s may %j', (state, may) => {
    expect(allowedTo('caterer', state)).toEqual(may)
  })

  test('prepares from the cut-off for changes on', () => {
    expect(allowedTo('caterer', 'accepted', new Date(changesUntil.getTime() - 1))).not.toContain('prepare')
    expect(allowedTo('caterer', 'accepted', changesUntil)).toContain('prepare')
  })

  test('answers until the last moment before the time is over', () => {
    expect(allowedTo('caterer', 'requested', new Date(answerBy.getTime() - 1))).toContain('accept')
    expect(allowedTo('caterer', 'requested', answerBy)).toEqual(['cancel', 'write'])
  })

  test('delivers from the day of the event on, as it is in India', () => {
    expect(allowedTo('caterer', 'in_preparation', new Date('2026-12-11T18:29:59Z'))).not.toContain('deliver')
    expect(allowedTo('caterer', 'in_preparation', new Date('2026-12-11T18:30:00Z'))).toContain('deliver')
  })
})

test('staff only look', () => {
  for (const state of orderStates) expect(allowedTo('admin', state)).toEqual([])
})

test('every action in every state is either allowed or has a reason', () => {
  for (const party of ['customer', 'caterer'] as const) {
    for (const state of orderStates) {
      const { can, cannot } = permissions({ party }, orderContext(state), inTime)
      for (const [action, may] of Object.entries(can)) expect(action in cannot, `${action} of ${state}`).toBe(!may)
    }
  }
})

describe('to the spec’s clients a payment is', () => {
  const status = (state: OrderState, attempt: AttemptState | undefined) => paymentStatusOf({ state, attempt })

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
