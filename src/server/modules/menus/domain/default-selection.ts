import { limits } from '#contract/limits.ts'
import { freeFirst, shortagesOf, type DefaultDishes, type RankedDishes } from '#contract/rules/default-menu.ts'
import {
  allowance,
  type OfferedDish,
  type OfferedItem,
  type OfferedPackage,
} from '#contract/rules/package-selection.ts'
import type { Paise } from '#contract/values/money.ts'

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
}

/** Courses that a custom menu is suggested to consist of. */
const suggestedCourses = 4

/**
 * Returns the choice that a package starts with: in each course what the caterer marked, then what orders chose, then the order of the
 * menu. It fits the rules of the package and its diet. Undefined for a package that has too few dishes or includes none.
 */
export function defaultSelection(offer: OfferedPackage, sources: DefaultSources): DefaultDishes[] | undefined {
  if (shortagesOf(offer).length > 0) return undefined
  const courses = offer.items.map((item) => courseOf(item, sources))
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
  const others = freeFirst([...new Set([...named(favourites), ...item.dishes])])
  return { item, dishes: [...new Set([...first, ...others])], marked: first.size }
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
