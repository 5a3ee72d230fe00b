export { type Caterer, type ListedCaterer } from './domain/caterer.ts'
export { createOwnCaterers, type OwnCaterers } from './caterers.ts'
export { getCatererForOrdering } from './operations/get-caterer-for-ordering.ts'
export { getLiveCaterer } from './operations/get-live-caterer.ts'
export { personalCaterer } from './queries/personal-data.ts'
export {
  countFulfilledOrder,
  coversOf,
  findCaterer,
  findListedCaterer,
  filterLive,
  listLiveCatererIds,
  listLiveCaterers,
} from './store.ts'
