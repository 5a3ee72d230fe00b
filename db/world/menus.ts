import { paise, zero, type Paise } from '#contract/values/money.ts'
import type { Cuisine } from '#contract/values/cuisine.ts'
import type { Diet } from '#contract/values/diet.ts'
import { notJainIn } from '#contract/values/jain-words.ts'
import { courses, type Course, type Dish } from './cookbook/dish.ts'
import { otherAbouts } from './cookbook/abouts/index.ts'
import { cookbook } from './cookbook/index.ts'
import { idOf } from './ids.ts'
import type { DemoCaterer } from './demo-caterers/demo-caterer.ts'
import { randomOf, type Random } from './random.ts'

export interface MenuDish {
  id: string
  name: string
  about: string
  diet: Diet
  picture: string | undefined
  supplement: Paise
}

/** One category of a caterer's food. */
export interface Menu {
  id: string
  course: Course
  name: string
  /** Paise per plate for one dish of it. */
  price: Paise
  dishes: readonly MenuDish[]
}

const smallestMenu = 6
/** Jain dishes of a category, by level: enough for any package to choose from. */
const leastJain = [0, 3, 3, 4, 5, 5]

/** What a dish of each course costs in a middling kitchen, in rupees per plate. */
const rupeesADish: Record<Course, number> = {
  drinks: 30,
  soups: 35,
  starters: 55,
  sides: 20,
  mains: 70,
  rice: 45,
  breads: 20,
  desserts: 50,
  live: 90,
}
/** By level: a banquet house charges three and a half times what a canteen does. */
const priceFactor = [0, 0.46, 0.62, 0.85, 1.1, 1.35]
const coursesByLevel: readonly (readonly Course[])[] = [
  [],
  ['starters', 'sides', 'mains', 'rice', 'breads', 'desserts'],
  ['drinks', 'starters', 'sides', 'mains', 'rice', 'breads', 'desserts', 'live'],
  courses,
  courses,
  courses,
]

/** Benchmarks want many caterers, not many dishes. */
const sketched: readonly Course[] = ['starters', 'mains', 'rice', 'desserts']

const byCourse = Object.groupBy(cookbook, ({ course }) => course)

const notIndian: ReadonlySet<Cuisine> = new Set(['Chinese', 'Italian', 'Mexican', 'Lebanese', 'Thai'])
const farsan: ReadonlySet<Cuisine> = new Set(['Gujarati', 'Kathiyawadi', 'Rajasthani'])

/** The caterer's categories with six to fourteen dishes each, in the order of a meal. */
export function menusOf(demoCaterer: DemoCaterer): Menu[] {
  if (demoCaterer.noMenus) return []
  const cooksIndian = demoCaterer.cuisines.some((cuisine) => !notIndian.has(cuisine))
  const isSketch = demoCaterer.serial !== undefined
  return (isSketch ? sketched : (coursesByLevel[demoCaterer.level] ?? [])).flatMap((course) => {
    const random = randomOf('menu', demoCaterer.name, course)
    const known = (byCourse[course] ?? []).filter((dish) => isKnownTo(demoCaterer, dish, cooksIndian))
    const dishes = chooseDishes(
      demoCaterer,
      ranked(known, demoCaterer, random),
      isSketch ? smallestMenu : random.int(7, 11),
    )
    if (dishes.length < smallestMenu) return []
    const id = idOf('menu', demoCaterer.name, course)
    const price = paise(
      Math.max(
        5,
        Math.round((rupeesADish[course] * (priceFactor[demoCaterer.level] ?? 1) * random.int(92, 108)) / 500) * 5,
      ) * 100,
    )
    return [
      {
        id,
        course,
        name: nameOf(course, demoCaterer),
        price,
        dishes: dishes.map((dish) => finished(dish, id, demoCaterer)),
      },
    ]
  })
}

function isKnownTo(demoCaterer: DemoCaterer, { cuisine, diet, jain }: Dish, cooksIndian: boolean): boolean {
  if (diet === 'nonVeg' && !demoCaterer.diets.includes('nonVeg')) return false
  if (jain === 'never' && diet === 'veg' && !demoCaterer.diets.includes('veg')) return false
  return cuisine === 'any' || (cuisine === 'indian' ? cooksIndian : demoCaterer.cuisines.includes(cuisine))
}

