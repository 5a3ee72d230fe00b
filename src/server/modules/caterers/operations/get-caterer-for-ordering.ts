import type { Queryable } from '#server/kernel/context.ts'
import { fail } from '#server/kernel/app-error.ts'
import { isLive, type Caterer } from '../domain/caterer.ts'
import { findCaterer } from '../queries/caterers.ts'

/** The caterer with all that a bill and an order depend on, read in the caller's transaction. Rejected when it takes no orders. */
export async function getCatererForOrdering(db: Queryable, id: string): Promise<Caterer> {
  return requireLive(await findCaterer(db, id))
}

/** Returns a caterer that takes orders. Throws `caterer_not_found` and `caterer_closed`. */
export function requireLive(caterer: Caterer | undefined): Caterer {
  if (!caterer) throw fail('caterer_not_found')
  if (!isLive(caterer)) throw fail('caterer_closed')
  return caterer
}
