import { expect, test } from 'vitest'
import { orderStates } from '#contract/values/order-state.ts'
import { customerSight, firstNameOf, isSeenByCooks, wasAccepted } from './customer-sight.ts'

const eventDate = '2026-12-12'
const before = new Date('2026-12-01T06:30:00Z')

test('owner and managers see nothing unpaid, the first name while they answer, and the customer once they accepted', () => {
  expect(orderStates.map((state) => [state, customerSight({ state, eventDate }, before)])).toEqual([
    ['awaiting_payment', undefined],
    ['cancelled_unpaid', undefined],
    ['expired', undefined],
    ['requested', 'answering'],
    ['accepted', 'open'],
    ['declined', 'closed'],
    ['lapsed', 'closed'],
    ['cancelled', 'closed'],
    ['in_preparation', 'open'],
    ['delivered', 'open'],
    ['completed', 'open'],
  ])
})

test('the customer is closed from the 31st day after the event in India', () => {
  const order = { state: 'completed', eventDate } as const
  expect(customerSight(order, new Date('2027-01-11T18:29:00Z'))).toBe('open')
  expect(customerSight(order, new Date('2027-01-11T18:30:00Z'))).toBe('closed')
})

test('cooks see what is cooked and what was cancelled', () => {
  expect(orderStates.filter(isSeenByCooks)).toEqual([
    'accepted',
    'cancelled',
    'in_preparation',
    'delivered',
    'completed',
  ])
  expect(orderStates.filter(wasAccepted)).toEqual(['accepted', 'in_preparation', 'delivered', 'completed'])
})

test('a first name is what stands before the first space', () => {
  expect([firstNameOf(' Asha  Kulkarni'), firstNameOf('Asha'), firstNameOf('')]).toEqual(['Asha', 'Asha', ''])
})
