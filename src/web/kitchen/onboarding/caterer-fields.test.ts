import { expect, test } from 'vitest'
import type { OwnCaterer } from '#contract/endpoints/caterers.ts'
import { changesOf, fieldsOf, isWholeGstNo, newCatererFrom, noCaterer } from './caterer-fields.ts'

const caterer: OwnCaterer = {
  id: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
  name: 'Pushpa Caterers',
  slug: 'pushpa-caterers',
  address: 'Shop 4, Andheri West, Mumbai',
  serviceAddress: 'Andheri, Mumbai',
  extraInformation: '',
  contact: '+919820012345',
  review: [],
  dishes: [],
  specialistIn: '',
  cuisinesOffered: ['Gujarati'],
  cateringType: ['veg'],
  inServiceFrom: '2015-06-01',
  serviceStartYear: 2015,
  complimentary: '',
  artGallery: [],
  menuGallery: [],
  googleLocation: { lat: 19.1364, lng: 72.8296 },
  serviceLocation: { location: 'Andheri, Mumbai', PinCode: '400058' },
  minPrice: null,
  maxPrice: 300,
  status: { id: 1 },
  averageRating: 0,
  totalReviews: 0,
  maximumServingCapacity: 200,
  orderFullFilled: 0,
  customMenu: [],
  dishesfor10_25: [],
  dishesfor25_50: [],
  dishesfor50_100: [],
  dishesforabove100: [],
  leadDays: 2,
  notice: [{ fromGuests: 1, days: 2 }],
  serviceRadiusKm: 25,
  featured: false,
  pictures: [],
  gstNo: '27AAPFU0939F1ZV',
  gstScheme: 'REGULAR_5',
  mobileNo: 9820012345,
  approval: 'approved',
  version: 3,
}

test('request for a new caterer has the filled fields, trimmed, and omits empty ones', () => {
  const typed = {
    ...noCaterer({ phone: '+919820012345' }),
    gstNo: ' 27aapfu 0939f1zv ',
    name: '  Pushpa Caterers ',
    address: 'Shop 4, Andheri West',
    point: { lat: 19.1364, lng: 72.8296 },
    serviceAddress: 'andheri',
    cateringType: ['veg', 'jain'] as const,
    minPrice: '0',
    maxPrice: '249.5',
  }
  expect(newCatererFrom(typed)).toEqual({
    gstNo: '27AAPFU0939F1ZV',
    name: 'Pushpa Caterers',
    address: 'Shop 4, Andheri West',
    googleLocation: { lat: 19.1364, lng: 72.8296 },
    serviceAddress: 'Andheri, Mumbai',
    mobileNo: '9820012345',
    cateringType: ['veg', 'jain'],
    minPrice: 0,
    maxPrice: 249.5,
  })
})

test('a caterer shown and sent back unchanged changes nothing', () => {
  expect(changesOf(caterer, fieldsOf(caterer))).toEqual({})
  expect(changesOf(caterer, { ...fieldsOf(caterer), name: ' Pushpa Caterers ', serviceAddress: 'ANDHERI' })).toEqual({})
})

test('only what was changed is sent, also what was taken away', () => {
  const typed = { ...fieldsOf(caterer), maxPrice: '', cuisinesOffered: [], specialistIn: 'Undhiyu' }
  expect(changesOf(caterer, typed)).toEqual({ maxPrice: null, cuisinesOffered: [], specialistIn: 'Undhiyu' })
})

test('fields omitted for a new caterer have their defaults after loading', () => {
  const typed = { ...fieldsOf(caterer), inServiceFrom: '', maximumServingCapacity: '' }
  expect(changesOf(caterer, typed)).toEqual({})
})

test('the public number goes along with the mobile number while they are the same', () => {
  const typed = { ...fieldsOf(caterer), mobileNo: '9876543210' }
  expect(changesOf(caterer, typed)).toEqual({ mobileNo: '9876543210', contact: '9876543210' })
  expect(changesOf({ ...caterer, contact: '+912212345678' }, typed)).toEqual({ mobileNo: '9876543210' })
})

test.each([
  ['27aapfu0939f1z', false],
  ['27 AAPFU0939F 1Z', false],
  ['27aapfu0939f1zv', true],
  ['27 AAPFU 0939F1ZVX', true],
  ['URP', false],
])('%s is a whole GST number: %s', (typed, isWhole) => {
  expect(isWholeGstNo(typed)).toBe(isWhole)
})
