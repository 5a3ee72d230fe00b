import { expect, test } from 'vitest'
import { emailedMessage, isByProgram, messageOf } from './enquiry.ts'

test('day and guests stand above the question, where they are known', () => {
  const message = 'Do you cook without onion?'
  expect(messageOf({ message })).toBe(message)
  expect(messageOf({ message, eventOn: '2026-12-12', guests: 1200 })).toBe(
    `Event on Sat, 12 Dec 2026, 1,200 guests\n\n${message}`,
  )
  expect(messageOf({ message, guests: 1 })).toBe(`1 guest\n\n${message}`)
})

test.each([
  ['festival', 'Modak for 40', '[Festival] Modak for 40'],
  ['festival', '[Festival] Modak for 40', '[Festival] Modak for 40'],
  ['festival', '', '[Festival]'],
  ['wedding', 'For 300', 'For 300'],
  ['contact', '', ''],
] as const)('a %s message %j is emailed as %j', (kind, message, emailed) => {
  expect(emailedMessage({ kind, message })).toBe(emailed)
})

test.each([
  [{}, false],
  [{ website: '' }, false],
  [{ website: 'https://spam.example' }, true],
  [{ filledInMs: 1499 }, true],
  [{ filledInMs: 1500 }, false],
])('%j is by a program: %s', (given, expected) => {
  expect(isByProgram(given)).toBe(expected)
})
