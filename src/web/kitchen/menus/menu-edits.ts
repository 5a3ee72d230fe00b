import type { OwnMenu } from '#contract/endpoints/offer/menus.ts'
import { diets } from '#contract/values/diet.ts'
import { storedDrafts } from '#web/shared/form/form-draft.ts'
import type { FormSchema } from '#web/shared/form/form-schema.ts'
import { conflictsOf } from './menu-conflicts.ts'
import { draftOf, type DishDraft, type MenuDraft } from './menu-draft.ts'
import { entryOf, type DishEntry, type MenuEntry } from './menu-entries.ts'

/**
 * Returns all categories with the edits on top, new ones last. Edits of a category that was changed elsewhere in other details
 * alone, or deleted, are based on what is there now.
 */
export function entriesOf(menus: readonly OwnMenu[], edits: readonly MenuEntry[]): MenuEntry[] {
  const editOf = new Map(edits.map((edit) => [edit.key, edit]))
  const known = menus.map((menu) => {
    const current = { ...draftOf(menu), id: menu.id }
    const edit = editOf.get(menu.id)
    if (!edit) return entryOf(current)
    const isSame = edit.saved?.version === menu.version || conflictsOf(edit, current).length === 0
    return isSame ? { ...edit, saved: current } : edit
  })
  const ids = new Set(menus.map(({ id }) => id))
  const others = edits.filter(({ key, saved, isRemoved }) => !ids.has(key) && !(saved && isRemoved))
  return [...known, ...others.map(unsaved)]
}

function unsaved(entry: MenuEntry): MenuEntry {
  const { saved: _, ...edits } = entry
  return edits
}

/** Returns the entries that differ from what is saved, as text by text: what has to be stored until it is submitted. */
export function editsOf(entries: readonly MenuEntry[]): MenuEntry[] {
  return entries.filter((entry) => {
    const { saved } = entry
    return saved?.id === undefined || JSON.stringify(entry) !== JSON.stringify(entryOf({ ...saved, id: saved.id }))
  })
}

interface Edits {
  menus: readonly MenuEntry[]
}

const schema: FormSchema<Edits> = { menus: { restore: entriesFrom } }

/** Unsubmitted edits of the menus of an account, in this browser. */
export const menuDrafts = storedDrafts('unsavedMenus', schema)

/** Reads stored entries; what cannot be read is left out. */
export function entriesFrom(stored: unknown): MenuEntry[] {
  return listFrom(stored, (entry) => {
    if (typeof entry.key !== 'string' || typeof entry.name !== 'string') return undefined
    const saved = isObject(entry.saved) ? savedFrom(entry.saved) : undefined
    return {
      key: entry.key,
      ...(saved ? { saved } : {}),
      name: entry.name,
      dishes: listFrom(entry.dishes, dishEntryFrom),
      ...(entry.isRemoved === true ? { isRemoved: true } : {}),
    }
  })
}

function savedFrom({ id, version, name, dishes }: Record<string, unknown>): MenuDraft | undefined {
  if (typeof id !== 'string' || typeof version !== 'number' || typeof name !== 'string') return undefined
  return { id, version, name, dishes: listFrom(dishes, dishFrom) }
}

function dishEntryFrom(stored: Record<string, unknown>): DishEntry | undefined {
  const dish = dishFrom(stored)
  if (!dish || typeof stored.key !== 'string') return undefined
  return { key: stored.key, ...dish, ...(stored.isRemoved === true ? { isRemoved: true } : {}) }
}

function dishFrom({ diet, name, description, price, imgUrl }: Record<string, unknown>): DishDraft | undefined {
  const known = diets.find((each) => each === diet)
  if (known === undefined || typeof name !== 'string') return undefined
  return { diet: known, name, description: textFrom(description), price: textFrom(price), imgUrl: textFrom(imgUrl) }
}

function textFrom(stored: unknown): string {
  return typeof stored === 'string' ? stored : ''
}

function listFrom<Value>(stored: unknown, read: (item: Record<string, unknown>) => Value | undefined): Value[] {
  return Array.isArray(stored) ? stored.flatMap((item) => (isObject(item) ? (read(item) ?? []) : [])) : []
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
