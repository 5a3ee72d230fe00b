import type { OfferedDish } from '#contract/rules/package-selection.ts'
import { zero } from '#contract/values/money.ts'
import type { Queryable } from '#server/kernel/context.ts'
import { joined, jsonArray, list, rows, select, selectList, sql } from '#server/kernel/sql.ts'
import { imageFileOf, urlOf } from '#server/modules/images/index.ts'
import type { Menu } from '../domain/menu.ts'
import { menuDishes, menus } from '../tables.ts'

const m = menus.as('m')
const d = menuDishes.as('d')

/** Condition: the menu is offered now. */
export const isOffered = sql`${m.deleted_at} is null and ${m.status} = 1`

/** The order in which a caterer lists the dishes of a menu. */
export const dishOrder = joined([d.position, d.id])

const inList = selectList({
  id: m.id,
  catererId: m.caterer_id,
  name: m.name,
  basePrice: m.base_price_paise,
  status: m.status,
  dishes: jsonArray(
    { name: d.name, description: d.description, diet: d.diet, price: d.price_paise, image: imageFileOf(d.image_id) },
    dishOrder,
  )`from ${d} where ${d.menu_id} = ${m.id} and ${d.deleted_at} is null`,
})

/** The categories of a caterer with their dishes, in its own order. Dishes cost extra only where the caterer shows their prices. */
export async function listMenus(
  db: Queryable,
  catererId: string,
  options: { dishPricesShown: boolean },
): Promise<Menu[]> {
  const found = await rows(
    db,
    select(inList)`from ${m} where ${m.caterer_id} = ${catererId} and ${isOffered} order by ${m.position}, ${m.id}`,
  )
  return found.map((menu) => ({
    ...menu,
    dishes: menu.dishes.map(({ image, price, ...dish }) => ({
      ...dish,
      price: options.dishPricesShown ? price : zero,
      imgUrl: image ? urlOf(image) : '',
    })),
  }))
}

/** Every dish of the offered categories of a caterer, by category, in its own order. */
export async function listDishesByMenu(db: Queryable, catererId: string): Promise<Map<string, readonly OfferedDish[]>> {
  const dish = { name: d.name, diet: d.diet, supplement: d.price_paise }
  const found = await rows(
    db,
    select({
      id: m.id,
      dishes: jsonArray(dish, dishOrder)`from ${d} where ${d.menu_id} = ${m.id} and ${d.deleted_at} is null`,
    })`from ${m} where ${m.caterer_id} = ${catererId} and ${isOffered}`,
  )
  return new Map(found.map(({ id, dishes }) => [id, dishes]))
}

/** The names of the dishes that people may look for, as JSON in the database too: that is read fastest. */
export async function listDishNames(
  db: Queryable,
  catererIds: readonly string[],
): Promise<{ catererId: string; names: string[] }[]> {
  return rows(
    db,
    select({ catererId: m.caterer_id, names: sql<string[]>`json_agg(${d.name})` })`
    from ${m} join ${d} on ${d.menu_id} = ${m.id} and ${d.deleted_at} is null
    where ${isOffered} and ${m.caterer_id} = any(${list(catererIds)}::text[])
    group by ${m.caterer_id}`,
  )
}
