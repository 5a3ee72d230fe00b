import type { RateLimit } from '#server/kernel/rate-limit.ts'

/** What the operations of caterers on what they offer share, made once by `createOwnOffers`. */
export interface Deps {
  /** Changes of menus and packages by an account. */
  changedByAccount: RateLimit
  /** Our own origin, of links to pictures. */
  site: string
}
