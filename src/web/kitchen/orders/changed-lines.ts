import type { KitchenOrder } from '#contract/endpoints/orders/order.ts'
import { m } from '#messages'
import { splitText } from '#web/shared/order-view/state-text.ts'

type Version = KitchenOrder['changes'][number]['before']

/** One thing that a change touched, as it was and as it is. */
export interface ChangedLine {
  what: string
  was: string
  is: string
}

/** What differs between two versions of an order, line by line; dishes by category, those alone that came or went. */
export function changedLines(before: Version, after: Version): ChangedLine[] {
  const guests = (version: Version) => `${version.guests} (${splitText(version.dietSplit)})`
  return [
    { what: m.inbox_change_package(), was: before.packageName, is: after.packageName },
    { what: m.inbox_change_guests(), was: guests(before), is: guests(after) },
    { what: m.inbox_change_hours(), was: String(before.serviceHours), is: String(after.serviceHours) },
    ...categoriesOf(before, after).map((category): ChangedLine => {
      const [was, is] = [dishesOf(before, category), dishesOf(after, category)]
      return {
        what: category,
        was: was.filter((dish) => !is.includes(dish)).join(', '),
        is: is.filter((dish) => !was.includes(dish)).join(', '),
      }
    }),
  ].filter(({ was, is }) => was !== is)
}

function categoriesOf(before: Version, after: Version): string[] {
  return [...new Set([...before.dishes, ...after.dishes].map(({ category }) => category))]
}

function dishesOf({ dishes }: Version, category: string): readonly string[] {
  return dishes.find((one) => one.category === category)?.dishes ?? []
}
