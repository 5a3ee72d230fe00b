import { limits } from '#contract/limits.ts'
import { fail, failField } from '#server/kernel/app-error.ts'
import type { Context } from '#server/kernel/context.ts'
import { publish } from '#server/kernel/events.ts'
import type { Deps } from '../deps.ts'
import { restoredName } from '../domain/restored-name.ts'
import { listOwnMenus } from '../queries/own-menus.ts'
import { findAnyMenu, listPackagesWith, markMenuDeleted } from '../store/menus.ts'
import { touchPackages } from '../store/packages.ts'
import { leaveFullPackages, numberItems } from '../store/places.ts'
import { inOwnOffer } from './in-own-offer.ts'
import { oldestRestorable } from './erase-old-offers.ts'

/**
 * Restores a deleted category, also to the packages that had it as far as they have room. Idempotent.
 * @throws AppError `menu_not_found` for another caterer's or after 30 days, `categories_limit`
 */
export async function restoreMenu(ctx: Context, deps: Deps, id: string): Promise<void> {
  await inOwnOffer(ctx, deps, undefined, async (tx, offerer) => {
    const menu = await findAnyMenu(tx, offerer.id, id)
    if (!menu || (menu.deletedAt && menu.deletedAt <= oldestRestorable(ctx.clock.now()))) throw fail('menu_not_found')
    if (!menu.deletedAt) return
    const others = await listOwnMenus(tx, offerer.id)
    const { categories: max } = limits.offer
    if (others.length >= max) throw failField('categories_limit', 'name', { max })
    await leaveFullPackages(tx, id)
    const name = restoredName(
      menu.name,
      others.map((other) => other.name),
    )
    await markMenuDeleted(tx, id, { deletedAt: null, name })
    await numberItems(tx, offerer.id)
    const packages = (await listPackagesWith(tx, id)).map((offer) => offer.id)
    await touchPackages(tx, packages)
    await publish(tx, { type: 'menu.restored', subject: offerer.id }, {}, { after: { id, packages } })
  })
}
