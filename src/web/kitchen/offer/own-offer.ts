import type { OwnMenu } from '#contract/endpoints/offer/menus.ts'
import type { OwnOffer } from '#contract/endpoints/offer/own-offer.ts'
import type { OwnPackage } from '#contract/endpoints/offer/packages.ts'
import type { DeletedOffer } from '#contract/endpoints/offer/parts.ts'
import { guestBands, packageListKey, type GuestBand } from '#contract/values/guest-band.ts'

/** Returns the offer with a menu as the server answered it: in its place, or last when it is new. */
export function withMenu(offer: OwnOffer, menu: OwnMenu): OwnOffer {
  return { ...offer, menus: replaced(offer.menus, menu) }
}

/** Returns the offer with a package as the server answered it, last in each range that it is new to. */
export function withPackage(offer: OwnOffer, pack: OwnPackage): OwnOffer {
  const lists = { ...offer.lists }
  for (const band of guestBands) {
    const key = packageListKey[band]
    const isIn = pack.bands.includes(band)
    if (isIn !== lists[key].includes(pack.id))
      lists[key] = isIn ? [...lists[key], pack.id] : lists[key].filter((id) => id !== pack.id)
  }
  return { ...offer, packages: replaced(offer.packages, pack), lists }
}

/** Returns the offer without what was deleted, which is the first that can be restored. */
export function withoutDeleted(offer: OwnOffer, deleted: DeletedOffer): OwnOffer {
  const { id } = deleted
  const lists = { ...offer.lists }
  for (const key of Object.values(packageListKey)) lists[key] = lists[key].filter((other) => other !== id)
  return {
    ...offer,
    menus: offer.menus.filter((menu) => menu.id !== id),
    packages: offer.packages.filter((pack) => pack.id !== id),
    lists,
    deleted: [deleted, ...offer.deleted.filter((other) => other.id !== id)],
  }
}

/** Returns the packages of a range in their order. */
export function packagesOf({ packages, lists }: OwnOffer, band: GuestBand): OwnPackage[] {
  return lists[packageListKey[band]].flatMap((id) => packages.find((pack) => pack.id === id) ?? [])
}

function replaced<Item extends { id: string }>(items: readonly Item[], item: Item): Item[] {
  return items.some(({ id }) => id === item.id)
    ? items.map((other) => (other.id === item.id ? item : other))
    : [...items, item]
}
