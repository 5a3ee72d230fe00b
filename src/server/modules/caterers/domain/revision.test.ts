import { describe, expect, test } from 'vitest'
import { emptyProfile } from './profile.ts'
import { fieldsOf, splitProfile, withoutFields, withRevision } from './revision.ts'
import { voidedChecks } from './checks.ts'

const live = { ...emptyProfile('2026-11-20'), name: 'Old', address: 'There 400001', pinCode: '400001', gstNo: 'URP' }
const all = ['name', 'address', 'gstNo'] as const

test('a profile is split into what is live and what waits, and put together again', () => {
  const wanted = { ...live, name: 'New', address: 'Here', pinCode: undefined, complimentary: 'Paan' }
  const { profile, revision = {} } = splitProfile(live, wanted, all)
  expect(profile).toEqual({ ...live, complimentary: 'Paan' })
  expect(fieldsOf(revision)).toEqual(['name', 'address'])
  const stored = JSON.parse(JSON.stringify(revision)) as typeof revision
  expect(withRevision(profile, stored)).toEqual(wanted)
  expect(withRevision(profile, stored, ['name'])).toEqual({ ...profile, name: 'New' })
  expect(stored).toEqual(revision)
})

test('what is not for review is live, and what is as before waits for nobody', () => {
  const wanted = { ...live, name: 'New' }
  expect(splitProfile(live, wanted, [])).toEqual({ profile: wanted, revision: undefined })
  expect(splitProfile(live, live, all)).toEqual({ profile: live, revision: undefined })
})

test('the scheme waits with the GST number, and the place with the address', () => {
  const scheme = splitProfile(live, { ...live, gstScheme: 'COMPOSITION' }, all)
  expect(fieldsOf(scheme.revision ?? {})).toEqual(['gstNo'])
  const place = splitProfile(live, { ...live, location: { lat: 19, lng: 73 } }, all)
  expect(fieldsOf(place.revision ?? {})).toEqual(['address'])
})

test('a revision without its last field is none', () => {
  const revision = { name: { name: 'New' } }
  expect(withoutFields(revision, ['address'])).toEqual(revision)
  expect(withoutFields(revision, ['name'])).toBeUndefined()
})

describe('a change voids what was checked of it', () => {
  test.each([
    [{ name: 'New' }, ['name']],
    [{ gstNo: '27AABCC1234D1ZB' }, ['gstin', 'name']],
    [{ fssaiExpiresOn: '2027-01-01' }, ['fssai']],
    [{ address: 'Here' }, ['address']],
    [{ contact: '+919820012345' }, ['phone']],
    [{ complimentary: 'Paan' }, []],
  ])('%o: %o', (change, voided) => {
    expect(voidedChecks(live, { ...live, ...change })).toEqual(voided)
  })
})
