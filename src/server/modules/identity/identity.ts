import type { User } from '#contract/endpoints/identity.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { userOf, type Actor, type Context, type Queryable } from '#server/kernel/context.ts'
import type { RateLimits } from '#server/kernel/rate-limit.ts'
import { refuse } from '#server/kernel/refusal.ts'
import { createAccessTokens } from './access-tokens.ts'
import { createLiveSessions } from './live-sessions.ts'
import { login } from './operations/login.ts'
import { readUser, type SignedIn } from './operations/open-session.ts'
import { refreshSession } from './operations/refresh-session.ts'
import { register, type Registration } from './operations/register.ts'
import { signOut } from './operations/sign-out.ts'
import type { Device, Parts } from './parts.ts'
import { createRefreshTokens } from './refresh-tokens.ts'

export interface IdentityOptions {
  /** All session keys are derived from it. */
  secret: string
  publicUrl: URL
  clock: Clock
  db: Queryable
  rateLimits: RateLimits
}

/** Accounts and sessions. */
export interface Identity {
  /** Whoever an access token stands for; refuses with `session_ended` when it is not ours, expired, or its session is over. */
  authenticate(token: string): Promise<Actor>
  register(ctx: Context, given: Registration, device: Device): Promise<SignedIn>
  login(ctx: Context, given: { email: string; password: string }, device: Device): Promise<SignedIn>
  refresh(ctx: Context, refreshToken: string | undefined): Promise<SignedIn>
  signOut(ctx: Context, refreshToken: string | undefined): Promise<void>
  me(ctx: Context): Promise<User>
}

const minute = 60

export function createIdentity({ secret, publicUrl, clock, db, rateLimits }: IdentityOptions): Identity {
  const parts: Parts = {
    accessTokens: createAccessTokens(secret, publicUrl.origin, clock),
    refreshTokens: createRefreshTokens(secret),
    liveSessions: createLiveSessions(db, clock),
    limits: {
      loginByAccount: rateLimits('login-account', { tries: 10, seconds: 15 * minute }),
      loginByAddress: rateLimits('login-address', { tries: 100, seconds: 15 * minute }),
      registerByAddress: rateLimits('register-address', { tries: 30, seconds: 60 * minute }),
    },
  }
  return {
    authenticate: (token) => authenticate(parts, token),
    register: (ctx, given, device) => register(ctx, parts, given, device),
    login: (ctx, given, device) => login(ctx, parts, given, device),
    refresh: (ctx, refreshToken) => refreshSession(ctx, parts, refreshToken),
    signOut: (ctx, refreshToken) => signOut(ctx, parts, refreshToken),
    me: async (ctx) => (await readUser(ctx, userOf(ctx).userId)).user,
  }
}

/** Role and caterer come from the session as the database knows it, not from the token: a change holds within a minute. */
async function authenticate({ accessTokens, liveSessions }: Parts, token: string): Promise<Actor> {
  const claims = await accessTokens.read(token)
  const session = claims && (await liveSessions.find(claims.sessionId, claims.issuedAt))
  if (!claims || !session || session.userId !== claims.userId) throw refuse('session_ended')
  return {
    kind: 'user',
    userId: session.userId,
    role: session.role,
    sessionId: claims.sessionId,
    catererId: session.catererId,
  }
}
