import type { RateLimit } from '#server/kernel/rate-limit.ts'
import type { CatererChanges, PackageListKey } from '#contract/endpoints/own-caterer.ts'
import type { Tx } from '#server/kernel/context.ts'
import type { ApprovalMode } from './domain/approval.ts'

/**
 * Sets which packages ranges of guests have and in which order. Returns the lists that changed, as they were and as they are; undefined
 * where all is so already. Throws what is wrong with the lists.
 */
export type ArrangePackages = (
  tx: Tx,
  catererId: string,
  lists: Pick<CatererChanges, PackageListKey>,
) => Promise<{ before: object; after: object } | undefined>

/** What the operations of this module share, made once by `createCaterers`. */
export interface Deps {
  approvalMode: ApprovalMode
  /** Packages are another module's. */
  arrangePackages: ArrangePackages
  /** Attempts of an account to create a caterer, and to change it. */
  madeByAccount: RateLimit
  changedByAccount: RateLimit
  /** Our own origin, with which links to pictures may begin. */
  site: string
}
