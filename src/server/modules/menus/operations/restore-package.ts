import { limits } from '#contract/limits.ts'
import { fail, failField } from '#server/kernel/app-error.ts'
import type { Context } from '#server/kernel/context.ts'
import { publish } from '#server/kernel/events.ts'
import type { Deps } from '../deps.ts'
import { restoredName } from '../domain/restored-name.ts'
import { listOwnPackages } from '../queries/own-packages.ts'
import { findAnyPackage, markPackageDeleted } from '../store/packages.ts'
import { moveLast, numberItems, numberPlaces } from '../store/places.ts'
import { oldestRestorable } from './erase-old-offers.ts'
import { inOwnOffer } from './in-own-offer.ts'

/**
 * Restores a deleted package, last in each of its ranges of guests. Idempotent.
 * @throws AppError `menu_not_found` for another caterer's or after 30 days, `packages_limit`, `custom_menu_exists`
 */
export async function restorePackage(ctx: Context, deps: Deps, id: string): Promise<void> {
  await inOwnOffer(ctx, deps, undefined, async (tx, offerer) => {
    const offer = await findAnyPackage(tx, offerer.id, id)
    if (!offer || (offer.deletedAt && offer.deletedAt <= oldestRestorable(ctx.clock.now())))
      throw fail('menu_not_found')
    if (!offer.deletedAt) return
    const others = await listOwnPackages(tx, offerer.id)
    if (offer.kind === 'custom' && others.some(({ kind }) => kind === 'custom')) throw fail('custom_menu_exists')
    const { packages: max } = limits.offer
    if (others.length >= max) throw failField('packages_limit', 'name', { max })
    const name = restoredName(
      offer.name,
      others.map((other) => other.name),
    )
    await moveLast(tx, id)
    await markPackageDeleted(tx, id, { deletedAt: null, name })
    await numberPlaces(tx, offerer.id)
    await numberItems(tx, offerer.id)
    await publish(tx, { type: 'package.restored', subject: offerer.id }, {}, { after: { id } })
  })
}
