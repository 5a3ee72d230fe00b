import { LRUCache } from 'lru-cache'
import type { Queryable } from '#server/kernel/context.ts'
import type { ReadCaterer } from '#server/modules/caterers/index.ts'

/** Some kilobytes each. */
const mostRemembered = 1_000
const caches = new WeakMap<Queryable, LRUCache<string, ReadCaterer>>()

/** Remembers a live caterer as it was read. */
export function rememberCaterer(db: Queryable, { caterer, rowVersion }: ReadCaterer): void {
  const known = caches.get(db) ?? new LRUCache({ max: mostRemembered })
  caches.set(db, known)
  known.set(caterer.id, { caterer, rowVersion })
}

/** Returns a caterer as it was read at some time, live then; undefined for one that was not. Whether it is still so is not known. */
export function recallCaterer(db: Queryable, id: string): ReadCaterer | undefined {
  return caches.get(db)?.get(id)
}
