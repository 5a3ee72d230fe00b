import { isDeepStrictEqual } from 'node:util'
import type { PackageChanges } from '#contract/endpoints/offer/packages.ts'
import { fail } from '#server/kernel/app-error.ts'
import type { Context } from '#server/kernel/context.ts'
import { publish } from '#server/kernel/events.ts'
import type { Deps } from '../deps.ts'
import { auditedPackage, contentOfPackage, packageWith } from '../domain/edit-package.ts'
import { listOwnMenus } from '../queries/own-menus.ts'
import { listOwnPackages } from '../queries/own-packages.ts'
import { savePackage } from '../store/packages.ts'
import { numberItems, numberPlaces, saveBands } from '../store/places.ts'
import { inOwnOffer } from './in-own-offer.ts'
import { ownPictures } from './own-pictures.ts'
import { saveMinBill } from './save-min-bill.ts'

/**
 * Changes the given fields of a package. What is so already changes nothing, not even the version.
 * @throws AppError `menu_not_found` for one that is deleted or another caterer's, `offer_changed` for an old version
 */
export async function changePackage(ctx: Context, deps: Deps, id: string, changes: PackageChanges): Promise<void> {
  await inOwnOffer(ctx, deps, changes.catererId, async (tx, offerer) => {
    const [menus, packages, pictures] = await Promise.all([
      listOwnMenus(tx, offerer.id),
      listOwnPackages(tx, offerer.id),
      ownPictures(ctx, tx, deps, offerer.id, [changes.imgUrl]),
    ])
    const offer = packages.find((one) => one.id === id)
    if (!offer) throw fail('menu_not_found')
    if (changes.version !== undefined && changes.version !== offer.version) throw fail('offer_changed')

    const before = contentOfPackage(offer)
    const content = packageWith(before, changes, { offerer, menus, pictures })
    if (isDeepStrictEqual(content, before) && changes.minBill === undefined) return
    const itemsToo = !isDeepStrictEqual(content.items, before.items)
    await savePackage(tx, { id, catererId: offerer.id, content, newId: ctx.newId }, { itemsToo })
    if (itemsToo) await numberItems(tx, offerer.id)
    if (!isDeepStrictEqual(content.bands, before.bands)) {
      await saveBands(tx, { id, catererId: offerer.id, bands: content.bands })
      await numberPlaces(tx, offerer.id)
    }
    await saveMinBill(tx, offerer.id, changes.minBill)
    const change = { before: auditedPackage(id, before), after: auditedPackage(id, content) }
    await publish(tx, { type: 'package.changed', subject: offerer.id }, {}, change)
  })
}
