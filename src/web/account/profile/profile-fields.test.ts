import { expect, test } from 'vitest'
import type { Profile } from '#contract/endpoints/account.ts'
import { changedDetails, detailsOf } from './profile-fields.ts'

const asha: Profile = {
  id: 'asha',
  firstName: 'Asha',
  lastName: 'Kulkarni',
  role: { id: '2', name: 'user' },
  email: 'asha@example.com',
  phone: '+919876543210',
  availCoupons: [],
  language: 'en',
  emailVerified: true,
  hasPassword: true,
}

test('unedited account has no changes', () => {
  expect(changedDetails(asha, detailsOf(asha))).toEqual({})
})

test('only what differs is a change', () => {
  expect(changedDetails(asha, { ...detailsOf(asha), lastName: 'Joshi', language: 'mr' })).toEqual({
    lastName: 'Joshi',
    language: 'mr',
  })
})

test('spaces around a name and another way to write the same number are no changes', () => {
  expect(changedDetails(asha, { ...detailsOf(asha), firstName: ' Asha ', phone: '+91 98765 43210' })).toEqual({})
})
