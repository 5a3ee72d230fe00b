import { beforeEach, describe, expect, test } from 'vitest'
import { emptyDetails, type ChosenCategory } from './draft-shape.ts'
import { clearDraft, readDraft, startDraft, storageKeys, writeDraft, type ChosenPackage } from './draft.ts'

/** Local storage as a browser has it, without a browser. */
function aStorage(): Storage {
  const stored = new Map<string, string>()
  return {
    get length() {
      return stored.size
    },
    key: (at) => [...stored.keys()][at] ?? null,
    getItem: (key) => stored.get(key) ?? null,
    // A browser stores any value as text, also one that is undefined.
    setItem: (key, value: unknown) => void stored.set(key, String(value)),
    removeItem: (key) => void stored.delete(key),
    clear: () => stored.clear(),
  }
}

const chosen: ChosenPackage = {
  catererSlug: 'annapurna',
  catererId: 'c1',
  packageId: 'p1',
  packageName: 'Silver Feast',
  band: '25-50',
}
const starters: ChosenCategory = {
  _id: 'i1',
  name: 'Starters',
  price: 40,
  minQty: 1,
  quantity: 3,
  addon: 1,
  dishes: ['Samosa'],
  descriptions: ['Fried'],
}
let storage: Storage

beforeEach(() => {
  storage = aStorage()
})

describe('beginning an order', () => {
  test('stores the package under the product’s keys', () => {
    startDraft(chosen, storage)
    expect(JSON.parse(storage.getItem('dishDetails') ?? '')).toMatchObject({ name: 'Silver Feast', packageId: 'p1' })
    expect(storage.getItem('numberOfPeople')).toBe('25-50')
    expect(storage.getItem('coupon')).toBeNull()
  })

  test('pressing Order once more for the same package loses nothing', () => {
    const begun = startDraft(chosen, storage)
    const details = { ...emptyDetails, guests: '40', veg: '35', jain: '5', contactName: 'Meera' }
    writeDraft({ ...begun, menu: [starters], details, coupon: 'FLAT10' }, storage)

    const again = startDraft(chosen, storage)

    expect(again).toMatchObject({ menu: [starters], details, coupon: 'FLAT10' })
    expect(readDraft(storage)).toEqual(again)
  })

  test('another package of the caterer keeps event and dishes, but not a diet split that followed from the package', () => {
    const begun = startDraft(chosen, storage)
    writeDraft(
      { ...begun, menu: [starters], details: { ...emptyDetails, guests: '40', veg: '40', eventDate: '2026-12-12' } },
      storage,
    )

    const other = startDraft({ ...chosen, packageId: 'p2', packageName: 'Gold', band: '50-100' }, storage)

    expect(other).toMatchObject({
      name: 'Gold',
      band: '50-100',
      menu: [starters],
      details: { guests: '40', eventDate: '2026-12-12', veg: '' },
    })
  })

  test.each([
    ['guests of several diets', { veg: '35', jain: '5', nonVeg: '0' }, {}],
    ['guests of one diet that the customer is known to have entered', { jain: '40' }, { isSplitEntered: true }],
  ])('another package keeps %s', (_, split, entered) => {
    const begun = startDraft(chosen, storage)
    writeDraft({ ...begun, details: { ...emptyDetails, guests: '40', ...split } }, storage)

    expect(startDraft({ ...chosen, packageId: 'p2', ...entered }, storage).details).toMatchObject(split)
  })

  test('another caterer keeps the event, not the dishes', () => {
    const begun = startDraft(chosen, storage)
    writeDraft({ ...begun, menu: [starters], details: { ...emptyDetails, contactName: 'Meera' } }, storage)

    expect(startDraft({ ...chosen, catererId: 'c2' }, storage)).toMatchObject({
      menu: [],
      details: { contactName: 'Meera' },
    })
  })
})

describe('reading what is stored', () => {
  test('a draft survives a reload whole, its coupon under a key of its own', () => {
    const draft = {
      ...startDraft(chosen, storage),
      menu: [starters],
      coupon: 'FLAT10',
      placing: { content: '{}', key: 'k', orderId: 'o1' },
    }
    writeDraft(draft, storage)
    expect(storage.getItem(storageKeys.coupon)).toBe('FLAT10')
    expect(readDraft(storage)).toEqual(draft)
  })

  test.each([
    '',
    'not json',
    'null',
    '[]',
    '{}',
    '{"version":2,"catererId":"c","catererSlug":"s","packageId":"p"}',
    '{"version":1,"catererId":7}',
  ])('%j is no draft', (text) => {
    storage.setItem('dishDetails', text)
    expect(readDraft(storage)).toBeUndefined()
  })

  test('parts that were tampered with fall back to empty ones', () => {
    const { version, catererId, catererSlug, packageId } = startDraft(chosen, storage)
    const tampered = {
      version,
      catererId,
      catererSlug,
      packageId,
      band: '7-9',
      menu: [null, 3, { _id: 'i1', dishes: ['Samosa', 5], price: 'x' }],
      details: { guests: 40, place: { lat: 'x' } },
      placing: 'x',
    }
    storage.setItem('dishDetails', JSON.stringify(tampered))
    expect(readDraft(storage)).toEqual({
      version,
      catererId,
      catererSlug,
      packageId,
      name: '',
      band: undefined,
      details: emptyDetails,
      coupon: undefined,
      placing: undefined,
      menu: [{ _id: 'i1', name: '', price: 0, minQty: 1, quantity: 0, addon: 0, dishes: ['Samosa'], descriptions: [] }],
    })
  })

  test('a browser without storage is no reason to fail', () => {
    // There is none where these tests run.
    expect(startDraft(chosen)).toMatchObject({ name: 'Silver Feast' })
    expect(readDraft()).toBeUndefined()
  })

  test('a draft without a range of guests leaves the one that is stored', () => {
    const { band: _, ...unranged } = chosen
    startDraft(unranged, storage)
    expect(storage.getItem(storageKeys.people)).toBeNull()
    startDraft(chosen, storage)
    startDraft(unranged, storage)
    expect(storage.getItem(storageKeys.people)).toBe('25-50')
  })

  test('a removed coupon is removed from storage too', () => {
    const draft = startDraft(chosen, storage)
    writeDraft({ ...draft, coupon: 'FLAT10' }, storage)
    writeDraft({ ...draft, coupon: undefined }, storage)
    expect(storage.getItem('coupon')).toBeNull()
  })

  test('after payment nothing of the order is left', () => {
    writeDraft({ ...startDraft(chosen, storage), coupon: 'FLAT10' }, storage)
    clearDraft(storage)
    expect(readDraft(storage)).toBeUndefined()
    expect(storage.getItem('coupon')).toBeNull()
  })
})
