import type { NewMenu } from '#contract/endpoints/offer/menus.ts'
import { limits } from '#contract/limits.ts'
import { failField } from '#server/kernel/app-error.ts'
import type { Context } from '#server/kernel/context.ts'
import { publish } from '#server/kernel/events.ts'
import type { Deps } from '../deps.ts'
import { auditedMenu, emptyMenu, menuWith } from '../domain/edit-menu.ts'
import { folded } from '../domain/own-offer.ts'
import { listOwnMenus } from '../queries/own-menus.ts'
import { insertMenu } from '../store/menus.ts'
import { inOwnOffer } from './in-own-offer.ts'
import { ownPictures } from './own-pictures.ts'

/** Creates a category of the caller's caterer and returns its id. */
export async function createMenu(ctx: Context, deps: Deps, given: NewMenu): Promise<string> {
  const id = ctx.newId()
  await inOwnOffer(ctx, deps, given.catererId, async (tx, offerer) => {
    const urls = (given.items ?? []).flatMap(({ items }) => items.map(({ imgUrl }) => imgUrl))
    const [others, pictures] = await Promise.all([
      listOwnMenus(tx, offerer.id),
      ownPictures(ctx, tx, deps, offerer.id, urls),
    ])
    const content = menuWith(emptyMenu, given, { offerer, pictures })
    const { categories: max } = limits.offer
    if (others.length >= max) throw failField('categories_limit', 'name', { max })
    if (others.some(({ name }) => folded(name) === folded(content.name))) throw failField('category_name_taken', 'name')
    await insertMenu(tx, { id, catererId: offerer.id, content, newId: ctx.newId }, ctx.clock.now())
    await publish(tx, { type: 'menu.created', subject: offerer.id }, {}, { after: auditedMenu(id, content) })
  })
  return id
}
