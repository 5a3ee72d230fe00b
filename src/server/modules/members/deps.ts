import type { Context, Tx } from '#server/kernel/context.ts'
import type { RateLimit } from '#server/kernel/rate-limit.ts'
import type { Identity } from '#server/modules/identity/index.ts'

/** What the operations of this module share, made once by `createMembers`. */
export interface Deps {
  identity: Pick<Identity, 'askPassword' | 'endAllSessions' | 'forgetSessionsOf'>
  /** What the module of caterers, which is above this one, gives. */
  ofCaterer: {
    nameOf(from: Pick<Context, 'db'>, id: string): Promise<string>
    /** Makes a member the owner, and the former owner a manager. */
    passTo(tx: Tx, id: string, ownerId: string, now: Date): Promise<void>
  }
  /** Invitations of an account, rejected ones included: each answer tells something of an address. */
  invitationsByAccount: RateLimit
  /** Invitations to an address, from all accounts: many accounts must not flood one inbox. */
  invitationsToAddress: RateLimit
}
