import { limits } from '#contract/limits.ts'
import { m } from '#messages'
import type { DishDraft, MenuDraft } from '#web/kitchen/menus/menu-draft.ts'
import type { ListRow } from './parse/list-row.ts'

/** Whether the dishes of a caterer have prices of their own (C45). */
interface Options {
  dishPricesShown: boolean
}

/**
 * Returns the categories of reviewed rows in their order, those of the same name as one, each dish once. A category without dishes is left
 * out; dishes before the first category get one.
 */
export function menuOfRows(rows: readonly ListRow[], { dishPricesShown }: Options): MenuDraft[] {
  const byName = new Map<string, Filling>()
  let current: Filling | undefined
  const categoryOf = (name: string): Filling => {
    const known = byName.get(folded(name)) ?? { name, dishes: [] }
    byName.set(folded(name), known)
    return known
  }
  for (const row of rows) {
    if (row.kind === 'category') current = categoryOf(row.name.slice(0, limits.offer.nameLength).trim())
    if (row.kind !== 'dish') continue
    current ??= categoryOf(m.first_menu_no_category())
    if (!current.dishes.some(({ name }) => folded(name) === folded(row.name)))
      current.dishes.push(dishOf(row, dishPricesShown))
  }
  return [...byName.values()].filter(({ dishes }) => dishes.length > 0)
}

interface Filling extends MenuDraft {
  dishes: DishDraft[]
}

function dishOf({ name, diet, price }: ListRow, isPriced: boolean): DishDraft {
  return { diet, name, description: '', ...(isPriced && price !== undefined && { price: String(price) }) }
}

/** Names are the same whatever their case. */
const folded = (name: string) => name.toLowerCase()

export interface MenuCounts {
  dishes: number
  categories: number
}

export function countsOf(menu: readonly MenuDraft[]): MenuCounts {
  return { dishes: menu.reduce((sum, { dishes }) => sum + dishes.length, 0), categories: menu.length }
}

/** Returns why a menu cannot be added as it is; undefined when it can (C106). */
export function menuProblem(menu: readonly MenuDraft[]): string | undefined {
  const { categories, dishes: max } = limits.offer
  if (menu.length === 0) return m.first_menu_none()
  if (menu.length > categories) return m.error_categories_limit({ max: categories })
  const full = menu.find(({ dishes }) => dishes.length > max)
  return full && m.first_menu_many_dishes({ name: full.name, count: full.dishes.length, max })
}
