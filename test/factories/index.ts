// The door of the factories: rows for tests, written straight into the tables. A test states only what it is about.
export { aCaterer, type ACaterer } from './caterer.ts'
export { anImage, type AnImage } from './image.ts'
export { aMenu, type ADish, type AMenu } from './menu.ts'
export { anOrder, type AnOrder } from './order.ts'
export { aPackage, type APackage, type APackageItem } from './package.ts'
export { aReview, type AReview } from './review.ts'
export { aUser, type AUser, type Home } from './user.ts'
