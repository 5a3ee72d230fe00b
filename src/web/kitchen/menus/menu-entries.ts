import type { Diet } from '#contract/values/diet.ts'
import { menuChangesFrom, type DishDraft, type MenuDraft } from './menu-draft.ts'

/** A dish in the form. A removed one stays in sight until the form is submitted. */
export interface DishEntry extends DishDraft {
  key: string
  isRemoved?: boolean
}

/** A category in the form. A removed one stays in sight until the form is submitted. */
export interface MenuEntry {
  key: string
  /** What was saved when its editing began; absent for one that is not saved yet. */
  saved?: MenuDraft
  name: string
  dishes: readonly DishEntry[]
  isRemoved?: boolean
}

/** Returns a saved category as an entry without edits. Its key is its id. */
export function entryOf(saved: MenuDraft & { id: string }): MenuEntry {
  return {
    key: saved.id,
    saved,
    name: saved.name,
    dishes: saved.dishes.map((dish, at) => ({ key: `d${at}`, ...dish })),
  }
}

/** Returns what would be sent of an entry: what is left of it. */
export function draftFrom({ saved, name, dishes }: MenuEntry): MenuDraft {
  return {
    ...(saved?.id === undefined ? {} : { id: saved.id }),
    ...(saved?.version === undefined ? {} : { version: saved.version }),
    name,
    dishes: leftOf(dishes).map((entry) => {
      const { key: _, isRemoved: _left, ...dish } = entry
      return dish
    }),
  }
}

/** Returns the entries that are not removed. */
export function leftOf<Entry extends { isRemoved?: boolean }>(entries: readonly Entry[]): Entry[] {
  return entries.filter(({ isRemoved }) => !isRemoved)
}

/** Reports whether submitting the form would send anything of an entry. */
export function hasWork(entry: MenuEntry, options: { dishPricesShown: boolean }): boolean {
  const { saved, isRemoved } = entry
  if (isRemoved) return saved !== undefined
  return saved === undefined || menuChangesFrom(saved, draftFrom(entry), options) !== undefined
}

/** Returns the next free key of new entries. */
function nextKey(entries: readonly { key: string }[]): string {
  const taken = entries.map(({ key }) => Number(/^new-(\d+)$/.exec(key)?.[1] ?? 0))
  return `new-${Math.max(0, ...taken) + 1}`
}

export const emptyDish = (diet: Diet): DishDraft => ({ diet, name: '', description: '', price: '', imgUrl: '' })

/** Returns the dishes with another one at the end of those of its diet. */
export function withDish(dishes: readonly DishEntry[], dish: DishDraft): DishEntry[] {
  return [...dishes, { key: nextKey(dishes), ...dish }]
}

/** Returns the entries with another category at the end. */
export function withMenu(entries: readonly MenuEntry[], { name, dishes }: MenuDraft): MenuEntry[] {
  const added = dishes.reduce<DishEntry[]>((before, dish) => withDish(before, { ...emptyDish(dish.diet), ...dish }), [])
  return [...entries, { key: nextKey(entries), name, dishes: added }]
}

/** Returns the entries with more categories. One whose name is there already gives its dishes to that, but those it has. */
export function withDrafts(entries: readonly MenuEntry[], drafts: readonly MenuDraft[]): MenuEntry[] {
  return drafts.reduce<MenuEntry[]>(
    (before, draft) => {
      const same = leftOf(before).find(({ name }) => isSameName(name, draft.name))
      if (!same || draft.name.trim() === '') return withMenu(before, draft)
      const missing = draft.dishes.filter(
        ({ name }) => !leftOf(same.dishes).some((dish) => isSameName(dish.name, name)),
      )
      const dishes = missing.reduce<readonly DishEntry[]>(
        (all, dish) => withDish(all, { ...emptyDish(dish.diet), ...dish }),
        same.dishes,
      )
      return before.map((entry) => (entry === same ? { ...entry, dishes } : entry))
    },
    [...entries],
  )
}

/** Names are the same whatever their case and the spaces around them. */
export function isSameName(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}

/** Returns the dishes with one of them moved before or after the next one of its diet. */
export function movedDish(dishes: readonly DishEntry[], key: string, by: -1 | 1): readonly DishEntry[] {
  const from = dishes.findIndex((dish) => dish.key === key)
  const moved = dishes[from]
  if (!moved) return dishes
  const places = dishes.flatMap((dish, at) => (dish.diet === moved.diet ? [at] : []))
  const to = places[places.indexOf(from) + by]
  const other = to === undefined ? undefined : dishes[to]
  return to === undefined || !other ? dishes : dishes.with(from, other).with(to, moved)
}
