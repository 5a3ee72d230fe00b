import type { RateLimit } from '#server/kernel/rate-limit.ts'
import type { ApprovalMode } from './domain/approval.ts'

/** What the operations of this module share, made once by `createCaterers`. */
export interface Deps {
  approvalMode: ApprovalMode
  /** Attempts of an account to create a caterer, and to change it. */
  madeByAccount: RateLimit
  changedByAccount: RateLimit
}
