import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { defaultFor } from '#contract/rules/default-menu.ts'
import { pricePerPlate, selectionProblems, type OfferedPackage } from '#contract/rules/package-selection.ts'
import { diets, dietsOfferedBy, type Diet } from '#contract/values/diet.ts'
import { paise, zero } from '#contract/values/money.ts'
import { aCategory, anOfferedPackage, anyOfferOfDiets } from '#test/factories/offers.ts'
import { defaultSelection, type DefaultSources } from './default-selection.ts'

const none: DefaultSources = { marked: new Map(), favourites: new Map(), smallestBill: zero }
const chosen = (offer: OfferedPackage, sources: Partial<DefaultSources> = {}) =>
  defaultSelection(offer, { ...none, ...sources })?.map(({ itemId, dishes }) => [itemId, ...dishes])

const starters = aCategory()
const thali = anOfferedPackage({ items: [starters, aCategory({ name: 'Sweets', quantity: 1, dishCount: 3 })] })

describe('the default of a package', () => {
  test('is the first dishes of the menu, of what is included', () => {
    expect(chosen(anOfferedPackage())).toEqual([['starters', 'Starters 1', 'Starters 2']])
  })

  test('has first what completed orders chose, and that only where they chose it', () => {
    const favourites = new Map([['starters', ['Starters 4', 'Gone', 'Starters 1', 'Starters 2']]])
    expect(chosen(thali, { favourites })).toEqual([
      ['starters', 'Starters 4', 'Starters 1'],
      ['sweets', 'Sweets 1'],
    ])
  })

  test('has what the caterer marked before all else, as far as the menu still has it and the package includes it', () => {
    const favourites = new Map([['starters', ['Starters 4']]])
    expect(chosen(thali, { favourites, marked: new Map([['starters', ['Starters 5', 'Gone']]]) })).toEqual([
      ['starters', 'Starters 5', 'Starters 4'],
      ['sweets', 'Sweets 1'],
    ])
    const tooMany = new Map([['sweets', ['Sweets 3', 'Sweets 3', 'Sweets 2']]])
    expect(chosen(thali, { marked: tooMany })?.at(-1)).toEqual(['sweets', 'Sweets 3'])
  })

  test('has a dish that costs extra only where the caterer marked it, or nothing else is left', () => {
    const dear = { name: 'Prawns', diet: 'veg' as const, supplement: paise(40_00) }
    const course = { ...starters, dishes: [dear, ...starters.dishes.slice(0, 2)] }
    const offer = anOfferedPackage({ items: [course] })
    expect(chosen(offer)).toEqual([['starters', 'Starters 1', 'Starters 2']])
    expect(chosen(offer, { favourites: new Map([['starters', ['Prawns']]]) })?.flat()).not.toContain('Prawns')
    expect(chosen(offer, { marked: new Map([['starters', ['Prawns']]]) })?.flat()).toContain('Prawns')
  })

  describe('of a non-veg package', () => {
    const dish = (name: string, diet: Diet, supplement = zero) => ({ name, diet, supplement })
    // As menus list them.
    const dishes = [
      dish('Paneer', 'veg'),
      dish('Corn', 'veg'),
      dish('Jain Samosa', 'jain'),
      dish('Chicken', 'nonVeg'),
      dish('Prawns', 'nonVeg', paise(40_00)),
      dish('Mutton', 'nonVeg'),
    ]
    const nonVeg = (...quantities: readonly number[]) =>
      anOfferedPackage({
        diet: 'nonVeg',
        items: quantities.map((quantity, at) => aCategory({ name: `Course ${at}`, quantity, dishes })),
      })
    const dishesOf = (offer: OfferedPackage, sources: Partial<DefaultSources> = {}) =>
      chosen(offer, sources)?.map(([, ...names]) => names)

    test('is veg and non-veg by turns, at no extra price', () => {
      expect(dishesOf(nonVeg(4, 2, 1))).toEqual([
        ['Paneer', 'Chicken', 'Corn', 'Mutton'],
        ['Paneer', 'Chicken'],
        ['Paneer'],
      ])
    })

    test('has one non-veg dish where each course has a single one', () => {
      expect(dishesOf(nonVeg(1, 1))).toEqual([['Chicken'], ['Paneer']])
    })

    test('has first what was marked or chosen by orders', () => {
      const [first, second] = nonVeg(2, 3).items
      const marked = new Map([[first?.id ?? '', ['Corn', 'Paneer']]])
      const favourites = new Map([[second?.id ?? '', ['Corn']]])
      expect(dishesOf(nonVeg(2, 3), { marked, favourites })).toEqual([
        ['Corn', 'Paneer'],
        ['Corn', 'Paneer', 'Chicken'],
      ])
    })
  })

  test('is none where a course has too few dishes, or nothing is included', () => {
    expect(chosen(anOfferedPackage({ items: [aCategory({ quantity: 3, dishCount: 2 })] }))).toBeUndefined()
    expect(chosen(anOfferedPackage({ items: [aCategory({ quantity: 0 })] }))).toBeUndefined()
    expect(chosen(anOfferedPackage({ items: [] }))).toBeUndefined()
  })
})

