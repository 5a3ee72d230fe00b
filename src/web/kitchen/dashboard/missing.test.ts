import { expect, test } from 'vitest'
import type { OwnCaterer } from '#contract/endpoints/caterers.ts'
import { annapurna } from '#test/factories/own-caterer.ts'
import { missingFrom } from './missing.ts'

const full = {
  fssaiNo: '11521000000123',
  fssaiExpiresOn: '2027-03-31',
  cuisinesOffered: ['Maharashtrian'],
  specialistIn: 'Puran poli',
  extraInformation: 'We have cooked for weddings since 2004.',
  artGallery: [['https://pangat.example/a.webp']],
  menuGallery: [['https://pangat.example/b.webp']],
  minPrice: 250,
  maxPrice: 700,
}
const fieldsOf = (given: object) =>
  // What is given may leave out what a caterer has.
  missingFrom({ ...annapurna, ...full, ...given } as OwnCaterer).map(({ field }) => field)

test('nothing is missing from a full profile', () => {
  expect(fieldsOf({})).toEqual([])
})

test.each([
  ['fssaiNo', { fssaiNo: undefined }],
  ['fssaiExpiresOn', { fssaiExpiresOn: undefined }],
  ['cuisinesOffered', { cuisinesOffered: [] }],
  ['specialistIn', { specialistIn: ' ' }],
  ['extraInformation', { extraInformation: '' }],
  ['artGallery', { artGallery: [[]] }],
  ['menuGallery', { menuGallery: [] }],
  ['minPrice', { minPrice: null }],
  ['maxPrice', { maxPrice: null }],
])('%s is asked for until it is there', (field, without) => {
  expect(fieldsOf(without)).toEqual([field])
})
