import { describe, expect, test } from 'vitest'
import { zero } from '#contract/values/money.ts'
import type { Diet } from '#contract/values/diet.ts'
import { draftOf } from './draft.ts'
import { emptyDetails, type Details, type Draft } from './draft-shape.ts'
import { droppedDishes } from './dropped-dishes.ts'
import { stored, type Offer } from './offer.ts'
import { refit, withSuggestion } from './suggested-menu.ts'
import { draftFrom } from './stored-draft.ts'

const dish = (name: string, diet: Diet) => ({ name, diet, supplement: zero, description: '', picture: '' })
const dishes = [dish('Samosa', 'veg'), dish('Kebab', 'veg'), dish('Jain Vada', 'jain')]
const item = { id: 'i1', menuId: 'm1', name: 'Starters', quantity: 2, price: zero, minQty: 1, dishes }
const offer: Offer = {
  id: 'p1',
  name: 'Silver',
  description: '',
  kind: 'package',
  diet: 'veg',
  basePrice: zero,
  minOrder: 10,
  minBill: zero,
  terms: { gstRate: 500, delivery: { freeKm: 10, perKm: zero } },
  bands: [],
  items: [item],
  defaultSelection: [{ itemId: 'i1', dishes: ['Samosa', 'Kebab'] }],
}
const chose = (...names: string[]) => stored(offer, [{ itemId: 'i1', addOn: 0, dishes: names }])

function aDraft(given: Partial<Draft> = {}, details: Partial<Details> = {}): Draft {
  return {
    version: 1,
    catererId: 'c1',
    catererSlug: 'annapurna',
    packageId: 'p1',
    name: 'Silver',
    band: '25-50',
    menu: [],
    details: { ...emptyDetails, ...details },
    coupon: undefined,
    placing: undefined,
    ...given,
  }
}
const namesOf = ({ menu }: Pick<Draft, 'menu'>) => menu.flatMap((category) => category.dishes)
const suggested = (untouched: boolean, packageId = 'p1') => ({ suggested: { packageId, untouched } })

describe('a draft starts with the suggested menu', () => {
  test('where nothing was chosen yet, and then is as it was suggested', () => {
    const draft = withSuggestion(aDraft(), offer)
    expect([namesOf(draft), draft.suggested]).toEqual([['Samosa', 'Kebab'], { packageId: 'p1', untouched: true }])
  })

  test('for the guests that are known', () => {
    expect(namesOf(withSuggestion(aDraft({}, { veg: '30', jain: '10', nonVeg: '0' }), offer))).toEqual([
      'Samosa',
      'Jain Vada',
    ])
  })

  test('once more as long as it is as suggested', () => {
    const draft = aDraft({ menu: chose('Samosa', 'Kebab'), ...suggested(true) }, { veg: '0', jain: '40', nonVeg: '0' })
    expect(namesOf(withSuggestion(draft, offer))[0]).toBe('Jain Vada')
  })

  test.each<[string, Partial<Draft>]>([
    ['what was chosen before', { menu: chose('Kebab') }],
    ['what was changed', { menu: chose('Kebab'), ...suggested(false) }],
    ['what was emptied', { menu: [], ...suggested(false) }],
  ])('but never instead of %s', (_, given) => {
    const draft = aDraft(given)
    expect(withSuggestion(draft, offer)).toBe(draft)
  })

  test('only of a package that has one', () => {
    expect(withSuggestion(aDraft(), { ...offer, defaultSelection: undefined }).menu).toEqual([])
  })
})

test('a suggested dish that left the menu is replaced without a word, a chosen one is named', () => {
  const gone = { ...chose('Samosa', 'Kebab')[0], dishes: ['Samosa', 'Gone'] } as Draft['menu'][number]
  const untouched = refit(aDraft({ menu: [gone], ...suggested(true) }), offer)
  expect([namesOf(untouched.draft), untouched.gone]).toEqual([['Samosa', 'Kebab'], []])
  const changed = refit(aDraft({ menu: [gone], ...suggested(false) }), offer)
  expect([namesOf(changed.draft), changed.gone]).toEqual([['Samosa'], ['Gone']])
})

describe('another package of the caterer', () => {
  const other = { catererSlug: 'annapurna', catererId: 'c1', packageId: 'p2', packageName: 'Gold' }

  test('takes over what was chosen, not what was only suggested', () => {
    const before = aDraft({ menu: chose('Samosa', 'Kebab') })
    expect(namesOf(draftOf(other, { ...before, ...suggested(false) }))).toEqual(['Samosa', 'Kebab'])
    const fresh = draftOf(other, { ...before, ...suggested(true) })
    expect([fresh.menu, fresh.suggested]).toEqual([[], undefined])
  })

  test('is begun without a question about dishes that were only suggested, but not about the event', () => {
    const before = aDraft({ menu: chose('Samosa', 'Kebab'), ...suggested(true) }, { eventDate: '2026-12-12' })
    expect(droppedDishes(draftOf(other, before), before)).toBeUndefined()
    expect(droppedDishes(aDraft({ catererId: 'c2' }), before)).toEqual({ dishes: [], event: true })
  })
})

test('that a menu was suggested is stored, and nothing else in its place', () => {
  const draft = aDraft(suggested(true))
  expect(draftFrom(JSON.parse(JSON.stringify(draft)))?.suggested).toEqual({ packageId: 'p1', untouched: true })
  expect(draftFrom({ ...draft, suggested: 'p1' })).not.toHaveProperty('suggested')
})
