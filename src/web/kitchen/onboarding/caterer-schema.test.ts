import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NewCaterer } from '#contract/endpoints/own-caterer.ts'
import { orderOf, problemsIn, restoreValues } from '#web/shared/form/form-schema.ts'
import { placeOf } from '#web/shared/form/problems.ts'
import type { CatererFields } from './caterer-fields.ts'
import { newCatererFrom, noCaterer } from './caterer-fields.ts'
import { catererSchema } from './caterer-schema.ts'

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
  problemsIn(catererSchema, { ...right, ...change }, { ...now, saved }).map(({ field }) => field)

test('what the form needs and no more is enough', () => {
  expect(wrong({})).toEqual([])
})

test('an empty form is told everything it needs, from top to bottom', () => {
  expect(problemsIn(catererSchema, noCaterer({ phone: '' }), now).map(({ field }) => field)).toEqual([
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

test.each([
  ['gstNo', 'gstNo'],
  ['googleLocation.lat', 'address'],
  ['cuisinesOffered.3', 'cuisinesOffered'],
  ['contact', 'mobileNo'],
  ['constructor', undefined],
])('a problem of %s is shown at %s', (field, place) => {
  expect(placeOf(field, orderOf(catererSchema))).toBe(place)
})

test('stored edits are read as they were written', () => {
  const typed = { name: 'Pushpa', point: { lat: 19.1, lng: 72.8 }, cateringType: ['jain'], cuisinesOffered: [] }
  expect(restoreValues(catererSchema, JSON.parse(JSON.stringify(typed)))).toEqual(typed)
})

test('stored edits that cannot be read are left out', () => {
  const typed = {
    name: 7,
    point: { lat: '19' },
    cuisinesOffered: ['Martian', 'Thai'],
    cateringType: 'veg',
    __proto__: 1,
  }
  expect(restoreValues(catererSchema, typed)).toEqual({ cuisinesOffered: ['Thai'] })
})

test.each([{ lat: 19.1 }, { lng: 72.8 }, { lat: '19.1', lng: 72.8 }, { lat: 19.1, lng: '72.8' }, 'x', null])(
  'the point %j is left out',
  (point) => {
    expect(restoreValues(catererSchema, { point })).toEqual({})
  },
)

test.each([undefined, 'Thai', { 0: 'Thai' }])('the cuisines %j are left out', (cuisinesOffered) => {
  expect(restoreValues(catererSchema, { cuisinesOffered })).toEqual({})
})

test('the form finds wrong what the contract rejects, and nothing else', () => {
  const text = (...likely: string[]) => fc.oneof(fc.constantFrom(...likely), fc.stringMatching(/^[a-z0-9 .]{0,15}$/))
  // As people write numbers: the form is stricter with spellings like 1e3.
  const number = (...likely: string[]) => fc.oneof(fc.constantFrom(...likely), fc.nat(200_000).map(String))
  const entered: fc.Arbitrary<CatererFields> = fc.record({
    gstNo: text('', 'urp', '27 aapfu 0939f 1zv', '27AAPFU0939F1ZW', 'URPX'),
    name: fc.constantFrom('', '  ', 'Pushpa', ' Pushpa Caterers '),
    fssaiNo: text('', '11516027000123', '2151 6027 000123', '31516027000123'),
    fssaiExpiresOn: fc.constantFrom('', '2027-03-31', '2027-02-30', '1999-01-01', 'March'),
    address: fc.constantFrom('', ' ', 'Shop 4, Andheri West'),
    point: fc.constantFrom(undefined, right.point),
    serviceAddress: text('', 'andheri', 'Andheri, Mumbai', 'Pune'),
    mobileNo: text('', '9820012345', '+91 98200-12345', '98200123456'),
    // The form alone asks for one of them.
    cateringType: fc.subarray(['veg', 'jain', 'nonVeg'] as const, { minLength: 1 }),
    cuisinesOffered: fc.subarray(['Thai', 'Gujarati'] as const),
    specialistIn: fc.constantFrom('', 'Undhiyu'),
    complimentary: fc.constantFrom('', 'Mukhwas'),
    extraInformation: fc.constantFrom('', 'Two cooks\nOne kitchen'),
    inServiceFrom: fc.constantFrom('', '2015-06-01', '0026-01-01', '2015-02-30', '1st of June'),
    maxPrice: number('', '0', '249.5', '10.555', '100000', '100001', '-5'),
    // Whose they are is found by the operation.
    artGallery: fc.subarray(['/images/ab/01kc0a7m5v9f3g8h2j6k4n1pab-240.avif']),
    menuGallery: fc.constant([]),
    // That it is not above the maximum price is found by the operation.
    minPrice: fc.constant(''),
    maximumServingCapacity: number('', '9', '10', '10000', '10001'),
  })
  const order = orderOf(catererSchema)
  fc.assert(
    fc.property(entered, (values) => {
      const found = problemsIn(catererSchema, values, now).map(({ field }) => field)
      const issues = NewCaterer.safeParse(newCatererFrom(values)).error?.issues ?? []
      const rejected = new Set(issues.map(({ path }) => placeOf(path.join('.'), order)))
      expect(new Set(found)).toEqual(rejected)
    }),
    { numRuns: 500 },
  )
})
