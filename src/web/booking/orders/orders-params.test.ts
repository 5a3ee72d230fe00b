import { expect, test } from 'vitest'
import { ordersParamsOf } from './orders-params.ts'

test.each([
  ['', { when: 'upcoming', page: 1 }],
  ['when=past&page=3', { when: 'past', page: 3 }],
  ['when=tomorrow&page=0', { when: 'upcoming', page: 1 }],
  ['page=1.5', { when: 'upcoming', page: 1 }],
  ['page=100000', { when: 'upcoming', page: 1 }],
  ['page=two', { when: 'upcoming', page: 1 }],
])('%j asks for %j', (address, params) => {
  expect(ordersParamsOf(new URLSearchParams(address))).toEqual(params)
})
