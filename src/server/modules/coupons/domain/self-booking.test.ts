import { describe, expect, test } from 'vitest'
import { inboxOf, sharesContact } from './self-booking.ts'

const asha = { phones: ['+919820012345'], emails: ['asha.kulkarni@gmail.com'] }

describe('two people share a contact', () => {
  test.each([
    ['with one phone number', { phones: ['+912222222222', '+919820012345'], emails: [] }, true],
    ['with one address in another case', { phones: [], emails: ['Asha.Kulkarni@Gmail.com'] }, true],
    ['with a tag after the name', { phones: [], emails: ['asha.kulkarni+party@gmail.com'] }, true],
    ['with dots that Gmail does not read', { phones: [], emails: ['ashakulkarni@googlemail.com'] }, true],
    ['not with another number and address', { phones: ['+919820012346'], emails: ['asha@gmail.com'] }, false],
    ['not with the same name elsewhere', { phones: [], emails: ['asha.kulkarni@pangat.example'] }, false],
  ])('%s', (_, other, shares) => {
    expect(sharesContact(asha, other)).toBe(shares)
    expect(sharesContact(other, asha)).toBe(shares)
  })

  test('not where neither gave a number', () => {
    expect(sharesContact({ phones: [''], emails: ['a@x.example'] }, { phones: [''], emails: ['b@x.example'] })).toBe(
      false,
    )
  })
})

test('dots count in an inbox of any other host', () => {
  expect(inboxOf('A.B+c@x.example')).toBe('a.b@x.example')
})
