import { expect, test } from 'vitest'
import { messageOf } from './enquiry.ts'

test('day and guests stand above the question, where they are known', () => {
  const message = 'Do you cook without onion?'
  expect(messageOf({ message })).toBe(message)
  expect(messageOf({ message, eventOn: '2026-12-12', guests: 1200 })).toBe(
    `Event on Sat, 12 Dec 2026, 1,200 guests\n\n${message}`,
  )
  expect(messageOf({ message, guests: 1 })).toBe(`1 guest\n\n${message}`)
})
