import { paise, zero, type Paise } from '#contract/values/money.ts'
import type { OfferedItem, OfferedPackage } from '#contract/rules/package-selection.ts'
import { dishesOf } from '#contract/rules/package-selection.ts'
import { dietLabel, type Diet, type PackageDiet } from '#contract/values/diet.ts'
import { guestBands, type GuestBand } from '#contract/values/guest-band.ts'
import type { Cuisine } from '#contract/values/cuisine.ts'
import { courses, type Course } from './cookbook/dish.ts'
import { idOf } from './ids.ts'
import type { DemoCaterer } from './demo-caterers/demo-caterer.ts'
import type { Menu } from './menus.ts'
import { occasionOfName, occasions, packageNames } from './package-names.ts'
import { textOf } from './package-texts.ts'
import { randomOf } from './random.ts'

/** A package as it can be ordered, with further columns of its row. */
export interface BuiltPackage extends OfferedPackage {
  bands: readonly GuestBand[]
  minOrder: number
  description: string
  servings: string
  prepTime: string
  dietaryInfo: string
  allergenInfo: string
  /** Kind of dish whose picture stands for it. */
  picture: string
}

type Composition = Partial<Record<Course, number>>

/** Dishes to choose within the price, by level. 0 is an optional add-on. */
const full: readonly Composition[] = [
  {},
  { starters: 0, sides: 1, mains: 2, rice: 2, breads: 1, desserts: 1 },
  { drinks: 1, starters: 2, sides: 1, mains: 2, rice: 2, breads: 2, desserts: 1, live: 0 },
  { drinks: 2, soups: 1, starters: 3, sides: 2, mains: 3, rice: 2, breads: 2, desserts: 2, live: 0 },
  { drinks: 2, soups: 1, starters: 4, sides: 2, mains: 3, rice: 2, breads: 3, desserts: 2, live: 1 },
  { drinks: 3, soups: 2, starters: 5, sides: 3, mains: 4, rice: 3, breads: 3, desserts: 3, live: 2 },
]
const light: readonly Composition[] = [
  {},
  { sides: 1, mains: 1, rice: 2, breads: 1, desserts: 0 },
  { drinks: 0, starters: 1, sides: 1, mains: 2, rice: 1, breads: 1, desserts: 1 },
  { drinks: 1, soups: 0, starters: 2, sides: 1, mains: 2, rice: 2, breads: 1, desserts: 1, live: 0 },
  { drinks: 2, soups: 0, starters: 3, sides: 2, mains: 2, rice: 2, breads: 2, desserts: 2, live: 0 },
  { drinks: 2, soups: 1, starters: 4, sides: 2, mains: 3, rice: 2, breads: 2, desserts: 2, live: 1 },
]
const packedFood = {
  'Snack Boxes': { starters: 3, sides: 0, desserts: 1 },
  'Packed Thali': { sides: 1, mains: 2, rice: 2, breads: 1, desserts: 1 },
} as const satisfies Record<string, Composition>

/** Below this no kitchen cooks and serves a buffet: for coming at all, and for each dish; in paise per plate. */
const least = { buffet: 5_500, dish: 1_000 }

/** Below this nothing can be packed and brought; in paise. */
const cheapestBox = 6_000

/** A package costs less than its dishes one by one, and less still for many guests. */
const packageShare = 0.72
const bandFactor: Record<GuestBand, number> = { '10-25': 1.18, '25-50': 1.08, '50-100': 1, '100+': 0.9 }
const dietFactor: Record<Diet, number> = { veg: 1, jain: 1.06, nonVeg: 1.22 }

/** Everything a caterer sells: packages of its bands, packed food, and a custom menu. */
export function packagesOf(demoCaterer: DemoCaterer, menus: readonly Menu[]): BuiltPackage[] {
  const bands = demoCaterer.bands ?? guestBands
  const custom = demoCaterer.custom ?? true
  return [
    ...groupsOf(demoCaterer, bands).flatMap((group) => packagesFor(demoCaterer, menus, group)),
    ...(demoCaterer.packed ?? []).map((name) => packedOf(demoCaterer, menus, name, bands)),
    ...(custom ? [customOf(demoCaterer, menus)] : []),
  ]
}

