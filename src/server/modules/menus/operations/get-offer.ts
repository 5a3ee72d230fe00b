import { LRUCache } from 'lru-cache'
import type { Queryable } from '#server/kernel/context.ts'
import { fail } from '#server/kernel/app-error.ts'
import { offerFrom, type Offer } from '../domain/offer.ts'
import { findWholeOffer } from '../queries/packages.ts'

/** Some ten kilobytes each. */
const maxCached = 1_000
const caches = new WeakMap<Queryable, LRUCache<string, { menuVersion: number; offer: Offer }>>()

/** The package as it can be chosen from and priced now, read in the caller's transaction. Rejected when it is no longer offered. */
export async function getOffer(db: Queryable, packageId: string): Promise<Offer> {
  return (await readOffer(db, packageId)).offer
}

/**
 * As {@link getOffer}, for who has just read the caterer's `menuVersion`: what was read under the same one comes from memory.
 * Reading it is most of what the database does for a quote.
 */
export async function getOfferAt(db: Queryable, packageId: string, menuVersion: number): Promise<Offer> {
  const offers = caches.get(db) ?? new LRUCache({ max: maxCached })
  caches.set(db, offers)
  const known = offers.get(packageId)
  if (known?.menuVersion === menuVersion) return known.offer
  const found = await readOffer(db, packageId)
  offers.set(packageId, found)
  return found.offer
}

async function readOffer(db: Queryable, packageId: string): Promise<{ menuVersion: number; offer: Offer }> {
  const found = await findWholeOffer(db, packageId)
  if (!found) throw fail('package_not_found')
  const { menuVersion, ...whole } = found
  return { menuVersion, offer: offerFrom(whole) }
}
