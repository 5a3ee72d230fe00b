export type { Menu, Offering, Package } from './domain/menu.ts'

export { getOffer, getOfferAt } from './operations/get-offer.ts'
export { listShownPackages, type ShownPackage } from './operations/list-shown-packages.ts'
export { menuBackfills } from './queries/backfills.ts'
export { listDishNames, listMenus } from './queries/menus.ts'
export { listOfferings, listPackages, listPackagesOf } from './queries/packages.ts'