/** A canteen makes no difference between neighbouring bands; others calculate for each. */
function groupsOf({ level }: DemoCaterer, bands: readonly GuestBand[]): GuestBand[][] {
  const groups: GuestBand[][] =
    level === 1
      ? [
          ['10-25', '25-50'],
          ['50-100', '100+'],
        ]
      : guestBands.map((band) => [band])
  return groups.map((group) => group.filter((band) => bands.includes(band))).filter((group) => group.length > 0)
}

function packagesFor(demoCaterer: DemoCaterer, menus: readonly Menu[], bands: readonly GuestBand[]): BuiltPackage[] {
  const random = randomOf('packages', demoCaterer.name, ...bands)
  const [main, ...others] = demoCaterer.diets
  const build = (diet: Diet, composition: Composition, tier: 0 | 1) =>
    packageOf(demoCaterer, menus, bands, diet, composition, tier)
  if (demoCaterer.serial !== undefined) return [build(main, full[demoCaterer.level] ?? {}, 0)]
  return [
    build(main, full[demoCaterer.level] ?? {}, 0),
    ...others
      .filter((diet) => diet !== 'jain' || bands.includes('50-100') || random.chance(0.3))
      .map((diet) => build(diet, full[demoCaterer.level] ?? {}, 0)),
    ...(random.chance(0.3) ? [build(main, light[demoCaterer.level] ?? {}, 1)] : []),
  ]
}

function packageOf(
  demoCaterer: DemoCaterer,
  menus: readonly Menu[],
  bands: readonly GuestBand[],
  diet: Diet,
  composition: Composition,
  tier: 0 | 1,
): BuiltPackage {
  const band = bands.at(-1) ?? '10-25'
  const random = randomOf('package', demoCaterer.name, band, diet, tier)
  const lead = random.chance(0.7) ? demoCaterer.cuisines[0] : random.pick(demoCaterer.cuisines)
  const title = packageNames[lead][band][tier]
  const name = `${title} ${dietLabel[diet]}`
  const occasion = occasionOfName[title] ?? random.pick(occasions[band])
  const id = idOf('package', demoCaterer.name, band, diet, tier)
  const items = itemsOf(id, menus, diet, band === '10-25' ? smaller(composition) : composition)
  const factor = bandFactor[band] * dietFactor[diet] * packageShare
  return {
    id,
    name,
    kind: 'package',
    diet,
    items,
    bands,
    minOrder: 10,
    basePrice: asWritten(Math.max(worth(items) * factor, least.buffet + dishesIn(items) * least.dish)),
    description: textOf('meal', items, { diet, occasion, random: randomOf('package text', id) }),
    servings: 'Unlimited helpings',
    prepTime: `Order ${demoCaterer.leadDays} ${demoCaterer.leadDays === 1 ? 'day' : 'days'} ahead`,
    dietaryInfo: dietaryInfo[diet],
    allergenInfo: 'Contains milk, wheat and nuts; tell us about allergies when you order',
    picture: thaliOf[lead] ?? 'thali',
  }
}

/** At home there is no room for a counter, and the courses are fewer. */
function smaller(composition: Composition): Composition {
  const { live: _, ...rest } = composition
  return rest.starters !== undefined && rest.starters > 3 ? { ...rest, starters: rest.starters - 1 } : rest
}

