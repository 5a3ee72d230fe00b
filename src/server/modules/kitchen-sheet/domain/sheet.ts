import type { SheetDish, SheetOrder } from '#contract/endpoints/kitchen/kitchen-sheet.ts'
import { kindOfDish, type DishKind } from './dish-kind.ts'
import { dispatchOf } from '#contract/rules/dispatch.ts'
import { portionOf } from '#contract/rules/portion.ts'
import { portionsOf, quantityOf, type ChosenCourse } from '#contract/rules/portions.ts'
import type { ItemSelection, OfferedPackage } from '#contract/rules/package-selection.ts'
import type { Day } from '#contract/values/calendar.ts'
import type { Diet } from '#contract/values/diet.ts'
import type { Point } from '#contract/values/place.ts'
import type { OwnKitchen } from './settings.ts'

/** An order as it is read for the sheet of its day. */
export interface OrderToCook {
  id: string
  bookingCode: string
  state: SheetOrder['state']
  offer: OfferedPackage
  selections: readonly ItemSelection[]
  guests: number
  dietSplit: Record<Diet, number>
  eventTime: string
  distanceKm: number
  venuePoint: Point
  gift: string | null
  allergies: string | null
  note: string | null
}

interface Known {
  day: Day
  settings: OwnKitchen
  localityAt: (point: Point) => string
  /** What a cook reads of a note (C95). */
  noteForCooks: (note: string) => string
}

/** Returns an order as its kitchen sees it, with the portions of its dishes and when it leaves. */
export function sheetOrder(order: OrderToCook, { day, settings, localityAt, noteForCooks }: Known): SheetOrder {
  const { id, bookingCode, state, offer, guests, dietSplit, eventTime, distanceKm, gift, allergies, note } = order
  const isPacked = offer.kind === 'packed'
  const setUpMinutes = isPacked ? settings.packedSetUpMinutes : settings.servedSetUpMinutes
  return {
    id,
    bookingCode,
    state,
    packageName: offer.name,
    portion: portionOf(offer),
    guests,
    dietSplit,
    eventTime,
    dispatch: dispatchOf({ day, time: eventTime }, { setUpMinutes, distanceKm }),
    area: localityAt(order.venuePoint),
    ...(gift ? { gift } : {}),
    ...(allergies ? { allergies: noteForCooks(allergies) } : {}),
    ...(note ? { note: noteForCooks(note) } : {}),
    courses: portionsOf({ kind: offer.kind, courses: coursesOf(order), dietSplit }),
  }
}

/** The categories of which something was chosen, with the dishes as they were ordered. */
function coursesOf({ offer, selections }: OrderToCook): ChosenCourse[] {
  return offer.items.flatMap(({ id, name, dishes }) => {
    const chosen = new Set(selections.find(({ itemId }) => itemId === id)?.dishes)
    const own = dishes.filter((dish) => chosen.has(dish.name)).map((dish) => ({ name: dish.name, diet: dish.diet }))
    return own.length > 0 ? [{ name, dishes: own }] : []
  })
}

/** Adds up the portions of the orders by dish, and says what they take. Dishes of one name, diet and course are the same. */
export function rollUp(orders: readonly SheetOrder[], kinds: readonly DishKind[], bufferPercent: number): SheetDish[] {
  const cooked = orders.flatMap(({ bookingCode, courses }) =>
    courses.flatMap((course) =>
      course.dishes
        .filter(({ portions }) => portions > 0)
        .map((dish) => ({ ...dish, course: course.name, bookingCode })),
    ),
  )
  const same = Map.groupBy(
    cooked,
    ({ course, name, diet }) => `${course.toLowerCase()}\n${name.toLowerCase()}\n${diet}`,
  )
  const dishes = [...same.values()].flatMap(([first, ...others]) => (first ? [[first, ...others] as const] : []))
  return dishes
    .map((of): SheetDish => {
      const [{ course, name, diet }] = of
      const portions = of.reduce((sum, dish) => sum + dish.portions, 0)
      const kind = kindOfDish(name, kinds)
      return {
        course,
        name,
        diet,
        portions,
        ...(kind ? { quantity: { amount: quantityOf(portions, { ...kind, bufferPercent }), unit: kind.unit } } : {}),
        orders: of.map(({ bookingCode, portions: own }) => ({ bookingCode, portions: own })),
      }
    })
    .toSorted((one, other) => one.course.localeCompare(other.course) || other.portions - one.portions)
}
