/** What the marketplace says of itself: testimonials, stories, figures. */
export type { Claims } from './domain/claims.ts'
export { getClaims } from './operations/get-claims.ts'
