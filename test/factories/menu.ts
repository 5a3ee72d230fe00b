import type { Diet } from '#contract/values/diet.ts'
import { paise, type Paise } from '#contract/values/money.ts'
import { newId } from '#server/kernel/ids.ts'
import { list, rows, sql } from '#server/kernel/sql.ts'
import { aCaterer } from './caterer.ts'
import { nextNumber } from './next-number.ts'
import type { Home } from './user.ts'

export interface ADish {
  name: string
  diet: Diet
  description?: string
  /** Supplement per plate when chosen; 0 unless told. */
  price?: Paise
}

export interface AMenu {
  id: string
  catererId: string
  /** The category: 'Starters'. */
  name: string
  basePrice: Paise
  status: number
  position: number
  dishes: readonly ADish[]
}

const usualDishes: readonly ADish[] = [
  { name: 'Paneer Tikka', diet: 'veg' },
  { name: 'Hara Bhara Kebab', diet: 'veg' },
  { name: 'Jain Samosa', diet: 'jain' },
  { name: 'Chicken Tikka', diet: 'nonVeg' },
]

/** A category of dishes, two of them veg, one Jain and one non-veg; its caterer is invented when none is given. */
export async function aMenu(home: Home, given: Partial<AMenu> = {}): Promise<AMenu> {
  const number = nextNumber()
  const menu: AMenu = {
    id: newId(),
    catererId: given.catererId ?? (await aCaterer(home)).id,
    name: `Category ${number}`,
    basePrice: paise(4_000),
    status: 1,
    position: 1,
    dishes: usualDishes,
    ...given,
  }
  await rows(
    home.database.db,
    sql`
    insert into menus (id, caterer_id, name, base_price_paise, status, position)
    values (${menu.id}, ${menu.catererId}, ${menu.name}, ${menu.basePrice}, ${menu.status}, ${menu.position})`,
  )
  if (menu.dishes.length > 0) {
    await rows(
      home.database.db,
      sql`
      insert into menu_dishes (id, menu_id, diet, name, description, price_paise, position)
      select id, ${menu.id}, diet, name, description, price, position
      from unnest(
        ${list(menu.dishes.map(() => newId()))}::text[], ${list(menu.dishes.map((dish) => dish.diet))}::text[],
        ${list(menu.dishes.map((dish) => dish.name))}::text[], ${list(menu.dishes.map((dish) => dish.description ?? ''))}::text[],
        ${list(menu.dishes.map((dish) => dish.price ?? 0))}::bigint[]
      ) with ordinality as dish (id, diet, name, description, price, position)`,
    )
  }
  return menu
}
