import { expect, test } from 'vitest'
import type { CatererFields } from './caterer-fields.ts'
import { noCaterer } from './caterer-fields.ts'
import { fieldNamed, problemsIn } from './caterer-problems.ts'

const right: CatererFields = {
  ...noCaterer({ phone: '+919820012345' }),
  gstNo: '27AAPFU0939F1ZV',
  name: 'Pushpa Caterers',
  address: 'Shop 4, Andheri West',
  point: { lat: 19.1364, lng: 72.8296 },
  serviceAddress: 'Andheri, Mumbai',
  cateringType: ['veg'],
}
const now = { today: '2026-11-22', saved: undefined }
const wrong = (change: Partial<CatererFields>, saved?: CatererFields) =>
  problemsIn({ ...right, ...change }, { ...now, saved }).map(({ field }) => field)

test('what the form needs and no more is enough', () => {
  expect(wrong({})).toEqual([])
})

test('an empty form is told everything it needs, from top to bottom', () => {
  expect(problemsIn(noCaterer({ phone: '' }), now).map(({ field }) => field)).toEqual([
    'gstNo',
    'name',
    'address',
    'serviceAddress',
    'mobileNo',
    'cateringType',
  ])
})

test.each<[string, Partial<CatererFields>]>([
  ['gstNo', { gstNo: '27AAPFU0939F1ZW' }],
  ['gstNo', { gstNo: 'URPX' }],
  ['name', { name: '   ' }],
  ['address', { point: undefined }],
  ['serviceAddress', { serviceAddress: 'Pune' }],
  ['mobileNo', { mobileNo: '98200123456' }],
  ['fssaiNo', { fssaiNo: '31234567890123' }],
  ['inServiceFrom', { inServiceFrom: '2026-11-23' }],
  ['inServiceFrom', { inServiceFrom: '0026-01-01' }],
  ['maxPrice', { maxPrice: '1e3' }],
  ['maxPrice', { maxPrice: '100001' }],
  ['minPrice', { minPrice: '10.555' }],
  ['minPrice', { minPrice: '-5' }],
  ['minPrice', { minPrice: '301', maxPrice: '300' }],
  ['maximumServingCapacity', { maximumServingCapacity: '9' }],
  ['maximumServingCapacity', { maximumServingCapacity: '10001' }],
])('%s is not right: %j', (field, change) => {
  expect(wrong(change)).toEqual([field])
})

test.each<Partial<CatererFields>>([
  { gstNo: 'urp' },
  { gstNo: '27 aapfu 0939f 1zv' },
  { serviceAddress: 'andheri' },
  { mobileNo: '+91 98200 12345' },
  { fssaiNo: '1151 6027 000123' },
  { inServiceFrom: '2026-11-22' },
  { minPrice: '300', maxPrice: '300.00' },
  { minPrice: '0' },
  { maximumServingCapacity: '10000' },
])('%j is right', (change) => {
  expect(wrong(change)).toEqual([])
})

test('a day and a number of guests that are there can be changed but not taken away', () => {
  expect(wrong({}, right)).toEqual(['inServiceFrom', 'maximumServingCapacity'])
})

test('a caterer that serves from elsewhere may stay there, and comes to one of the areas when it moves', () => {
  const saved = {
    ...right,
    inServiceFrom: '2015-06-01',
    maximumServingCapacity: '200',
    serviceAddress: 'Bhandup, Mumbai',
  }
  expect(wrong(saved, saved)).toEqual([])
  expect(wrong({ ...saved, serviceAddress: 'Mulund, Mumbai' }, saved)).toEqual(['serviceAddress'])
  expect(wrong({ serviceAddress: '' }, { ...saved, serviceAddress: '' })).toContain('serviceAddress')
})

test('what the server says is said beside the field it is about', () => {
  expect(fieldNamed('gstNo')).toBe('gstNo')
  expect(fieldNamed('googleLocation.lat')).toBe('address')
  expect(fieldNamed('cuisinesOffered.3')).toBe('cuisinesOffered')
  expect(fieldNamed('contact')).toBe('mobileNo')
  expect(fieldNamed('constructor')).toBeUndefined()
})
