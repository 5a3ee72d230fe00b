import type { MenuView, PackageView } from '#contract/endpoints/caterers.ts'
import type { OrderView } from '#contract/endpoints/orders/order.ts'
import { boundsOf } from '#contract/values/guest-band.ts'
import { fromRupees } from '#contract/values/money.ts'
import { publicApi } from '#web/shared/api/public-api.ts'
import { offerFrom, type Offer } from '#web/shared/draft/offer.ts'

/** What the caterer of an order offers now. */
export interface Offers {
  menus: readonly MenuView[]
  packages: readonly PackageView[]
}

/** Loads what the caterer of an order offers now. Throws as the API does. */
export async function loadOffers(catererId: string): Promise<Offers> {
  const given = { params: { catererId } }
  const [menus, packages] = await Promise.all([
    publicApi('GET /api/menus/caterer/{catererId}', given),
    publicApi('GET /api/dishes/caterer/{catererId}', given),
  ])
  return { menus, packages }
}

/**
 * A package as a change may choose from it: what was agreed when ordering keeps its price, whatever it costs now. Undefined when
 * the package is offered no more.
 */
export function offerOf({ menus, packages }: Offers, packageId: string, order: OrderView): Offer | undefined {
  const pack = packages.find(({ id }) => id === packageId)
  if (!pack) return undefined
  const offer = offerFrom(pack, menus)
  if (packageId !== order.package.id) return offer
  const agreed = new Map(order.menu.map(({ _id: id, price }) => [id, price]))
  return {
    ...offer,
    items: offer.items.map((item) => {
      const price = agreed.get(item.id)
      return price === undefined ? item : { ...item, price: fromRupees(price) }
    }),
  }
}

/** Other packages of the same kind that are for so many guests (C28). */
export function fitting({ packages }: Offers, guests: number, chosen: { id: string; kind: string }): PackageView[] {
  return packages.filter(
    ({ id, kind, bands }) =>
      id !== chosen.id &&
      kind === chosen.kind &&
      bands.some((band) => guests >= boundsOf(band).min && guests <= boundsOf(band).max),
  )
}
