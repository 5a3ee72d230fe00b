import type { Queryable } from '#server/kernel/context.ts'
import { fail } from '#server/kernel/app-error.ts'
import { isLive, type Caterer } from '../domain/caterer.ts'
import { findCaterer } from '../queries/caterers.ts'

/** The caterer if the public may see it; to everybody else it does not exist. */
export async function getLiveCaterer(db: Queryable, id: string): Promise<Caterer> {
  const caterer = await findCaterer(db, id)
  if (!caterer || !isLive(caterer)) throw fail('caterer_not_found')
  return caterer
}
