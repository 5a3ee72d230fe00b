import { isDeepStrictEqual } from 'node:util'
import type { MenuChanges } from '#contract/endpoints/offer/menus.ts'
import { fail, failField } from '#server/kernel/app-error.ts'
import type { Context } from '#server/kernel/context.ts'
import { publish } from '#server/kernel/events.ts'
import type { Deps } from '../deps.ts'
import { auditedMenu, contentOfMenu, menuWith } from '../domain/edit-menu.ts'
import { folded } from '../domain/own-offer.ts'
import { listOwnMenus } from '../queries/own-menus.ts'
import { saveMenu } from '../store/menus.ts'
import { inOwnOffer } from './in-own-offer.ts'
import { ownPictures } from './own-pictures.ts'

/**
 * Changes the given fields of a category. What is so already changes nothing, not even the version.
 * @throws AppError `menu_not_found` for one that is deleted or another caterer's, `offer_changed` for an old version
 */
export async function changeMenu(ctx: Context, deps: Deps, id: string, changes: MenuChanges): Promise<void> {
  await inOwnOffer(ctx, deps, changes.catererId, async (tx, offerer) => {
    const urls = (changes.items ?? []).flatMap(({ items }) => items.map(({ imgUrl }) => imgUrl))
    const [menus, pictures] = await Promise.all([
      listOwnMenus(tx, offerer.id),
      ownPictures(ctx, tx, deps, offerer.id, urls),
    ])
    const menu = menus.find((one) => one.id === id)
    if (!menu) throw fail('menu_not_found')
    if (changes.version !== undefined && changes.version !== menu.version) throw fail('offer_changed')

    const before = contentOfMenu(menu)
    const content = menuWith(before, changes, { offerer, pictures })
    if (isDeepStrictEqual(content, before)) return
    if (menus.some((other) => other.id !== id && folded(other.name) === folded(content.name)))
      throw failField('category_name_taken', 'name')
    const dishesToo = !isDeepStrictEqual(content.dishes, before.dishes)
    await saveMenu(tx, { id, catererId: offerer.id, content, newId: ctx.newId }, { dishesToo })
    const change = { before: auditedMenu(id, before), after: auditedMenu(id, content) }
    await publish(tx, { type: 'menu.changed', subject: offerer.id }, {}, change)
  })
}
