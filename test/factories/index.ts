// Public API of the factories: rows for tests, written straight into the tables. A test states only what it is about.
export { aCaterer, type ACaterer } from './caterer.ts'
export { anImage } from './image.ts'
export { aMenu, type ADish } from './menu.ts'
export { aMember } from './member.ts'
export { anOrder } from './order.ts'
export { aPackage, type APackage } from './package.ts'
export { aReview } from './review.ts'
export { aUser, type AUser } from './user.ts'