describe('the suggestion for a custom menu', () => {
  const courses = ['A', 'B', 'C', 'D', 'E'].map((name) =>
    aCategory({ name, minQty: 2, price: paise(10_00), dishCount: 4 }),
  )
  const custom = anOfferedPackage({
    kind: 'custom',
    diet: 'custom',
    items: [aCategory({ name: 'None', dishCount: 0 }), ...courses],
  })
  const counts = (sources: Partial<DefaultSources> = {}) =>
    chosen(custom, sources)
      ?.map(([item, ...dishes]) => `${item}${dishes.length}`)
      .join(' ')

  test('is the least number of dishes of the first four courses that have any', () => {
    expect(counts()).toBe('a2 b2 c2 d2')
  })

  test('grows by turns until ten guests may order it, and by further courses at last', () => {
    // Eight dishes are ₹80 per plate.
    expect(counts({ smallestBill: paise(800_00) })).toBe('a2 b2 c2 d2')
    expect(counts({ smallestBill: paise(1_000_00) })).toBe('a3 b3 c2 d2')
    expect(counts({ smallestBill: paise(1_610_00) })).toBe('a4 b4 c4 d4 e2')
    expect(counts({ smallestBill: paise(9_000_00) })).toBe('a4 b4 c4 d4 e4')
  })

  test('is what the caterer marked, with the least number of those courses', () => {
    const marked = new Map([
      ['c', ['C 4']],
      ['e', ['E 3', 'E 2', 'E 1']],
    ])
    expect(chosen(custom, { marked })).toEqual([
      ['c', 'C 4', 'C 1'],
      ['e', 'E 3', 'E 2', 'E 1'],
    ])
    expect(counts({ marked, smallestBill: paise(600_00) })).toBe('c3 e3')
  })
})

const anySources = (offer: OfferedPackage) => {
  const ranked = fc
    .tuple(
      ...offer.items.map(({ id, dishes }) =>
        fc.subarray(['Gone', ...dishes.map(({ name }) => name)]).map((names) => [id, names.toReversed()] as const),
      ),
    )
    .map((entries) => new Map(entries))
  return fc.record({
    marked: ranked,
    favourites: ranked,
    smallestBill: fc.constantFrom(zero, paise(2_000_00), paise(90_000_00)),
  })
}
const anyCase = anyOfferOfDiets.chain((offer) =>
  fc.tuple(fc.constant(offer), anySources(offer), fc.subarray([...diets])),
)

test('a default fits the rules and the diet of any package, for any guests', () => {
  let fitting = 0
  fc.assert(
    fc.property(anyCase, ([offer, sources, guests]) => {
      const start = defaultSelection(offer, sources)
      const menu = defaultFor({ ...offer, defaultSelection: start }, guests)
      if (!start || !menu) {
        expect(menu).toBeUndefined()
        return
      }
      fitting++
      const plain = start.map((course) => ({ ...course, addOn: 0 }))
      expect(selectionProblems(offer, plain)).toEqual([])
      expect(selectionProblems(offer, menu.selections)).toEqual([])
      const served = offer.items
        .flatMap(({ dishes }) => dishes)
        .filter(({ name }) => menu.selections.some(({ dishes }) => dishes.includes(name)))
      expect(served.every(({ diet }) => dietsOfferedBy(offer.diet).includes(diet))).toBe(true)
      if (offer.kind !== 'custom') return
      const isAll = plain.flatMap(({ dishes }) => dishes).length === offer.items.flatMap(({ dishes }) => dishes).length
      expect(isAll || pricePerPlate(offer, plain) * 10 >= sources.smallestBill).toBe(true)
    }),
  )
  expect(fitting).toBeGreaterThan(20)
})
