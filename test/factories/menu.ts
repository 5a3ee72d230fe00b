import type { Diet } from '#contract/values/diet.ts'
import { paise, zero, type Paise } from '#contract/values/money.ts'
import { newId } from '#server/kernel/ids.ts'
import { aCaterer } from './caterer.ts'
import { insertRow } from './insert-row.ts'
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
  const { id, catererId, name, basePrice, status, position } = menu
  await insertRow(home, 'menus', { id, caterer_id: catererId, name, base_price_paise: basePrice, status, position })
  for (const [i, { name: dish, diet, description = '', price = zero }] of menu.dishes.entries()) {
    const of = { diet, name: dish, description, price_paise: price, position: i + 1 }
    await insertRow(home, 'menu_dishes', { id: newId(), menu_id: id, ...of })
  }
  return menu
}
