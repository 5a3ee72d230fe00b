import type { Queryable } from '#server/kernel/context.ts'
import { jsonArray, rows, select, selectList } from '#server/kernel/sql.ts'
import { imageFileOf, urlOf } from '#server/modules/images/index.ts'
import type { OwnMenu } from '../domain/own-offer.ts'
import { menuDishes, menus } from '../tables.ts'
import { dishOrder } from './menus.ts'

const m = menus.as('m')
const d = menuDishes.as('d')

const own = selectList({
  id: m.id,
  catererId: m.caterer_id,
  name: m.name,
  basePrice: m.base_price_paise,
  status: m.status,
  version: m.version,
  dishes: jsonArray(
    {
      name: d.name,
      description: d.description,
      diet: d.diet,
      price: d.price_paise,
      imageId: d.image_id,
      image: imageFileOf(d.image_id),
    },
    dishOrder,
  )`from ${d} where ${d.menu_id} = ${m.id} and ${d.deleted_at} is null`,
})

/** All categories of a caterer that are not deleted, hidden ones too, in its own order; dishes with the prices that are stored. */
export async function listOwnMenus(db: Queryable, catererId: string): Promise<OwnMenu[]> {
  const found = await rows(
    db,
    select(
      own,
    )`from ${m} where ${m.caterer_id} = ${catererId} and ${m.deleted_at} is null order by ${m.position}, ${m.id}`,
  )
  return found.map((menu) => ({
    ...menu,
    dishes: menu.dishes.map(({ image, ...dish }) => ({ ...dish, imgUrl: image ? urlOf(image) : '' })),
  }))
}
