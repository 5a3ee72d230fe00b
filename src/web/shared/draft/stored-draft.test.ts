import { describe, expect, test } from 'vitest'
import { emptyDetails, emptyTexts, type Draft } from './draft-shape.ts'
import { categoriesFrom, draftFrom, isFields } from './stored-draft.ts'

const place = { name: 'Bandra', address: 'Bandra, Mumbai', lat: 19, lng: 72 }
const category = {
  _id: 'i1',
  name: 'Starters',
  price: 40,
  minQty: 2,
  quantity: 3,
  addon: 1,
  dishes: ['Samosa'],
  descriptions: ['Fried'],
}
const whole: Omit<Draft, 'coupon'> = {
  version: 1,
  catererId: 'c',
  catererSlug: 'annapurna',
  packageId: 'p',
  name: 'Silver',
  band: '25-50',
  menu: [category],
  details: { ...emptyDetails, guests: '40', serviceHours: '4', place },
  released: 'FLAT10',
  placing: { content: '{}', key: 'K1', orderId: 'O1', replaces: 'O0' },
}
const read = (put: object) => draftFrom(JSON.parse(JSON.stringify({ ...whole, ...put })))

describe('draftFrom', () => {
  test('reads what was stored', () => {
    expect(read({})).toStrictEqual(whole)
  })

  test.each([
    { version: 2 },
    { catererId: 7 },
    { catererSlug: 7 },
    { packageId: 7 },
    { catererId: undefined },
    { catererSlug: undefined, packageId: undefined },
  ])('reads no draft with %j', (put) => {
    expect(read(put)).toBeUndefined()
  })

  test.each<[object, object]>([
    [{ name: 7 }, { name: '' }],
    [{ band: '7-9' }, { band: undefined }],
    [{ menu: 'Samosa' }, { menu: [] }],
    [{ details: 'none' }, { details: emptyDetails }],
    [{ details: null }, { details: emptyDetails }],
    [{ placing: { content: 7, key: 'K1' } }, { placing: undefined }],
    [{ placing: { content: '{}', key: 7 } }, { placing: undefined }],
    [{ placing: 'O1' }, { placing: undefined }],
    [{ placing: { content: '{}', key: 'K1', orderId: 7, replaces: 7 } }, { placing: { content: '{}', key: 'K1' } }],
  ])('reads %j as %j', (put, part) => {
    expect(read(put)).toStrictEqual({ ...whole, ...part })
  })

  test('leaves out a released coupon that is no text', () => {
    expect(read({ released: 7 })).not.toHaveProperty('released')
  })

  test.each<[object]>([
    [{ ...place, name: 7 }],
    [{ ...place, address: 7 }],
    [{ ...place, lat: '19' }],
    [{ ...place, lng: '72' }],
    [[place]],
  ])('reads the texts of the event, but no place from %j', (stored) => {
    const details = { guests: 40, eventDate: '2026-12-12', place: stored, other: 'x' }
    expect(read({ details })?.details).toStrictEqual({ ...emptyTexts, eventDate: '2026-12-12', place: undefined })
  })

  test.each([null, 'x', 7, [], [whole]])('reads no draft from %j', (stored) => {
    expect(draftFrom(stored)).toBeUndefined()
  })
})

describe('categoriesFrom', () => {
  test('reads categories as they were stored', () => {
    expect(categoriesFrom([category])).toStrictEqual([category])
  })

  test('leaves out what is no category', () => {
    expect(categoriesFrom([null, 7, [], { ...category, _id: 7 }, category])).toStrictEqual([category])
    expect([categoriesFrom({ 0: category }), categoriesFrom(undefined)]).toStrictEqual([[], []])
  })

  test.each([['40'], [null], [Number.NaN], [Infinity]])(
    'replaces the number %j by that of an empty category',
    (number) => {
      const stored = { ...category, price: number, minQty: number, quantity: number, addon: number }
      expect(categoriesFrom([stored])).toStrictEqual([{ ...category, price: 0, minQty: 1, quantity: 0, addon: 0 }])
    },
  )

  test('replaces texts that are none', () => {
    const stored = { ...category, name: 7, dishes: ['Samosa', 7], descriptions: 'Fried' }
    expect(categoriesFrom([stored])).toStrictEqual([{ ...category, name: '', dishes: ['Samosa'], descriptions: [] }])
  })
})

test.each<[unknown, boolean]>([
  [{}, true],
  [[], false],
  [null, false],
  ['x', false],
  [undefined, false],
])('isFields of %j is %j', (value, is) => {
  expect(isFields(value)).toBe(is)
})
