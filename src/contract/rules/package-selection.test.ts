import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aCategory, anOfferedPackage, anyOffer, anySelectionOf, choose } from '#test/factories/offers.ts'
import { paise } from '../values/money.ts'
import {
  allowance,
  applyAddOn,
  dishesOf,
  itemPrice,
  missing,
  pricePerPlate,
  selectionProblems,
  toggleDish,
  type ItemSelection,
  type OfferedPackage,
  type SelectionProblemCode,
} from './package-selection.ts'

const starters = aCategory()
const sweets = aCategory({ name: 'Sweets', quantity: 0, dishCount: 3 })
const thali = anOfferedPackage({ items: [starters, sweets] })
const whole = [choose(starters, 2)]

/** Fills every category of any package, as a customer would who accepts what there is. */
function complete(offer: OfferedPackage): ItemSelection[] {
  return offer.items.map((item) =>
    choose(item, offer.kind === 'custom' ? item.dishes.length : allowance(offer.kind, item, 0)),
  )
}

const codes = (offer: OfferedPackage, selections: ItemSelection[]): SelectionProblemCode[] =>
  selectionProblems(offer, selections).map((problem) => problem.code)

describe('choosing dishes', () => {
  test('selecting toggles', () => {
    const once = toggleDish('package', starters, choose(starters, 0), 'Starters 1')
    expect(once).toMatchObject({ dishes: ['Starters 1'] })
    expect(toggleDish('package', starters, once as ItemSelection, 'Starters 1')).toMatchObject({ dishes: [] })
  })

  test('a full category rejects another dish, but lets a chosen one go', () => {
    expect(toggleDish('package', starters, choose(starters, 2), 'Starters 3')).toEqual({ error: 'category_full' })
    expect(toggleDish('package', starters, choose(starters, 2), 'Starters 2')).toMatchObject({ dishes: ['Starters 1'] })
  })

  test('a custom menu has no limit but the dishes there are', () => {
    expect(allowance('custom', starters, 0)).toBe(5)
    expect(toggleDish('custom', starters, choose(starters, 4), 'Starters 5')).toMatchObject({ dishes: { length: 5 } })
  })

  test('a category with fewer dishes than it promises can still be completed', () => {
    const short = aCategory({ quantity: 4, dishCount: 2 })
    expect(missing('package', short, choose(short, 2))).toBe(0)
  })

  test('a package offers the dishes of its diet, and a veg one the Jain dishes too', () => {
    const dishes = [{ diet: 'veg' }, { diet: 'nonVeg' }, { diet: 'jain' }] as const
    expect(dishesOf(dishes, 'veg').map((dish) => dish.diet)).toEqual(['veg', 'jain'])
    expect(dishesOf(dishes, 'jain').map((dish) => dish.diet)).toEqual(['jain'])
    expect(dishesOf(dishes, 'custom')).toHaveLength(3)
  })
})

describe('add-ons', () => {
  test('raise what may be chosen', () => {
    expect(applyAddOn('package', starters, choose(starters, 2), 2)).toMatchObject({ addOn: 2 })
    expect(allowance('package', starters, 2)).toBe(4)
  })

  test('cannot exceed the dishes there are', () => {
    expect(applyAddOn('package', starters, choose(starters, 2), 4)).toEqual({ error: 'add_on_exceeds_dishes' })
  })

  test.each([-1, 11, 1.5, Number.NaN])('of %d are out of range', (addOn) => {
    expect(applyAddOn('package', starters, choose(starters, 2), addOn)).toEqual({ error: 'add_on_out_of_range' })
  })

  test('can be taken back even where the menu shrank below what the package includes', () => {
    const short = aCategory({ quantity: 4, dishCount: 2 })
    expect(applyAddOn('package', short, choose(short, 2, 1), 0)).toMatchObject({ addOn: 0 })
  })

  test('do not exist in a custom menu', () => {
    expect(applyAddOn('custom', starters, choose(starters, 2), 1)).toEqual({ error: 'add_on_exceeds_dishes' })
    expect(codes(anOfferedPackage({ kind: 'custom', items: [starters] }), [choose(starters, 2, 1)])).toEqual([
      'add_on_exceeds_dishes',
    ])
  })

  test('when lowered let the latest dishes go', () => {
    expect(applyAddOn('package', starters, choose(starters, 4, 2), 1)).toMatchObject({
      dishes: ['Starters 1', 'Starters 2', 'Starters 3'],
    })
  })
})

