import { listMenus as listMenusEndpoint, listPackages as listPackagesEndpoint } from '#contract/endpoints/caterers.ts'
import type { RankedDishes } from '#contract/rules/default-menu.ts'
import { dayInIndia } from '#contract/values/calendar.ts'
import { lasting, type Api } from '#server/http/api.ts'
import { getLiveCaterer } from '#server/modules/caterers/index.ts'
import { rateOn } from '#server/modules/taxes/domain/index.ts'
import { gstRates } from '#server/modules/taxes/index.ts'
import { listMenus, listShownPackages, type OwnOffers } from '../index.ts'
import { bindOwnOffers } from './own-offers.ts'
import { menuView, packageView } from './views.ts'

/** `favouritesOf` tells what the completed orders of a caterer chose; it is asked at every request. */
export function bindMenus(
  api: Api,
  ownOffers: OwnOffers,
  favouritesOf: (catererId: string) => Promise<RankedDishes>,
): void {
  bindOwnOffers(api, ownOffers, favouritesOf)
  api.on(listMenusEndpoint, async (ctx, { params }) => {
    const caterer = await getLiveCaterer(ctx.db, params.catererId)
    const menus = await listMenus(ctx.db, caterer.id, caterer)
    return lasting(menus.map(menuView))
  })
  api.on(listPackagesEndpoint, async (ctx, { params, query }) => {
    const caterer = await getLiveCaterer(ctx.db, params.catererId)
    const now = ctx.clock.now()
    const [favourites, rates] = await Promise.all([favouritesOf(caterer.id), gstRates(ctx.db, now)])
    const packages = await listShownPackages(ctx.db, caterer, { people: query.people, favourites })
    const gstRate = rateOn(rates, caterer.gstScheme, dayInIndia(now))
    return lasting(packages.map((offer) => packageView(offer, caterer, gstRate)))
  })
}
