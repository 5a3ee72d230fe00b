import { fail } from '#server/kernel/app-error.ts'
import type { Context } from '#server/kernel/context.ts'
import { publish } from '#server/kernel/events.ts'
import type { Deps } from '../deps.ts'
import type { DeletedOffer } from '../domain/own-offer.ts'
import { findAnyPackage, markPackageDeleted } from '../store/packages.ts'
import { numberPlaces } from '../store/places.ts'
import { inOwnOffer } from './in-own-offer.ts'

/**
 * Deletes a package, which can be restored for a while. Idempotent. Orders of it go on.
 * @throws AppError `menu_not_found` for another caterer's
 */
export async function deletePackage(ctx: Context, deps: Deps, id: string): Promise<DeletedOffer> {
  return inOwnOffer(ctx, deps, undefined, async (tx, offerer) => {
    const offer = await findAnyPackage(tx, offerer.id, id)
    if (!offer) throw fail('menu_not_found')
    const { name } = offer
    if (offer.deletedAt) return { id, kind: 'package', name, deletedAt: offer.deletedAt }
    const deletedAt = ctx.clock.now()
    await markPackageDeleted(tx, id, { deletedAt, name })
    await numberPlaces(tx, offerer.id)
    await publish(tx, { type: 'package.deleted', subject: offerer.id }, {}, { before: { id } })
    return { id, kind: 'package', name, deletedAt }
  })
}
