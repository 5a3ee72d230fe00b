import type { Queryable } from '#server/kernel/context.ts'
import { refuse } from '#server/kernel/refusal.ts'
import { offerFrom, type Offer } from '../domain/offer.ts'
import { findWholeOffer } from '../store.ts'

/** The package as it can be chosen from and priced now, read in the caller's transaction. Refused when it is no longer offered. */
export async function getOffer(db: Queryable, packageId: string): Promise<Offer> {
  const whole = await findWholeOffer(db, packageId)
  if (!whole) throw refuse('package_not_found')
  return offerFrom(whole)
}
