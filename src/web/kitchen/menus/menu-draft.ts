import type { MenuChanges, NewMenu, OwnMenu } from '#contract/endpoints/offer/menus.ts'
import { diets, type Diet } from '#contract/values/diet.ts'

/** A dish as it is typed. */
export interface DishDraft {
  diet: Diet
  name: string
  description: string
  /** Rupees per plate as they are typed; absent or empty for none. Counts only where `dishPricesShown` (C45). */
  price?: string
  /** Link of its uploaded picture; absent or empty for none. */
  imgUrl?: string
}

/** A menu category with its dishes as it is typed; without `id` it is not saved yet. */
export interface MenuDraft {
  id?: string
  /** Version of what was loaded, by which the server notices a change made elsewhere. */
  version?: number
  name: string
  /** In their order; the API keeps it among dishes of one diet. */
  dishes: readonly DishDraft[]
}

interface Options {
  /** Whether this caterer sets prices of dishes (C45). */
  dishPricesShown: boolean
}

/** Returns a saved category as the form shows it. */
export function draftOf({ id, version, name, items }: OwnMenu): MenuDraft {
  const dishes = items.flatMap(({ menuType: diet, items: ofDiet }) =>
    ofDiet.map((dish): DishDraft => ({
      diet,
      name: dish.name,
      description: dish.description,
      price: dish.price === 0 ? '' : String(dish.price),
      imgUrl: dish.imgUrl,
    })),
  )
  return { id, version, name, dishes }
}

/** Returns the request for a new category. The draft must be valid. */
export function newMenuFrom(draft: MenuDraft, options: Options): NewMenu {
  return { name: draft.name.trim(), items: groupsOf(draft, options), status: { id: 1 } }
}

/**
 * Returns what differs from the saved category, with the version that was loaded; undefined when nothing does. `items` holds all
 * dishes, as the API replaces them together. The draft must be valid.
 */
export function menuChangesFrom(saved: MenuDraft, draft: MenuDraft, options: Options): MenuChanges | undefined {
  const name = draft.name.trim()
  const items = groupsOf(draft, options)
  const changes = {
    ...(name === saved.name ? {} : { name }),
    ...(JSON.stringify(items) === JSON.stringify(groupsOf(saved, options)) ? {} : { items }),
  }
  if (Object.keys(changes).length === 0) return undefined
  return { ...changes, ...(draft.version === undefined ? {} : { version: draft.version }) }
}

/** Returns the index in `dishes` of the dish that the API names by `items.1.items.0`; -1 for none. */
export function dishIndexOf({ dishes }: MenuDraft, field: string): number {
  const [, group, item] = /^items\.(\d+)\.items\.(\d+)(?:\.|$)/.exec(field) ?? []
  const diet = dietsOf(dishes)[Number(group)]
  const ofDiet = dishes.flatMap((dish, index) => (dish.diet === diet ? [index] : []))
  return ofDiet[Number(item)] ?? -1
}

function dietsOf(dishes: readonly DishDraft[]): Diet[] {
  return diets.filter((diet) => dishes.some((dish) => dish.diet === diet))
}

function groupsOf({ dishes }: MenuDraft, { dishPricesShown }: Options): NonNullable<NewMenu['items']> {
  return dietsOf(dishes).map((menuType) => ({
    menuType,
    items: dishes
      .filter(({ diet }) => diet === menuType)
      .map(({ name, description, price = '', imgUrl = '' }) => ({
        name: name.trim(),
        description: description.trim(),
        ...(dishPricesShown ? { price: Number(price.trim()) } : {}),
        imgUrl,
      })),
  }))
}
