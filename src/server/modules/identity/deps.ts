import type { IdentityProvider } from '#server/adapters/identity-provider/provider.ts'
import type { RateLimit } from '#server/kernel/rate-limit.ts'
import type { AccessTokens } from './sessions/access-tokens.ts'
import type { EmailCodes } from './secrets/email-codes.ts'
import type { LiveSessions } from './sessions/live-sessions.ts'
import type { RefreshTokens } from './sessions/refresh-tokens.ts'

/** What the operations of this module share, made once by {@link createIdentity}. */
export interface Deps {
  accessTokens: AccessTokens
  refreshTokens: RefreshTokens
  liveSessions: LiveSessions
  emailCodes: EmailCodes
  /** Undefined: people sign in by email and password alone. */
  provider: IdentityProvider | undefined
  /** C76. Accounts by a hash of their email address or by id, addresses by network. */
  limits: {
    loginByAccount: RateLimit
    loginByAddress: RateLimit
    registerByAddress: RateLimit
    forgotByAccount: RateLimit
    forgotByAddress: RateLimit
    /** Asking for the current password within a session. */
    passwordByAccount: RateLimit
    /** Mails that somebody signed in asks for. */
    mailsByAccount: RateLimit
    /** Mails to an address that is not confirmed, whoever asks: many accounts must not fill one stranger's letter box. */
    mailsToAddress: RateLimit
    /** Emails with a code that confirms the address (C82). */
    codesByAccount: RateLimit
    codesByNetwork: RateLimit
    /** Each number tells whether somebody else has it. */
    phonesByAccount: RateLimit
  }
}

/** From where somebody signs in. */
export interface Device {
  ip: string
  userAgent: string
}
