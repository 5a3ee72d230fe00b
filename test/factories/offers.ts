import fc from 'fast-check'
import { diets, dietsOfferedBy } from '#contract/values/diet.ts'
import { paise, zero } from '#contract/values/money.ts'
import type {
  ItemSelection,
  OfferedDish,
  OfferedItem,
  OfferedPackage,
  PackageKind,
} from '#contract/rules/package-selection.ts'

/** A category with that many veg dishes, named 'Starters 1' and so on. */
export function aCategory(given: Partial<OfferedItem> & { dishCount?: number } = {}): OfferedItem {
  const { dishCount = 5, ...rest } = given
  const name = rest.name ?? 'Starters'
  return {
    id: name.toLowerCase(),
    menuId: `menu-${name.toLowerCase()}`,
    name,
    quantity: 2,
    price: paise(30_00),
    minQty: 1,
    dishes: Array.from({ length: dishCount }, (_, i): OfferedDish => ({
      name: `${name} ${i + 1}`,
      diet: 'veg',
      supplement: paise(0),
    })),
    ...rest,
  }
}

/** A veg package at 250 rupees a plate: two starters of five, and optional sweets. */
export function anOfferedPackage(given: Partial<OfferedPackage> = {}): OfferedPackage {
  return {
    id: 'package-1',
    name: 'Wedding Thali',
    kind: 'package',
    diet: 'veg',
    basePrice: paise(given.kind === 'custom' ? 0 : 250_00),
    items: [aCategory(), aCategory({ name: 'Sweets', quantity: 0, dishCount: 3 })],
    ...given,
  }
}

/** The first dishes of a category, as many as said. */
export function choose(item: OfferedItem, count: number, addOn = 0): ItemSelection {
  return { itemId: item.id, addOn, dishes: item.dishes.slice(0, count).map((dish) => dish.name) }
}

const price = fc.integer({ min: 0, max: 1_000_00 }).map(paise)
const anyKind = fc.constantFrom<PackageKind>('package', 'custom', 'packed')

const anyCategory = (index: number): fc.Arbitrary<OfferedItem> =>
  fc.record({
    id: fc.constant(`item-${index}`),
    menuId: fc.constant(`menu-${index}`),
    name: fc.constant(`Category ${index}`),
    quantity: fc.integer({ min: 0, max: 8 }),
    price,
    minQty: fc.integer({ min: 1, max: 4 }),
    dishes: fc
      .array(price, { maxLength: 12 })
      .map((supplements) =>
        supplements.map((supplement, i): OfferedDish => ({ name: `Dish ${index}.${i}`, diet: 'veg', supplement })),
      ),
  })

/** Packages of every kind, the odd ones included: no categories, fewer dishes than the quantity, everything free. */
export const anyOffer: fc.Arbitrary<OfferedPackage> = fc
  .tuple(anyKind, price, fc.integer({ min: 0, max: 5 }))
  .chain(([kind, basePrice, categories]) =>
    fc.tuple(...Array.from({ length: categories }, (_, i) => anyCategory(i))).map((items): OfferedPackage => ({
      id: 'package-1',
      name: 'Any package',
      kind,
      diet: kind === 'custom' ? 'custom' : 'veg',
      basePrice: kind === 'custom' ? paise(0) : basePrice,
      items,
    })),
  )

/** Any choice of dishes with any add-on in range, right or wrong for the package. */
export function anySelectionOf(offer: OfferedPackage): fc.Arbitrary<ItemSelection[]> {
  return fc.tuple(
    ...offer.items.map((item) =>
      fc.record({
        itemId: fc.constant(item.id),
        addOn: fc.integer({ min: 0, max: 10 }),
        dishes: fc.subarray(item.dishes.map((dish) => dish.name)),
      }),
    ),
  )
}

/** As {@link anyOffer}, of any diet, with as many dishes of its diets in any order; half of the packages have enough of them. */
export const anyOfferOfDiets: fc.Arbitrary<OfferedPackage> = anyOffer.chain((offer) => {
  const diet = offer.kind === 'custom' ? fc.constant('custom' as const) : fc.constantFrom(...diets)
  const isFilled = fc.boolean()
  return fc.tuple(diet, isFilled, fc.infiniteStream(fc.nat(5))).map(([ofDiet, filled, random]) => {
    const offered = dietsOfferedBy(ofDiet)
    const items = offer.items.map((item) => ({
      ...item,
      quantity: filled ? Math.min(item.quantity, item.dishes.length) : item.quantity,
      dishes: item.dishes.map((dish) => ({
        ...dish,
        diet: offered[random.next().value % offered.length] ?? 'jain',
        supplement: random.next().value > 0 ? zero : dish.supplement,
      })),
    }))
    return { ...offer, diet: ofDiet, items }
  })
})
