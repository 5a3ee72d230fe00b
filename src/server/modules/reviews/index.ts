export type { Review, ReviewStats } from './domain/review.ts'
export { getReview } from './operations/get-review.ts'
export { listReviews } from './operations/list-reviews.ts'
export { listReviewStats } from './store.ts'
