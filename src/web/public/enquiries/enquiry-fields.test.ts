import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { enquiryFrom, enquirySchema, noEnquiry, type EnquiryFields } from './enquiry-fields.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-20T20:00:00Z') }))
afterEach(() => void vi.useRealTimers())

const problemOf = (field: keyof EnquiryFields, typed: string) =>
  enquirySchema[field].problem?.({ ...noEnquiry, [field]: typed }, undefined)

test.each([
  ['name', '  ', 'Enter your name'],
  ['contact', '12345', 'Please enter a valid 10-digit contact number.'],
  ['email', 'asha@', 'Enter a valid email address'],
  ['eventOn', '2026-11-20', 'Choose a date in the future'],
  ['guests', '0', 'Enter the number of guests, 1 to 10,000'],
  ['guests', '10001', 'Enter the number of guests, 1 to 10,000'],
  ['guests', 'many', 'Enter the number of guests, 1 to 10,000'],
  ['message', '\n ', 'Enter your question'],
] as const)('%s cannot be %j', (field, typed, message) => {
  expect(problemOf(field, typed)).toBe(message)
})

test.each([
  ['email', ''],
  ['eventOn', ''],
  // It is past midnight in India.
  ['eventOn', '2026-11-21'],
  ['guests', ''],
  ['guests', ' 10000 '],
] as const)('%s may be %j', (field, typed) => {
  expect(problemOf(field, typed)).toBeUndefined()
})

test('what was left empty is not sent', () => {
  const asked = { ...noEnquiry, name: ' Asha ', contact: '+91 98200 12345', message: ' Jain food? ' }
  expect(enquiryFrom(asked, 'c1')).toEqual({
    kind: 'caterer',
    catererId: 'c1',
    name: 'Asha',
    contact: '9820012345',
    message: 'Jain food?',
  })
  expect(enquiryFrom({ ...asked, email: 'a@b.in ', eventOn: '2026-12-12', guests: '60' }, 'c1')).toMatchObject({
    email: 'a@b.in',
    eventOn: '2026-12-12',
    guests: 60,
  })
})
