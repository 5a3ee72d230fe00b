export type { Revision } from './domain/revision.ts'
export { type Caterer, type ListedCaterer } from './domain/caterer.ts'
export { createOwnCaterers, type OwnCaterers } from './caterers.ts'
export { askForReview } from './operations/ask-for-review.ts'
export { changeBookingTerms } from './operations/change-booking-terms.ts'
export { checkCaterer } from './operations/check-caterer.ts'
export { decideApproval } from './operations/decide-approval.ts'
export { decideRevision } from './operations/decide-revision.ts'
export { getReviewedCaterer } from './operations/get-reviewed-caterer.ts'
export { remindOfLicences } from './operations/remind-of-licences.ts'
export { getCatererForOrdering, requireLive } from './operations/get-caterer-for-ordering.ts'
export { getLiveCaterer } from './operations/get-live-caterer.ts'
export { capacityOfCaterer, catererInOrder, catererNameOf, issuerOf, payeeOf } from './queries/parts.ts'
export { countReviewed, listReviewed } from './queries/reviewed.ts'
export { listSuspended, type SuspendedCaterer } from './queries/suspended.ts'
export { findRevision, rejectedSince } from './store/approval.ts'
export { joinedCaterer } from './queries/joined-caterer.ts'
export { personalCaterer } from './queries/personal-data.ts'
export {
  filterByCity,
  filterLive,
  findCaterer,
  findCatererWith,
  listLiveCatererIds,
  listOwners,
  nameOfCaterer,
  type ReadCaterer,
} from './queries/caterers.ts'
export { rowVersionOf } from './queries/row-version.ts'
export { coversOf, findListedCaterer, listLiveCaterers } from './queries/listed-caterers.ts'
export { galleryPictures } from './queries/galleries.ts'
export { countFulfilledOrder, lockOfferer, passCaterer, saveCustomMinimum } from './store/profile.ts'