function packedOf(
  demoCaterer: DemoCaterer,
  menus: readonly Menu[],
  name: keyof typeof packedFood,
  bands: readonly GuestBand[],
): BuiltPackage {
  const diet: Diet = demoCaterer.diets.includes('veg') ? 'veg' : 'jain'
  const id = idOf('package', demoCaterer.name, name)
  const items = itemsOf(id, menus, diet, packedFood[name])
  const isBox = name === 'Snack Boxes'
  return {
    id,
    name,
    kind: 'packed',
    diet,
    items,
    bands,
    minOrder: randomOf('packed', demoCaterer.name, name).pick([10, 15, 20, 25]),
    basePrice: asWritten(Math.max(cheapestBox, worth(items) * (isBox ? 0.6 : 0.8))),
    description: textOf(isBox ? 'boxes' : 'thali', items, { diet, random: randomOf('package text', id) }),
    servings: isBox ? 'One box for one guest' : 'One thali for one guest',
    prepTime: 'Packed an hour before delivery',
    dietaryInfo: dietaryInfo[diet],
    allergenInfo: 'Contains milk, wheat and nuts',
    picture: isBox ? 'snack-box' : 'packed-thali',
  }
}

function customOf(demoCaterer: DemoCaterer, menus: readonly Menu[]): BuiltPackage {
  const id = idOf('package', demoCaterer.name, 'Custom Menu')
  const items = itemsOf(id, menus, 'custom', Object.fromEntries(courses.map((course) => [course, 0])))
  return {
    id,
    name: 'Custom Menu',
    kind: 'custom',
    diet: 'custom',
    basePrice: zero,
    items,
    bands: [],
    minOrder: 10,
    description: textOf('custom', items, { diet: 'custom', random: randomOf('package text', id) }),
    servings: 'Unlimited helpings',
    prepTime: `Order ${demoCaterer.leadDays + 1} days ahead`,
    dietaryInfo: 'As you choose',
    allergenInfo: 'Tell us about allergies when you order',
    picture: 'thali',
  }
}

/** A category is left out when it has no dish of the diet, and asks for no more dishes than there are. */
function itemsOf(
  packageId: string,
  menus: readonly Menu[],
  diet: PackageDiet,
  composition: Composition,
): OfferedItem[] {
  return menus.flatMap(({ id: menuId, course, name, price, dishes }) => {
    const wanted = composition[course]
    const offered = dishesOf(dishes, diet)
    if (wanted === undefined || offered.length === 0) return []
    const quantity = Math.min(wanted, offered.length)
    // A mouthful of one starter is no course: optional ones come by twos.
    const minQty = course === 'starters' && quantity === 0 && offered.length > 1 ? 2 : 1
    return [
      {
        id: idOf('item', packageId, menuId),
        menuId,
        name,
        quantity,
        price,
        minQty,
        dishes: offered.map((dish) => ({ name: dish.name, diet: dish.diet, supplement: dish.supplement })),
      },
    ]
  })
}

function worth(items: readonly OfferedItem[]): number {
  return items.reduce((all, { price, quantity }) => all + price * quantity, 0)
}

/** Prices as caterers write them: 64, 149, 599. */
function asWritten(exact: number): Paise {
  const rupees = exact / 100
  const step = rupees < 100 ? 5 : 10
  return paise((Math.round(rupees / step) * step - 1) * 100)
}

function dishesIn(items: readonly OfferedItem[]): number {
  return items.reduce((all, { quantity }) => all + quantity, 0)
}

const dietaryInfo: Record<Diet, string> = {
  veg: 'Vegetarian; separate vessels and oil',
  nonVeg: 'Non-vegetarian, with vegetarian dishes on a table of their own',
  jain: 'Jain: no onion, garlic, potato or other roots',
}

const thaliOf: Partial<Record<Cuisine, string>> = {
  Gujarati: 'gujarati-thali',
  Kathiyawadi: 'kathiyawadi-thali',
  Rajasthani: 'rajasthani-thali',
  Maharashtrian: 'maharashtrian-thali',
  'South Indian': 'south-thali',
  Bengali: 'bengali-thali',
  Lebanese: 'mezze',
  Italian: 'pasta',
  Mexican: 'tacos',
  Chinese: 'hakka-noodles',
  Thai: 'thai-green-curry',
}

/** Kinds of dishes whose pictures stand for packages. */
export const packagePictures = ['thali', 'snack-box', 'packed-thali', ...Object.values(thaliOf)]
