export { type Caterer, type ListedCaterer } from './domain/caterer.ts'
export { createOwnCaterers, type OwnCaterers } from './caterers.ts'
export { getCatererForOrdering } from './operations/get-caterer-for-ordering.ts'
export { getLiveCaterer } from './operations/get-live-caterer.ts'
export {
  capacityOfCaterer,
  catererInOrder,
  catererNameOf,
  catererOfOwner,
  issuerOf,
  ownerOfCaterer,
} from './queries/parts.ts'
export { joinedCaterer } from './queries/joined-caterer.ts'
export { personalCaterer } from './queries/personal-data.ts'
export { filterLive, findCaterer, listLiveCatererIds } from './queries/caterers.ts'
export { coversOf, findListedCaterer, listLiveCaterers } from './queries/listed-caterers.ts'
export { countFulfilledOrder } from './store.ts'
