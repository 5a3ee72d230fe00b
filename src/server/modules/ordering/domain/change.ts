import type { DeliveryRule } from '#contract/rules/plate-price.ts'
import type { BillInput, Discount } from '#server/modules/taxes/domain/index.ts'
import type { OfferedItem, OfferedPackage } from '#contract/rules/package-selection.ts'
import { paise, zero, type Paise } from '#contract/values/money.ts'
import type { Draft } from './draft.ts'
import { snapshotOf, type Changeable, type Order } from './order.ts'
import { priceOf } from './price.ts'

/** What guests and menu of an order are to be. */
export type ChangeDraft = Pick<Draft, 'packageId' | 'selections' | 'guests' | 'dietSplit' | 'serviceHours'>

/**
 * A package as a change may choose from it: what was agreed when ordering keeps its price and its rules, what came on the menu
 * since then is offered as it is now, and what was chosen stays even when it has gone from the menu.
 */
export function asAgreed(current: OfferedPackage | undefined, ordered: OfferedPackage): OfferedPackage {
  if (!current) return ordered
  const known = new Map(ordered.items.map((item) => [item.id, item]))
  const items = current.items.map((item) => itemAsAgreed(item, known.get(item.id)))
  const gone = ordered.items.filter((item) => !current.items.some(({ id }) => id === item.id))
  return { ...ordered, items: [...items, ...gone] }
}

function itemAsAgreed(current: OfferedItem, agreed: OfferedItem | undefined): OfferedItem {
  if (!agreed) return current
  const chosen = new Set(agreed.dishes.map((dish) => dish.name))
  return { ...agreed, dishes: [...agreed.dishes, ...current.dishes.filter((dish) => !chosen.has(dish.name))] }
}

/** What of an order a change may touch, as it stands. */
export function changeableOf(order: Order): Changeable {
  const { guests, dietSplit, serviceHours, offer, selections, lines } = order
  const { perPlate, subtotal, discount, taxable, tax, total } = order
  return {
    guests,
    dietSplit,
    serviceHours,
    offer,
    selections,
    lines,
    perPlate,
    subtotal,
    discount,
    taxable,
    tax,
    total,
  }
}

/**
 * The order as it would be, priced by its own terms: coupon, delivery and taxes are those of the day it was placed. Undefined
 * when an amount leaves the product's range. `delivery` counts for orders that kept no rule of their own.
 */
export function priced(
  order: Order,
  draft: ChangeDraft,
  offer: OfferedPackage,
  delivery: DeliveryRule,
): Changeable | undefined {
  const { guests, dietSplit, serviceHours, selections } = draft
  const input: BillInput = {
    offer,
    selections,
    guests,
    serviceHours,
    delivery: order.terms.delivery ?? delivery,
    distanceKm: order.distanceKm,
    discount: undefined,
    tax: order.terms.tax,
  }
  const bill = priceOf(input, ({ subtotal }) => discountOf(order, subtotal))
  return bill && { guests, dietSplit, serviceHours, offer: snapshotOf(offer, selections), selections, ...bill }
}

/** The coupon stays with its order and takes nothing off what is below its minimum. */
function discountOf({ couponCode, terms, discount }: Order, subtotal: Paise): Discount | undefined {
  if (couponCode === undefined) return undefined
  const coupon = terms.coupon ?? { code: couponCode, percent: 0, flat: discount, minimum: zero }
  const { minimum, ...rule } = coupon
  return subtotal >= minimum ? rule : { code: rule.code, percent: 0, flat: zero }
}

/** What the customer pays more, or gets back when it is negative. */
export function differenceOf(before: Changeable, after: Changeable): Paise {
  return paise(after.total - before.total)
}

/** Reports whether the customer asks for what is ordered already; the order of dishes says nothing. */
export function isSame(before: Changeable, after: Changeable): boolean {
  return JSON.stringify(essence(before)) === JSON.stringify(essence(after))
}

function essence({ guests, dietSplit, serviceHours, offer, selections }: Changeable) {
  const { veg, jain, nonVeg } = dietSplit
  const chosen = selections
    .filter(({ dishes, addOn }) => dishes.length > 0 || addOn > 0)
    .map(({ itemId, addOn, dishes }) => [itemId, addOn, ...dishes.toSorted()])
    .toSorted((one, other) => (String(one[0]) < String(other[0]) ? -1 : 1))
  return [offer.id, guests, veg, jain, nonVeg, serviceHours, chosen]
}
