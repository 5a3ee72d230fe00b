import type { OwnMenu } from '#contract/endpoints/offer/menus.ts'
import type { DeletedOffer } from '#contract/endpoints/offer/parts.ts'
import { ApiError } from '#web/shared/api/api-error.ts'
import { api } from '#web/shared/api/browser-api.ts'
import { draftOf, menuChangesFrom, newMenuFrom } from './menu-draft.ts'
import { draftFrom, isSameName, type MenuEntry } from './menu-entries.ts'

interface Options {
  dishPricesShown: boolean
  /** Asks whether a category leaves these packages too. */
  askEverywhere: (name: string, packages: string) => Promise<boolean>
  /** Loads what is saved. */
  load: () => Promise<readonly OwnMenu[]>
}

/** What became of a category: saved, deleted, or put back into the form because packages need it. */
export type Sent = { saved: OwnMenu } | { deleted: DeletedOffer } | 'kept'

/**
 * Creates, changes or deletes a category, as its entry says. One that an earlier try has saved, whose answer was lost, counts as saved.
 * @throws ApiError | ApiUnreachable why it was not
 */
export async function sendMenu(entry: MenuEntry, options: Options): Promise<Sent> {
  const id = entry.saved?.id
  if (entry.isRemoved && id !== undefined) return deleteMenu(id, entry, options)
  const draft = draftFrom(entry)
  try {
    if (!entry.saved || id === undefined)
      return { saved: await api('POST /api/menus', { body: newMenuFrom(draft, options) }) }
    const body = menuChangesFrom(entry.saved, draft, options) ?? {}
    return { saved: await api('PATCH /api/menus/{id}', { params: { id }, body }) }
  } catch (error) {
    const there = await savedByThen(error, entry, options)
    if (there && menuChangesFrom(draftOf(there), draft, options) === undefined) return { saved: there }
    throw error
  }
}

async function savedByThen(error: unknown, entry: MenuEntry, { load }: Options): Promise<OwnMenu | undefined> {
  if (!(error instanceof ApiError)) return undefined
  if (error.code === 'offer_changed') return currentOf(error)
  if (error.code !== 'category_name_taken' || entry.saved) return undefined
  return (await load()).find(({ name }) => isSameName(name, entry.name))
}

/** Returns what is saved of a category that was changed elsewhere too. */
export function currentOf(error: unknown): OwnMenu | undefined {
  // The API documents it as what the change would have answered.
  return error instanceof ApiError && error.code === 'offer_changed'
    ? (error.current as OwnMenu | undefined)
    : undefined
}

async function deleteMenu(id: string, { saved, name }: MenuEntry, { askEverywhere }: Options): Promise<Sent> {
  const params = { id }
  try {
    return { deleted: await api('DELETE /api/menus/{id}', { params }) }
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'menu_in_use') throw error
    if (!(await askEverywhere(saved?.name ?? name, String(error.values.packages)))) return 'kept'
    return { deleted: await api('DELETE /api/menus/{id}', { params, query: { everywhere: 'true' } }) }
  }
}
