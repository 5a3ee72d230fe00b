import { fail } from '#server/kernel/app-error.ts'
import type { Context } from '#server/kernel/context.ts'
import { publish } from '#server/kernel/events.ts'
import type { Deps } from '../deps.ts'
import type { DeletedOffer } from '../domain/own-offer.ts'
import { findAnyMenu, listPackagesWith, markMenuDeleted } from '../store/menus.ts'
import { touchPackages } from '../store/packages.ts'
import { numberItems } from '../store/places.ts'
import { inOwnOffer } from './in-own-offer.ts'

/**
 * Deletes a category, which can be restored for a while. Idempotent. With `everywhere` the packages that have it lose it too.
 * @throws AppError `menu_not_found` for another caterer's, `menu_in_use` with the names of the packages that have it
 */
export async function deleteMenu(
  ctx: Context,
  deps: Deps,
  id: string,
  { everywhere }: { everywhere: boolean },
): Promise<DeletedOffer> {
  return inOwnOffer(ctx, deps, undefined, async (tx, offerer) => {
    const menu = await findAnyMenu(tx, offerer.id, id)
    if (!menu) throw fail('menu_not_found')
    const deleted = (deletedAt: Date) => ({ id, kind: 'menu' as const, name: menu.name, deletedAt })
    if (menu.deletedAt) return deleted(menu.deletedAt)
    const packages = await listPackagesWith(tx, id)
    if (packages.length > 0 && !everywhere)
      throw fail('menu_in_use', { packages: packages.map(({ name }) => name).join(', ') })
    const now = ctx.clock.now()
    await markMenuDeleted(tx, id, { deletedAt: now, name: menu.name })
    const packageIds = packages.map((offer) => offer.id)
    if (packageIds.length > 0) {
      await touchPackages(tx, packageIds)
      await numberItems(tx, offerer.id)
    }
    await publish(tx, { type: 'menu.deleted', subject: offerer.id }, {}, { before: { id, packages: packageIds } })
    return deleted(now)
  })
}
