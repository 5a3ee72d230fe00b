import type { NewPackage } from '#contract/endpoints/offer/packages.ts'
import { limits } from '#contract/limits.ts'
import { AppError, fail, failField } from '#server/kernel/app-error.ts'
import type { Context } from '#server/kernel/context.ts'
import { publish } from '#server/kernel/events.ts'
import type { Deps } from '../deps.ts'
import { auditedPackage, emptyPackage, kindOf, packageWith } from '../domain/edit-package.ts'
import { listOwnMenus } from '../queries/own-menus.ts'
import { listOwnPackages } from '../queries/own-packages.ts'
import { findPackageByKey, insertPackage } from '../store/packages.ts'
import { numberPlaces, saveBands } from '../store/places.ts'
import { inOwnOffer } from './in-own-offer.ts'
import { ownPictures } from './own-pictures.ts'
import { saveMinBill } from './save-min-bill.ts'

/**
 * Creates a package of the caller's caterer and returns its id. Idempotent for each key.
 * @throws AppError `custom_menu_exists` for a second custom menu, also concurrently
 */
export async function createPackage(ctx: Context, deps: Deps, given: NewPackage, key?: string): Promise<string> {
  const id = ctx.newId()
  const kind = kindOf(given)
  return inOwnOffer(ctx, deps, given.catererId, async (tx, offerer) => {
    const twin = key === undefined ? undefined : await findPackageByKey(tx, offerer.id, key)
    if (twin !== undefined) return twin
    const [menus, others, pictures] = await Promise.all([
      listOwnMenus(tx, offerer.id),
      listOwnPackages(tx, offerer.id),
      ownPictures(ctx, tx, deps, offerer.id, [given.imgUrl]),
    ])
    if (kind !== 'custom' && given.dishType === undefined)
      throw new AppError('offer_invalid', { problems: [{ code: 'dish_type_needed', field: 'dishType', values: {} }] })
    const content = packageWith(emptyPackage(kind), given, { offerer, menus, pictures })
    if (kind === 'custom' && others.some((other) => other.kind === 'custom')) throw fail('custom_menu_exists')
    const { packages: max } = limits.offer
    if (others.length >= max) throw failField('packages_limit', 'name', { max })
    await insertPackage(tx, { id, catererId: offerer.id, content, newId: ctx.newId, key }, ctx.clock.now())
    await saveBands(tx, { id, catererId: offerer.id, bands: content.bands })
    await numberPlaces(tx, offerer.id)
    await saveMinBill(tx, offerer.id, given.minBill)
    await publish(tx, { type: 'package.created', subject: offerer.id }, {}, { after: auditedPackage(id, content) })
    return id
  })
}
