import { limits } from '#contract/limits.ts'
import { m } from '#messages'
import { rupeesProblem } from '#web/kitchen/offer/rupees.ts'
import { isSameName, leftOf, type DishEntry, type MenuEntry } from './menu-entries.ts'

export type MenuFieldName = 'name' | 'description' | 'price' | 'imgUrl'

/** Something that keeps a category from being saved, and the control beside which it is shown. */
export interface MenuProblem {
  menu: string
  /** Key of the dish; absent for a problem of the category itself. */
  dish?: string
  field: MenuFieldName
  message: string
}

interface Options {
  dishPricesShown: boolean
}

const { categories, dishes: mostDishes, nameLength, dishNameLength, descriptionLength } = limits.offer

/** Returns what is wrong with one category among the others, from top to bottom, at most one problem per control. */
export function problemsOf(entry: MenuEntry, all: readonly MenuEntry[], options: Options): MenuProblem[] {
  if (entry.isRemoved) return []
  const others = leftOf(all)
  const message = categoryProblem(entry, others)
  const dishes = leftOf(entry.dishes)
  return [
    ...(message === undefined ? [] : [{ menu: entry.key, field: 'name' as const, message }]),
    ...dishes.flatMap((dish, at) =>
      dishProblems(dish, dishes.slice(0, at), options).map((problem) => ({
        menu: entry.key,
        dish: dish.key,
        ...problem,
      })),
    ),
  ]
}

/** Returns the id of the control of a problem. */
export function menuControlId({ menu, dish, field }: Omit<MenuProblem, 'message'>): string {
  return ['menu', menu, ...(dish === undefined ? [] : [dish]), field].join('-')
}

function categoryProblem(entry: MenuEntry, others: readonly MenuEntry[]): string | undefined {
  const name = entry.name.trim()
  if (name === '') return m.error_category_name_needed()
  if (name.length > nameLength) return m.error_too_long({ max: nameLength })
  const at = others.indexOf(entry)
  // Of two with one name that were both edited, the later one is told; one that was not edited is never told.
  const isTaken = others.some(
    (other, i) => other !== entry && isSameName(other.name, name) && (i < at || isAsSaved(other)),
  )
  if (isTaken) return m.error_category_name_taken()
  return at >= categories && !entry.saved ? m.error_categories_limit({ max: categories }) : undefined
}

function isAsSaved({ saved, name }: MenuEntry): boolean {
  return saved?.name === name
}

type DishProblem = Pick<MenuProblem, 'field' | 'message'>

function dishProblems(
  { name, description, price = '' }: DishEntry,
  before: readonly DishEntry[],
  { dishPricesShown }: Options,
): DishProblem[] {
  const problems: [MenuFieldName, string | undefined][] = [
    ['name', dishNameProblem(name.trim(), before)],
    [
      'description',
      description.trim().length > descriptionLength ? m.error_too_long({ max: descriptionLength }) : undefined,
    ],
    ['price', dishPricesShown && price.trim() !== '' ? rupeesProblem(price) : undefined],
  ]
  return problems.flatMap(([field, message]) => (message === undefined ? [] : [{ field, message }]))
}

function dishNameProblem(name: string, before: readonly DishEntry[]): string | undefined {
  if (name === '') return m.error_dish_name_needed()
  if (name.length > dishNameLength) return m.error_too_long({ max: dishNameLength })
  if (before.some((dish) => isSameName(dish.name, name))) return m.error_dish_name_taken()
  return before.length >= mostDishes ? m.error_dishes_limit({ max: mostDishes }) : undefined
}
