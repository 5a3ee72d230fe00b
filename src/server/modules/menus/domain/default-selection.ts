import { limits } from '#contract/limits.ts'
import { freeFirst, shortagesOf, type DefaultDishes, type RankedDishes } from '#contract/rules/default-menu.ts'
import {
  allowance,
  type OfferedDish,
  type OfferedItem,
  type OfferedPackage,
} from '#contract/rules/package-selection.ts'
import { zero, type Paise } from '#contract/values/money.ts'

/** What a default is made of in addition to the package. */
export interface DefaultSources {
  /** What the caterer marked; names that have left the menu count for nothing. */
  marked: RankedDishes
  /** What completed orders chose, the most frequent first; empty for packages with few of them. */
  favourites: RankedDishes
  /** Smallest bill of a custom menu before tax (C87). */
  smallestBill: Paise
}

/** A course with its dishes as they are to be chosen. */
interface Course {
  item: OfferedItem
  dishes: readonly OfferedDish[]
  /** How many of the first dishes the caterer marked. */
  marked: number
  /** How many of the first dishes the caterer marked or orders chose. */
  preferred: number
}

/** Courses that a custom menu is suggested to consist of. */
const suggestedCourses = 4

/**
 * Returns the choice that a package starts with: in each course what the caterer marked, then what orders chose, then the order of the
 * menu, of which a non-veg package takes veg and non-veg dishes by turns. It fits the rules of the package and its diet. Undefined for
 * a package that has too few dishes or includes none.
 */
export function defaultSelection(offer: OfferedPackage, sources: DefaultSources): DefaultDishes[] | undefined {
  if (shortagesOf(offer).length > 0) return undefined
  const courses = withOwnDiet(
    offer,
    offer.items.map((item) => courseOf(item, sources)),
  )
  const counts =
    offer.kind === 'custom' ? suggestedCounts(courses, sources.smallestBill) : includedCounts(offer, courses)
  const chosen = courses.flatMap((course) => {
    const dishes = course.dishes.slice(0, counts.get(course) ?? 0).map(({ name }) => name)
    return dishes.length > 0 ? [{ itemId: course.item.id, dishes }] : []
  })
  return chosen.length > 0 ? chosen : undefined
}

/** What the caterer did not mark costs nothing extra as long as there is such a dish. */
function courseOf(item: OfferedItem, { marked, favourites }: DefaultSources): Course {
  const named = (names: RankedDishes) =>
    (names.get(item.id) ?? []).flatMap((name) => item.dishes.find((dish) => dish.name === name) ?? [])
  const first = new Set(named(marked))
  const chosen = freeFirst([...new Set(named(favourites))])
  const others = freeFirst([...new Set([...chosen, ...item.dishes])])
  const preferred = new Set([...first, ...chosen.filter(isFree)]).size
  return { item, dishes: [...new Set([...first, ...others])], marked: first.size, preferred }
}

function isFree({ supplement }: OfferedDish): boolean {
  return supplement === zero
}

/**
 * Menus list their veg dishes first. A non-veg package that starts with the order of the menu would be a veg one at a higher price, so
 * half of what its courses are filled with is non-veg. Where that comes to no dish at all, one of its courses gets one.
 */
function withOwnDiet({ kind, diet }: OfferedPackage, courses: readonly Course[]): readonly Course[] {
  if (kind === 'custom' || diet !== 'nonVeg') return courses
  const mixed = courses.map((course) => ({ ...course, dishes: byTurns(course) }))
  const included = ({ item, dishes }: Course) => dishes.slice(0, allowance(kind, item, 0))
  if (mixed.some((course) => included(course).some(isNonVeg))) return mixed
  const one = mixed.find((course) => included(course).length > course.preferred && course.dishes.some(isNonVeg))
  return mixed.map((course) =>
    course === one ? { ...course, dishes: withOneNonVeg(course, included(course).length) } : course,
  )
}

function isNonVeg({ diet }: OfferedDish): boolean {
  return diet === 'nonVeg'
}

/** What is preferred, then the others: veg and non-veg by turns, as the menu begins, while there are both without a price of their own. */
function byTurns({ dishes, preferred }: Course): OfferedDish[] {
  const others = dishes.slice(preferred).filter(isFree)
  const [first] = others
  const isAsFirst = (dish: OfferedDish) => first !== undefined && isNonVeg(dish) === isNonVeg(first)
  const [some, rest] = [others.filter(isAsFirst), others.filter((dish) => !isAsFirst(dish))]
  const mixed = some.flatMap((dish, at) => [dish, ...rest.slice(at, at + 1)])
  return [...new Set([...dishes.slice(0, preferred), ...mixed, ...rest, ...dishes])]
}

/** Puts the first non-veg dish in place of the last that is included. */
function withOneNonVeg({ dishes }: Course, included: number): OfferedDish[] {
  const kept = dishes.slice(0, included - 1)
  return [...new Set([...kept, ...dishes.filter(isNonVeg), ...dishes])]
}

type Counts = ReadonlyMap<Course, number>

function includedCounts({ kind }: OfferedPackage, courses: readonly Course[]): Counts {
  return new Map(courses.map((course) => [course, allowance(kind, course.item, 0)]))
}

/**
 * What the caterer marked of a custom menu, else the least of its first courses; then one dish more of each in turn, and at last of
 * further courses, until the smallest order may be booked.
 */
function suggestedCounts(courses: readonly Course[], smallestBill: Paise): Counts {
  const filled = courses.filter(({ dishes }) => dishes.length > 0)
  const marked = filled.filter((course) => course.marked > 0)
  const used = marked.length > 0 ? marked : filled.slice(0, suggestedCourses)
  const counts = new Map<Course, number>()
  let perPlate = 0
  const add = (course: Course, wanted: number) => {
    const before = counts.get(course) ?? 0
    const added = course.dishes.slice(before, before + wanted)
    for (const { supplement } of added) perPlate += course.item.price + supplement
    counts.set(course, before + added.length)
  }
  for (const course of used) add(course, Math.max(course.item.minQty, course.marked))
  for (const course of inTurn(filled, used)) {
    if (perPlate * limits.order.minGuests >= smallestBill) break
    add(course, counts.has(course) ? 1 : course.item.minQty)
  }
  return counts
}

/** The courses in use by turns as long as any has a dish left, then every further one until it is empty. */
function* inTurn(filled: readonly Course[], used: readonly Course[]): Iterable<Course> {
  const most = Math.max(0, ...used.map(({ dishes }) => dishes.length))
  for (let round = 0; round < most; round++) yield* used
  for (const course of filled.filter((other) => !used.includes(other))) for (const _ of course.dishes) yield course
}
