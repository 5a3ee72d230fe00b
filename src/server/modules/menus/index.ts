export type { Menu, Offering, Package } from './domain/menu.ts'

export { getOffer, getOfferAt } from './operations/get-offer.ts'
export { listDishNames, listMenus, listOfferings, listPackages, listPackagesOf } from './store.ts'
