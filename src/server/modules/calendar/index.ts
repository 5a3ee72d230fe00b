// The public API of this module: a caterer's days as a page.
export { mumbaiFestivals } from './queries/festivals.ts'
export { personalFeed } from './queries/personal-data.ts'
