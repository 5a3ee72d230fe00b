import { expect, test } from 'vitest'
import type { LiveEvent } from '#contract/endpoints/live/live-event.ts'
import { isAffected, isLiveQuery } from './affected-queries.ts'

const [own, other] = ['01ARZ3NDEKTSV4RRFFQ69G5FAV', '01ARZ3NDEKTSV4RRFFQ69G5FAW']
const keys = [
  ['orders', own],
  ['orders', own, 'messages'],
  ['orders', other],
  ['orders', 'mine', 'upcoming', 1],
  ['orders', 'received', ''],
  ['calendar', 'C1'],
  ['kitchen-sheet', '2026-12-12'],
  ['today', 'C1'],
  ['notifications', 'U1'],
  ['received-reviews', 'C1'],
  ['received-enquiries', 'C1'],
  ['profile', 'U1'],
]
const affected = (event: LiveEvent) =>
  keys.filter((key) => isAffected(key, event)).map((key) => key.slice(0, 2).join(' '))

test('an event outdates its order, the lists, what counts orders, and no other order', () => {
  expect(affected({ type: 'order.accepted', orderId: own })).toEqual([
    `orders ${own}`,
    `orders ${own}`,
    'orders mine',
    'orders received',
    'calendar C1',
    'kitchen-sheet 2026-12-12',
    'today C1',
    'notifications U1',
  ])
})

test('a message outdates no day, a review and an enquiry their lists', () => {
  expect(affected({ type: 'order.message_sent', orderId: own })).not.toContain('calendar C1')
  expect(affected({ type: 'review.written', orderId: own })).toEqual([
    `orders ${own}`,
    `orders ${own}`,
    'notifications U1',
    'received-reviews C1',
  ])
  expect(affected({ type: 'enquiry.received' })).toEqual(['notifications U1', 'received-enquiries C1'])
  expect(affected({ type: 'notification.written' })).toEqual(['notifications U1'])
})

test('what was missed outdates everything but what is never live', () => {
  expect(keys.filter((key) => !isLiveQuery(key))).toEqual([['profile', 'U1']])
})
