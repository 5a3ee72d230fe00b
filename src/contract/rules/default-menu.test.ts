import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aCategory, anOfferedPackage, anyOfferOfDiets } from '#test/factories/offers.ts'
import { diets, dietsOfferedBy, type Diet } from '../values/diet.ts'
import { noteText } from '../note-text.ts'
import { paise, zero } from '../values/money.ts'
import { defaultFor, shortagesOf, uneatenCourses } from './default-menu.ts'
import { allowance, type OfferedDish, type OfferedPackage } from './package-selection.ts'

const dish = (name: string, diet: Diet, supplement = zero): OfferedDish => ({ name, diet, supplement })
const meat = [dish('Chicken', 'nonVeg'), dish('Mutton', 'nonVeg')]
const paneer = dish('Paneer', 'veg')
const jain = dish('Jain Samosa', 'jain')

/** A non-veg package of one course, of which the first `quantity` dishes are the default. */
function starting(
  dishes: readonly OfferedDish[],
  quantity: number,
): OfferedPackage & { defaultSelection: { itemId: string; dishes: string[] }[] } {
  const item = aCategory({ quantity, dishes })
  const defaultSelection = [{ itemId: item.id, dishes: dishes.slice(0, quantity).map(({ name }) => name) }]
  return { ...anOfferedPackage({ diet: 'nonVeg', items: [item] }), defaultSelection }
}
const namesFor = (offer: ReturnType<typeof starting>, guests: readonly Diet[]) =>
  defaultFor(offer, guests)?.selections.flatMap(({ dishes }) => dishes)

describe('the default for some guests', () => {
  test('is the default as it is where all of them can eat of each course, or nothing is known of them', () => {
    const offer = starting([...meat, paneer], 2)
    expect(namesFor(offer, ['nonVeg'])).toEqual(['Chicken', 'Mutton'])
    expect(namesFor(offer, [])).toEqual(['Chicken', 'Mutton'])
  })

  test('takes one dish more that the strictest of them eat in place of the last', () => {
    expect(namesFor(starting([...meat, paneer, jain], 2), ['nonVeg', 'veg', 'jain'])).toEqual([
      'Chicken',
      'Jain Samosa',
    ])
    expect(namesFor(starting([...meat, paneer, jain], 2), ['nonVeg', 'veg'])).toEqual(['Chicken', 'Paneer'])
  })

  test('leaves the non-veg dish where another can give way to one that is Jain', () => {
    const [chicken = paneer] = meat
    const offer = starting([paneer, dish('Corn', 'veg'), chicken, jain], 3)
    expect(namesFor(offer, ['veg', 'jain', 'nonVeg'])).toEqual(['Paneer', 'Jain Samosa', 'Chicken'])
  })

  test('leaves no dish that none of them eats while there is another', () => {
    expect(namesFor(starting([...meat, paneer, jain], 3), ['veg'])).toEqual(['Paneer', 'Jain Samosa', 'Chicken'])
    expect(namesFor(starting([paneer, meat[0] ?? paneer, dish('Dal', 'veg')], 2), ['veg'])).toEqual(['Paneer', 'Dal'])
  })

  test('prefers dishes that cost nothing extra', () => {
    const dear = dish('Truffle', 'veg', paise(50_00))
    expect(namesFor(starting([...meat, dear, paneer], 2), ['veg', 'nonVeg'])).toEqual(['Chicken', 'Paneer'])
  })

  test('says which course feeds whom not', () => {
    const menu = defaultFor(starting([...meat, paneer], 2), ['jain', 'veg', 'nonVeg'])
    expect(menu?.selections[0]?.dishes).toEqual(['Chicken', 'Paneer'])
    expect(menu?.notes).toEqual([{ code: 'course_uneaten', values: { category: 'Starters', diet: 'jain' } }])
    expect(menu?.notes.map(({ code, values }) => noteText(code, values))).toEqual([
      'Your Jain guests have no dish in Starters. Choose one for them, or ask the caterer.',
    ])
  })

  test('is none where the package has none', () => {
    expect(defaultFor(anOfferedPackage(), ['veg'])).toBeUndefined()
  })

  test('feeds each diet in each course that has a dish for it', () => {
    const anyCase = fc.tuple(anyOfferOfDiets, fc.subarray([...diets]))
    fc.assert(
      fc.property(anyCase, ([offer, guests]) => {
        const defaultSelection = offer.items.map((item) => ({
          itemId: item.id,
          dishes: item.dishes.slice(0, allowance(offer.kind, item, 0)).map(({ name }) => name),
        }))
        const menu = defaultFor({ ...offer, defaultSelection }, guests)
        for (const item of offer.items) {
          const names = menu?.selections.find(({ itemId }) => itemId === item.id)?.dishes ?? []
          if (names.length === 0) continue
          for (const diet of guests) {
            const eaten = item.dishes.filter((one) => dietsOfferedBy(diet).includes(one.diet)).map(({ name }) => name)
            const isNoted = menu?.notes.some(({ values }) => values.category === item.name && values.diet === diet)
            expect(isNoted).toBe(eaten.length === 0)
            expect(names.some((name) => eaten.includes(name))).toBe(eaten.length > 0)
          }
        }
      }),
    )
  })
})

test('a course of which nothing is chosen needs no dish for anybody', () => {
  const offer = starting(meat, 2)
  expect(uneatenCourses(offer, [{ itemId: 'starters', addOn: 0, dishes: [] }], ['jain'])).toEqual([])
})

describe('shortages', () => {
  test('are the courses with fewer dishes than the package includes', () => {
    const items = [aCategory({ quantity: 4, dishCount: 2 }), aCategory({ name: 'Rice', quantity: 2, dishCount: 2 })]
    expect(shortagesOf(anOfferedPackage({ items }))).toEqual([
      { itemId: 'starters', name: 'Starters', needed: 4, available: 2 },
    ])
  })

  test('of a custom menu are none as long as one course has dishes', () => {
    const [full, bare] = [aCategory({ quantity: 3 }), aCategory({ name: 'Rice', dishCount: 0 })]
    expect(shortagesOf(anOfferedPackage({ kind: 'custom', items: [full, bare] }))).toEqual([])
    expect(shortagesOf(anOfferedPackage({ kind: 'custom', items: [bare] }))).toEqual([
      { itemId: 'rice', name: 'Rice', needed: 1, available: 0 },
    ])
  })

  test('are said of a package without courses as a whole', () => {
    expect(shortagesOf(anOfferedPackage({ items: [] }))).toEqual([{ name: 'Wedding Thali', needed: 1, available: 0 }])
  })
})
