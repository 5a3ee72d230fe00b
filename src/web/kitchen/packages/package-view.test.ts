import { describe, expect, test } from 'vitest'
import { anOfferOf, anOwnItem, anOwnPackage, aFilledMenu } from '#test/factories/own-offer.ts'
import { conflictFields, resolved } from './conflict-text.ts'
import { noDraft, type PackageDraft } from './package-drafts.ts'
import { entryOf } from './package-entries.ts'
import { priceText, shortageTexts } from './package-text.ts'
import { viewOf } from './package-view.ts'

const menus = [aFilledMenu('M1'), aFilledMenu('M2', { status: { id: 2 } })]
const saved = anOwnPackage('P1', { items: [anOwnItem('M1', 1)], gstPercent: 18 })
const terms = { gstPercent: 18, delivery: { freeKm: 5, perKm: 20 } }
const offer = anOfferOf({ menus, packages: [saved], terms })
const edited = (typed: PackageDraft['typed']) => entryOf('P1', saved, { ...noDraft, typed })

describe('viewOf', () => {
  test('shows the edits with the tax of the caterer', () => {
    const view = viewOf(edited({ name: ' New ', basePrice: '99.5', bands: ['100+'] }), offer)
    expect(view).toMatchObject({ id: 'P1', name: 'New', basePrice: 99.5, bands: ['100+'], gstPercent: 18, minOrder: 0 })
    expect(view.items).toMatchObject([{ id: 'M1', item: 'Menu M1', quantity: 1, basePrice: 30, priority: 1 }])
    expect(view.shortages).toEqual([])
  })

  test('the first package has the tax of the caterer', () => {
    const typed = { kind: 'packed' as const, minOrder: '25' }
    const entry = entryOf('new-a', undefined, { ...noDraft, typed })
    const first = anOfferOf({ menus, terms })
    expect(viewOf(entry, first)).toMatchObject({ ...terms, minOrder: 25, catererId: 'CAT1' })
  })

  test('numbers that cannot be read count as 0, and deleted menus are left out', () => {
    const item = { menuId: 'M1', quantity: 'x', price: '-', minQty: '', marked: [] }
    const view = viewOf(edited({ basePrice: 'x', items: [{ ...item, menuId: 'gone' }, item] }), offer)
    expect(view.basePrice).toBe(0)
    expect(view.items).toMatchObject([{ menuId: 'M1', quantity: 0, basePrice: 0, minQty: 0, priority: 2 }])
  })

  test('counts the dishes that customers see', () => {
    const item = { price: '0', minQty: '1', marked: [] }
    const items = [
      { ...item, menuId: 'M1', quantity: '3' },
      { ...item, menuId: 'M2', quantity: '1' },
    ]
    const { shortages } = viewOf(edited({ items }), offer)
    expect(shortageTexts(shortages)).toEqual([
      'Menu M1 needs 3 dishes but has 2. Customers can’t book this package yet.',
      'Menu M2 needs 1 dish but has 0. Customers can’t book this package yet.',
    ])
    expect(shortageTexts(viewOf(edited({ items: [] }), offer).shortages)).toEqual([
      'Add a menu with dishes. Customers can’t book this package yet.',
    ])
  })
})

test.each([
  [{}, '₹350 per plate'],
  [{ kind: 'packed' as const, name: 'Snack Boxes' }, '₹350 per box'],
  [{ kind: 'packed' as const, name: 'Packed Thali' }, '₹350 per thali'],
  [{ basePrice: '0' }, undefined],
  [{ basePrice: '' }, undefined],
  [{ kind: 'custom' as const }, undefined],
])('the price of %j is %j', (values, text) => {
  expect(priceText({ ...edited({}).values, ...values })).toBe(text)
})

describe('fields that another window changed too', () => {
  const item = { menuId: 'M1', quantity: '2', price: '5', minQty: '1', marked: ['M1 dal'] }
  const entry = entryOf('P1', saved, {
    ...noDraft,
    typed: {
      basePrice: '360',
      dishType: 'nonVeg',
      bands: ['25-50'],
      items: [item, { ...item, menuId: 'gone', marked: [] }],
    },
    before: { basePrice: '340', dishType: 'jain', bands: [], items: [] },
  })

  test('are told in words', () => {
    expect(conflictFields(entry, offer)).toEqual([
      { field: 'basePrice', label: 'Price (₹)', mine: '360', theirs: '350' },
      { field: 'dishType', label: 'Diet', mine: 'Non Veg', theirs: 'Veg' },
      { field: 'bands', label: 'For how many people', mine: '25-50', theirs: '10-25' },
      {
        field: 'items',
        label: 'Menus in this package',
        mine: 'Menu M1: 2 included, ₹5 each, minimum 1 (M1 dal)\nDeleted menu: 2 included, ₹5 each, minimum 1',
        theirs: 'Menu M1: 1 included, ₹30 each, minimum 1',
      },
    ])
  })

  test('keep the side that was chosen', () => {
    const edits = resolved(entry, { basePrice: 'mine', dishType: 'theirs', bands: 'theirs', items: 'theirs' })
    expect(edits).toEqual({ typed: { basePrice: '360' }, before: { basePrice: '350' } })
    expect(entryOf('P1', saved, { ...noDraft, ...edits }).conflicts).toEqual([])
  })
})
