/** What the marketplace says of itself: testimonials, stories, figures. */
export type { SiteContent } from './domain/site-content.ts'
export { getSiteContent } from './operations/get-site-content.ts'
