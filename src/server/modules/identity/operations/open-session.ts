import type { Session, User } from '#contract/endpoints/identity.ts'
import { roleNames, roles } from '#contract/values/role.ts'
import type { Context, Tx } from '#server/kernel/context.ts'
import { fail } from '#server/kernel/app-error.ts'
import { expiryFrom } from '../domain/refresh-token.ts'
import type { Deps } from '../deps.ts'
import { findAccountWithMembership } from '../queries.ts'
import { hashOf } from '../sessions/refresh-tokens.ts'
import { insertRefreshToken, insertSession } from '../store/sessions.ts'

export type SignedIn = Session & {
  refreshToken: string
  /** What the device keeps of its sign-ins, when that changes. */
  marks?: string | undefined
}

const longestUserAgent = 400

/** Begins a session with its first refresh token; returns both. */
export async function openSession(
  ctx: Context,
  tx: Tx,
  deps: Deps,
  userId: string,
  userAgent: string,
): Promise<{ sessionId: string; refreshToken: string }> {
  const now = ctx.clock.now()
  const sessionId = ctx.newId()
  const refreshToken = deps.refreshTokens.first()
  await insertSession(tx, { id: sessionId, userId, userAgent: userAgent.slice(0, longestUserAgent) }, now)
  await insertRefreshToken(tx, { hash: hashOf(refreshToken), sessionId, expiresAt: expiryFrom(now) }, now)
  return { sessionId, refreshToken }
}

/** What a client gets after signing in or refreshing: the user as it is now, and both tokens. */
export async function signedIn(
  ctx: Context,
  deps: Deps,
  opened: { userId: string; sessionId: string; refreshToken: string },
): Promise<SignedIn> {
  const { user, catererId } = await readUser(ctx, deps, opened.userId)
  const token = await deps.accessTokens.sign({
    userId: user.id,
    sessionId: opened.sessionId,
    role: user.role.id,
    catererId,
  })
  return { user, token, refreshToken: opened.refreshToken }
}

/** Names of the roles in the API, where a customer is a user (R185). */
const sentNames = { ...roleNames, [roles.customer]: 'user' } as const

/** The user as the API shows them to themselves; throws `session_ended` when the account is gone. */
export async function readUser(
  ctx: Context,
  { ofAccount }: Pick<Deps, 'ofAccount'>,
  userId: string,
): Promise<{ user: User; catererId: string | undefined }> {
  const found = await findAccountWithMembership(ctx.db, ofAccount.membershipOf, userId)
  if (!found) throw fail('session_ended')
  // By name, so that what only modules may know of an account is not sent.
  const { id, firstName, lastName, role, email, phone, language, membership } = found
  const availCoupons = await ofAccount.availableCoupons(ctx, userId)
  const user = { id, firstName, lastName, role: { id: role, name: sentNames[role] }, email, phone, language }
  return { user: { ...user, ...membership, availCoupons }, catererId: membership?.catererId }
}
