import type { IdentityProvider } from '#server/adapters/identity-provider/provider.ts'
import type { Context, Tx } from '#server/kernel/context.ts'
import type { PersonalData } from '#server/kernel/personal-data.ts'
import type { RateLimit } from '#server/kernel/rate-limit.ts'
import type { MembershipOf } from './queries.ts'
import type { AccessTokens } from './sessions/access-tokens.ts'
import type { EmailCodes } from './secrets/email-codes.ts'
import type { KnownDevices } from './sessions/known-devices.ts'
import type { LiveSessions } from './sessions/live-sessions.ts'
import type { RefreshTokens } from './sessions/refresh-tokens.ts'

/** What modules above this one know of an account and give to it. */
export interface OfAccount {
  membershipOf: MembershipOf
  /** Makes a new account a member of a caterer by the secret of an emailed invitation. */
  joinByInvitation(ctx: Context, tx: Tx, account: { id: string; email: string }, secret: string): Promise<void>
  /** Ids of the coupons that a user could use now. */
  availableCoupons(ctx: Context, userId: string): Promise<string[]>
}

/** What the operations of this module share, made once by {@link createIdentity}. */
export interface Deps {
  ofAccount: OfAccount
  /** What the other modules keep about people. */
  personalData: readonly PersonalData[]
  accessTokens: AccessTokens
  refreshTokens: RefreshTokens
  liveSessions: LiveSessions
  emailCodes: EmailCodes
  knownDevices: KnownDevices
  /** Undefined: people sign in by email and password alone. */
  provider: IdentityProvider | undefined
  /** C76. Accounts by a hash of their email address or by id, addresses by network. */
  limits: {
    loginByAccount: RateLimit
    /** Attempts at an account from a device that it knows, which the two beside it do not count. */
    loginByDevice: RateLimit
    loginByAddress: RateLimit
    registerByAddress: RateLimit
    forgotByAccount: RateLimit
    forgotByAddress: RateLimit
    /** Asking for the current password within a session. */
    passwordByAccount: RateLimit
    /** Exports of one's data, which read every module's tables. */
    exportsByAccount: RateLimit
    /** Emails that a signed-in user requests. */
    mailsByAccount: RateLimit
    /** Emails to an unconfirmed address, from all accounts: many accounts must not flood one inbox. */
    mailsToAddress: RateLimit
    /** Emails with a code that confirms the address (C82). */
    codesByAccount: RateLimit
    codesByNetwork: RateLimit
    /** Phone numbers an account tries, as each error reveals that another account has it. */
    phonesByAccount: RateLimit
  }
}

/** Client of a sign-in. */
export interface Device {
  ip: string
  userAgent: string
  /** What the device keeps of earlier sign-ins ({@link KnownDevices}). */
  marks: string | undefined
}
