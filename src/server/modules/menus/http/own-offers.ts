import type { DeletedOffer as DeletedView } from '#contract/endpoints/offer/parts.ts'
import * as menus from '#contract/endpoints/offer/menus.ts'
import * as own from '#contract/endpoints/offer/own-offer.ts'
import * as packages from '#contract/endpoints/offer/packages.ts'
import { limits } from '#contract/limits.ts'
import type { RankedDishes } from '#contract/rules/default-menu.ts'
import { dayInIndia } from '#contract/values/calendar.ts'
import { guestBands, packageListKey } from '#contract/values/guest-band.ts'
import type { Api } from '#server/http/api.ts'
import { AppError, fail } from '#server/kernel/app-error.ts'
import { userOf, type Context } from '#server/kernel/context.ts'
import { rateOn } from '#server/modules/taxes/domain/index.ts'
import { gstRates } from '#server/modules/taxes/index.ts'
import { isPriced, shown, type DeletedOffer } from '../domain/own-offer.ts'
import { getOwnOffer, type OwnOffer, type OwnOffers } from '../index.ts'
import { menuView, packageView, termsOf } from './views.ts'

/** What caterers see of their offer and change in it. */
export function bindOwnOffers(
  api: Api,
  offers: OwnOffers,
  favouritesOf: (catererId: string) => Promise<RankedDishes>,
): void {
  const viewOf = async (ctx: Context, catererId: string) => {
    const [offer, rates] = await Promise.all([
      getOwnOffer(ctx, { favouritesOf }, catererId),
      gstRates(ctx.db, ctx.clock.now()),
    ])
    return offerView(offer, rateOn(rates, offer.caterer.gstScheme, dayInIndia(ctx.clock.now())))
  }
  const menuOf = async (ctx: Context, id: string) =>
    found((await viewOf(ctx, catererOf(ctx))).menus.find((menu) => menu.id === id))
  const packageOf = async (ctx: Context, id: string) =>
    found((await viewOf(ctx, catererOf(ctx))).packages.find((offer) => offer.id === id))

  api.on(own.getOwnOffer, async (ctx, { params }) => viewOf(ctx, params.id))
  api.on(menus.createMenu, async (ctx, { body }) => menuOf(ctx, await offers.createMenu(ctx, body)))
  api.on(menus.changeMenu, async (ctx, { params: { id }, body }) => {
    const menu = () => menuOf(ctx, id)
    await withCurrent(() => offers.changeMenu(ctx, id, body), menu)
    return menu()
  })
  api.on(menus.deleteMenu, async (ctx, { params, query }) =>
    deletedView(await offers.deleteMenu(ctx, params.id, { everywhere: query.everywhere === 'true' })),
  )
  api.on(menus.restoreMenu, async (ctx, { params: { id } }) => {
    await offers.restoreMenu(ctx, id)
    return menuOf(ctx, id)
  })
  api.on(packages.createPackage, async (ctx, { body, headers }) =>
    packageOf(ctx, await offers.createPackage(ctx, body, headers['idempotency-key'])),
  )
  api.on(packages.changePackage, async (ctx, { params: { id }, body }) => {
    const offer = () => packageOf(ctx, id)
    await withCurrent(() => offers.changePackage(ctx, id, body), offer)
    return offer()
  })
  api.on(packages.deletePackage, async (ctx, { params }) => deletedView(await offers.deletePackage(ctx, params.id)))
  api.on(packages.restorePackage, async (ctx, { params: { id } }) => {
    await offers.restorePackage(ctx, id)
    return packageOf(ctx, id)
  })
}

/** The caller's caterer; an operation that has succeeded has made sure of it. */
function catererOf(ctx: Context): string {
  return userOf(ctx).catererId ?? ''
}

/** What was changed may be deleted by another call before it is read. */
function found<View>(view: View | undefined): View {
  if (!view) throw fail('menu_not_found')
  return view
}

/** Adds what is saved to the rejection of a change that was based on an earlier version. */
async function withCurrent(change: () => Promise<void>, current: () => Promise<object>): Promise<void> {
  try {
    await change()
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'offer_changed') throw error
    throw new AppError('offer_changed', { current: await current() })
  }
}

/** `gstRate` is in basis points. */
function offerView(offer: OwnOffer, gstRate: number): own.OwnOffer {
  const { caterer } = offer
  const lists = guestBands.map((band) => [packageListKey[band], offer.arrangement[band]])
  return {
    menus: offer.menus.map((menu) => ({ ...menuView(menu), version: menu.version })),
    packages: offer.packages.map((pack) => ({
      ...packageView(pack, caterer, gstRate),
      status: { id: pack.status === shown ? 1 : 2 },
      publication: pack.status !== shown ? 'hidden' : isPriced(pack) ? 'public' : 'price_missing',
      marked: pack.items.flatMap(({ id, marked }) => (marked ? [{ itemId: id, dishes: [...marked] }] : [])),
      version: pack.version,
    })),
    // One entry for every range, by the table of keys itself.
    lists: Object.fromEntries(lists) as own.OwnOffer['lists'],
    dishPricesShown: caterer.dishPricesShown,
    terms: termsOf(caterer, gstRate),
    deleted: offer.deleted.map(deletedView),
  }
}

const keptMs = limits.offer.deletedDays * 24 * 60 * 60 * 1000

function deletedView({ id, kind, name, deletedAt }: DeletedOffer): DeletedView {
  const until = new Date(deletedAt.getTime() + keptMs)
  return { id, kind, name, deletedAt: deletedAt.toISOString(), restorableUntil: until.toISOString() }
}