describe('what keeps a selection from being ordered', () => {
  const cases: [string, ItemSelection[], SelectionProblemCode[]][] = [
    ['nothing at all', [], ['category_incomplete', 'nothing_chosen']],
    ['a dish too few', [choose(starters, 1)], ['category_incomplete']],
    ['a dish too many', [choose(starters, 3)], ['category_full']],
    ['a dish of another menu', [{ ...choose(starters, 1), dishes: ['Starters 1', 'Sweets 1'] }], ['dish_not_on_menu']],
    ['the same dish twice', [{ ...choose(starters, 1), dishes: ['Starters 1', 'Starters 1'] }], ['dish_twice']],
    ['the same category twice', [choose(starters, 2), choose(starters, 2)], ['item_twice']],
    [
      'a category of another package',
      [...whole, { itemId: 'foreign', addOn: 0, dishes: ['Anything'] }],
      ['item_unknown'],
    ],
    ['an optional dish that was not added', [...whole, choose(sweets, 1)], ['category_full']],
    ['an add-on without its dish', [...whole, choose(sweets, 0, 1)], ['category_incomplete']],
    ['an add-on of 11', [...whole, choose(sweets, 1, 11)], ['add_on_out_of_range']],
    ['an add-on beyond the dishes there are', [...whole, choose(sweets, 3, 4)], ['add_on_exceeds_dishes']],
    ['nothing: it is whole', whole, []],
    ['nothing: an optional dish was added', [...whole, choose(sweets, 2, 2)], []],
  ]
  test.each(cases)('%s', (_, selections, expected) => {
    expect(codes(thali, selections)).toEqual(expected)
  })

  test('in a custom menu a used category needs its least number of dishes, an unused one nothing', () => {
    const custom = anOfferedPackage({ kind: 'custom', items: [aCategory({ minQty: 3 }), sweets] })
    expect(selectionProblems(custom, [choose(starters, 2)])).toEqual([
      { code: 'category_incomplete', itemId: 'starters', count: 1 },
    ])
    expect(codes(custom, [choose(sweets, 1)])).toEqual([])
  })

  test('every selection can be completed', () => {
    fc.assert(
      fc.property(anyOffer, (offer) => {
        const problems = codes(offer, complete(offer))
        const hasFood = complete(offer).some((selection) => selection.dishes.length > 0)
        expect(problems).toEqual(hasFood ? [] : ['nothing_chosen'])
      }),
    )
  })

  test('no way of toggling and adding on leads beyond the limits', () => {
    const step = fc.record({
      item: fc.nat(4),
      dish: fc.nat(11),
      addOn: fc.option(fc.integer({ min: -2, max: 12 }), { nil: undefined }),
    })
    fc.assert(
      fc.property(anyOffer, fc.array(step, { maxLength: 40 }), (offer, steps) => {
        const selections = new Map(offer.items.map((item) => [item.id, choose(item, 0)]))
        for (const { item: index, dish, addOn } of steps) {
          const item = offer.items[index]
          const selection = item && selections.get(item.id)
          const name = item?.dishes[dish]?.name
          if (!item || !selection || (addOn === undefined && name === undefined)) continue
          const next =
            addOn === undefined
              ? toggleDish(offer.kind, item, selection, name ?? '')
              : applyAddOn(offer.kind, item, selection, addOn)
          if (!('error' in next)) selections.set(item.id, next)
        }
        const allowed: SelectionProblemCode[] = ['category_incomplete', 'nothing_chosen']
        expect(codes(offer, [...selections.values()]).filter((code) => !allowed.includes(code))).toEqual([])
      }),
    )
  })
})

describe('the price per plate', () => {
  test('is the base with each added dish', () => {
    expect(pricePerPlate(thali, [...whole, choose(sweets, 2, 2)])).toBe(paise(310_00))
  })

  test('of a custom menu is what was chosen', () => {
    expect(
      pricePerPlate(anOfferedPackage({ kind: 'custom', items: [starters, sweets] }), [
        choose(starters, 3),
        choose(sweets, 1),
      ]),
    ).toBe(paise(120_00))
  })

  test('has the supplement of a dear dish', () => {
    const dear = aCategory({ dishes: [{ name: 'Prawns', diet: 'nonVeg', supplement: paise(75_00) }], quantity: 1 })
    expect(itemPrice('package', dear, choose(dear, 1))).toBe(paise(75_00))
  })

  test('of a custom menu includes the supplements of the chosen dishes only', () => {
    const dishes = [
      { name: 'Prawns', diet: 'nonVeg', supplement: paise(75_00) },
      { name: 'Lobster', diet: 'nonVeg', supplement: paise(500_00) },
      { name: 'Rice', diet: 'veg', supplement: paise(0) },
    ] as const
    const sea = aCategory({ name: 'Sea', dishes, price: paise(30_00) })
    expect(itemPrice('custom', sea, { itemId: sea.id, addOn: 0, dishes: ['Prawns', 'Rice'] })).toBe(paise(135_00))
    expect(
      pricePerPlate(anOfferedPackage({ kind: 'custom', items: [sea] }), [
        { itemId: sea.id, addOn: 0, dishes: ['Prawns', 'Rice'] },
      ]),
    ).toBe(paise(135_00))
  })

  test('equals an independent sum over every category and dish', () => {
    const withSelection = anyOffer.chain((offer) => fc.tuple(fc.constant(offer), anySelectionOf(offer)))
    fc.assert(
      fc.property(withSelection, ([offer, selections]) => {
        let expected: number = offer.basePrice
        for (const { itemId, addOn, dishes } of selections) {
          for (const item of offer.items.filter(({ id }) => id === itemId)) {
            expected += item.price * (offer.kind === 'custom' ? dishes.length : addOn)
            for (const dish of item.dishes) expected += dishes.includes(dish.name) ? dish.supplement : 0
          }
        }
        expect(pricePerPlate(offer, selections)).toBe(expected)
      }),
    )
  })

  test('is not lowered by an impossible add-on', () => {
    expect(pricePerPlate(thali, [choose(starters, 2, -5)])).toBe(paise(250_00))
    expect(pricePerPlate(thali, [choose(starters, 2, 1.5)])).toBe(paise(250_00))
  })

  test('is never below the base, and never falls when a dish is added', () => {
    const withSelection = anyOffer.chain((offer) => fc.tuple(fc.constant(offer), anySelectionOf(offer)))
    fc.assert(
      fc.property(withSelection, ([offer, selections]) => {
        const price = pricePerPlate(offer, selections)
        expect(price).toBeGreaterThanOrEqual(offer.basePrice)
        for (const [i, selection] of selections.entries()) {
          const fewer = { ...selection, dishes: selection.dishes.slice(1) }
          expect(pricePerPlate(offer, selections.with(i, fewer))).toBeLessThanOrEqual(price)
        }
      }),
    )
  })
})
