export {
  isLive,
  type Approval,
  type CancellationStep,
  type Caterer,
  type GstScheme,
  type ListedCaterer,
} from './domain/caterer.ts'
export { getCatererForOrdering } from './operations/get-caterer-for-ordering.ts'
export { getLiveCaterer } from './operations/get-live-caterer.ts'
export { findCaterer, listLiveCaterers } from './store.ts'
