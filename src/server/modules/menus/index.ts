export type { Menu, Offering, Package } from './domain/menu.ts'
export type { Offer } from './domain/offer.ts'
export { getOffer } from './operations/get-offer.ts'
export { listDishNames, listMenus, listOfferings, listPackages } from './store.ts'