/** What a caterer is known for comes first, the rest at random. */
function ranked(known: readonly Dish[], demoCaterer: DemoCaterer, random: Random): Dish[] {
  const weight = ({ cuisine }: Dish) =>
    cuisine === demoCaterer.cuisines[0] ? 0.8 : cuisine === 'any' ? 0 : cuisine === 'indian' ? 0.2 : 0.5
  return known
    .map((dish) => ({ dish, rank: random.next() + weight(dish) }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ dish }) => dish)
}

type Chosen = Dish & { served: Diet }

/** Each diet of the caterer gets its share; Jain guests always have dishes to choose from. */
function chooseDishes(demoCaterer: DemoCaterer, known: readonly Dish[], count: number): Chosen[] {
  const meat = known.filter((dish) => dish.diet === 'nonVeg').slice(0, Math.floor(count * 0.4))
  const green = known.filter((dish) => dish.diet === 'veg').slice(0, count - meat.length)
  const served = green.map((dish): Chosen => ({ ...dish, served: 'veg' }))
  if (demoCaterer.diets.includes('jain'))
    makeJain(
      served,
      demoCaterer.diets.includes('veg')
        ? Math.max(leastJain[demoCaterer.level] ?? 0, Math.ceil(green.length / 2))
        : green.length,
    )
  return [...served, ...meat.map((dish): Chosen => ({ ...dish, served: 'nonVeg' }))]
}

/** So many dishes are cooked in the Jain vessels: first those that need no change, then those that can do without onion, garlic and roots. */
function makeJain(served: Chosen[], wanted: number): void {
  const able = [
    ...served.filter(({ jain }) => jain === 'as it is'),
    ...served.filter(({ jain }) => jain === 'on request').toReversed(),
  ]
  for (const dish of able.slice(0, wanted)) dish.served = 'jain'
}

function finished(
  { name, about, picture, served, jain, diet }: Chosen,
  menuId: string,
  demoCaterer: DemoCaterer,
): MenuDish {
  const isVariant = served === 'jain' && jain === 'on request'
  const isDear = demoCaterer.dishPrices === true && diet === 'nonVeg' && /Prawn|Kolambi|Surmai|Chingri|Ilish/.test(name)
  return {
    id: idOf('dish', menuId, name),
    name: isVariant ? `Jain ${name}` : name,
    about: aboutOf({ name, about }, demoCaterer, isVariant),
    diet: served,
    picture,
    supplement: isDear ? paise(4_000) : zero,
  }
}

/** What this caterer says of the dish; of a Jain variant nothing that names a root, as the name says what it is. */
function aboutOf({ name, about }: Pick<Dish, 'name' | 'about'>, demoCaterer: DemoCaterer, isJain: boolean): string {
  const all = [about, ...(otherAbouts[name] ?? [])]
  const fitting = isJain ? all.filter((each) => !notJainIn(each)) : all
  return fitting.length > 0 ? randomOf('about', demoCaterer.name, name).pick(fitting) : 'Made the Jain way'
}

function nameOf(course: Course, { cuisines: [lead] }: DemoCaterer): string {
  switch (course) {
    case 'drinks':
      return 'Welcome Drinks'
    case 'soups':
      return 'Soups'
    case 'starters':
      return lead === 'Lebanese' ? 'Hot Mezze' : farsan.has(lead) ? 'Farsan & Starters' : 'Starters'
    case 'sides':
      return lead === 'Lebanese' ? 'Cold Mezze' : notIndian.has(lead) ? 'Salads & Dips' : 'Salads & Accompaniments'
    case 'mains':
      return 'Main Course'
    case 'rice':
      return lead === 'Italian'
        ? 'Pasta & Pizza'
        : lead === 'Chinese' || lead === 'Thai'
          ? 'Rice & Noodles'
          : notIndian.has(lead)
            ? 'Rice & Grains'
            : 'Dal & Rice'
    case 'breads':
      return 'Breads'
    case 'desserts':
      return notIndian.has(lead) ? 'Desserts' : 'Mithai & Desserts'
    case 'live':
      return 'Live Counters'
  }
}
