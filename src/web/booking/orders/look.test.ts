import { expect, test } from 'vitest'
import { lookOf } from './look.ts'

test.each([
  ['', { when: 'upcoming', page: 1 }],
  ['when=past&page=3', { when: 'past', page: 3 }],
  ['when=tomorrow&page=0', { when: 'upcoming', page: 1 }],
  ['page=1.5', { when: 'upcoming', page: 1 }],
  ['page=100000', { when: 'upcoming', page: 1 }],
  ['page=two', { when: 'upcoming', page: 1 }],
])('%j asks for %j', (address, look) => {
  expect(lookOf(new URLSearchParams(address))).toEqual(look)
})
