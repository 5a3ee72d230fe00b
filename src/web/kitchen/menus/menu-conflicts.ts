import { dietLabel } from '#contract/values/diet.ts'
import { formatRupees } from '#contract/values/money.ts'
import { m } from '#messages'
import { conflictOf, type ConflictField, type Side } from '#web/kitchen/conflict/conflict.ts'
import type { DishDraft, MenuDraft } from './menu-draft.ts'
import { draftFrom, entryOf, isSameName, withDish, type MenuEntry } from './menu-entries.ts'

/** Returns what of an entry is saved differently by now, because it was changed elsewhere since its editing began. */
export function conflictsOf(entry: MenuEntry, current: MenuDraft): ConflictField[] {
  const { saved: base } = entry
  if (!base || entry.isRemoved) return []
  const mine = draftFrom(entry)
  const names = namesIn(base, current, mine)
  return [
    ...conflictOf(
      { field: 'name', label: m.menus_category_name() },
      { base: base.name, mine: mine.name.trim(), theirs: current.name },
      (name) => name,
    ),
    ...names.flatMap((name) =>
      conflictOf(
        { field: fieldOf(name), label: name },
        { base: valueOf(base, name), mine: valueOf(mine, name), theirs: valueOf(current, name) },
        shown,
      ),
    ),
  ]
}

/** Returns the entry on what is saved by now, with the chosen side of each detail that differs. */
export function resolved(
  entry: MenuEntry,
  current: MenuDraft & { id: string },
  sides: Readonly<Record<string, Side>>,
): MenuEntry {
  const isTheirs = (field: string) => sides[field] === 'theirs'
  const theirs = current.dishes.filter(({ name }) => isTheirs(fieldOf(name)))
  const kept = entry.dishes.flatMap((dish) => {
    if (!isTheirs(fieldOf(dish.name))) return [dish]
    const changed = theirs.find(({ name }) => isSameName(name, dish.name))
    return changed ? [{ key: dish.key, ...changed }] : []
  })
  const added = theirs.filter(({ name }) => !kept.some((dish) => isSameName(dish.name, name)))
  return {
    ...entryOf(current),
    name: isTheirs('name') ? current.name : entry.name,
    dishes: added.reduce<readonly MenuEntry['dishes'][number][]>((all, dish) => withDish(all, dish), kept),
  }
}

/** Dishes have no id: their name tells them apart. */
function fieldOf(name: string): string {
  return `dish:${name.trim().toLowerCase()}`
}

function namesIn(...drafts: readonly MenuDraft[]): string[] {
  const byField = new Map(
    drafts.flatMap(({ dishes }) => dishes.map(({ name }) => [fieldOf(name), name.trim()] as const)),
  )
  return [...byField.values()]
}

/** What a dish says; undefined where there is none of this name. */
function valueOf({ dishes }: MenuDraft, wanted: string): DishDraft | null {
  const dish = dishes.find(({ name }) => isSameName(name, wanted))
  if (!dish) return null
  const { diet, name, description, price = '', imgUrl = '' } = dish
  return { diet, name: name.trim(), description: description.trim(), price: price.trim(), imgUrl }
}

function shown(dish: DishDraft | null): string {
  if (!dish) return ''
  const { diet, name, description, price, imgUrl } = dish
  const parts = [
    name,
    dietLabel[diet],
    price && (Number.isFinite(Number(price)) ? formatRupees(Number(price)) : price),
    imgUrl && m.menus_has_picture(),
  ]
  return [parts.filter(Boolean).join(' · '), description].filter(Boolean).join('\n')
}
