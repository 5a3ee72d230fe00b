import type { MenuChanges } from '#contract/endpoints/offer/menus.ts'
import { limits } from '#contract/limits.ts'
import { fromRupees, zero, type Paise } from '#contract/values/money.ts'
import { folded, shown, type Offerer, type OwnDish, type OwnMenu, type OwnPictures } from './own-offer.ts'
import { OfferProblems } from './reject-offer.ts'

export type DishContent = Pick<OwnDish, 'name' | 'description' | 'diet' | 'price' | 'imageId'>

/** What a caterer says of a category. */
export interface MenuContent {
  name: string
  basePrice: Paise
  status: number
  dishes: readonly DishContent[]
}

export const emptyMenu: MenuContent = { name: '', basePrice: zero, status: shown, dishes: [] }

export function contentOfMenu({ name, basePrice, status, dishes }: OwnMenu): MenuContent {
  const content = ({ name: dish, description, diet, price, imageId }: OwnDish): DishContent => ({
    name: dish,
    description,
    diet,
    price,
    imageId,
  })
  return { name, basePrice, status, dishes: dishes.map(content) }
}

/**
 * Returns the category with what is given.
 * @throws AppError that names each field that cannot be: `dishes_limit`, `dish_name_taken`, `set_by_us`, `picture_not_found`
 */
export function menuWith(
  before: MenuContent,
  given: MenuChanges,
  of: { offerer: Offerer; pictures: OwnPictures },
): MenuContent {
  const problems = new OfferProblems()
  const content = {
    name: given.name ?? before.name,
    basePrice: given.basePrice === undefined ? before.basePrice : fromRupees(given.basePrice),
    status: given.status?.id ?? before.status,
    dishes: given.items ? dishesFrom(given.items, before.dishes, of, problems) : before.dishes,
  }
  problems.requireNone()
  return content
}

type GivenGroups = NonNullable<MenuChanges['items']>

/** A dish that is there already keeps what is not said of it. */
function dishesFrom(
  groups: GivenGroups,
  before: readonly DishContent[],
  { offerer: { dishPricesShown }, pictures }: { offerer: Offerer; pictures: OwnPictures },
  problems: OfferProblems,
): DishContent[] {
  const known = new Map(before.map((dish) => [folded(dish.name), dish]))
  const names = new Set<string>()
  const dishes = groups.flatMap(({ menuType, items }, g) =>
    items.map(({ name, description, price, imgUrl }, i): DishContent => {
      const field = `items.${g}.items.${i}`
      const old = known.get(folded(name))
      if (names.has(folded(name))) problems.add('dish_name_taken', `${field}.name`)
      names.add(folded(name))
      if (!dishPricesShown && price !== undefined && price > 0) problems.add('set_by_us', `${field}.price`)
      const imageId = imgUrl === undefined ? (old?.imageId ?? null) : (pictures.get(imgUrl) ?? null)
      if (imgUrl && imageId === null) problems.add('picture_not_found', `${field}.imgUrl`)
      return {
        name,
        description: description ?? old?.description ?? '',
        diet: menuType,
        // Without the flag a price that was set before is neither shown nor lost.
        price: price === undefined || !dishPricesShown ? (old?.price ?? zero) : fromRupees(price),
        imageId,
      }
    }),
  )
  const { dishes: max } = limits.offer
  if (dishes.length > max) problems.add('dishes_limit', 'items', { max })
  return dishes
}

/** Returns what the audit keeps of a category: nothing that people wrote. */
export function auditedMenu(id: string, { basePrice, status, dishes }: MenuContent): object {
  return { id, basePrice, status, dishes: dishes.length }
}
