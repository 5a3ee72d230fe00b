import type { Context, Tx } from '#server/kernel/context.ts'
import { fail } from '#server/kernel/app-error.ts'
import { expiryFrom, graceSeconds, judge, type StoredToken } from '../domain/refresh-token.ts'
import type { Deps } from '../deps.ts'
import { hashOf, type RefreshTokens } from '../sessions/refresh-tokens.ts'
import { endSessions, insertRefreshToken, lockSessionOfToken, readFamily, useRefreshToken } from '../store/sessions.ts'
import { signedIn, type SignedIn } from './open-session.ts'

/**
 * Trades a refresh token for new tokens. A session has one live refresh token at any time: whoever repeats a trade within
 * five seconds gets that one, and a token that comes back later ends the session, because two hold it.
 */
export async function refreshSession(ctx: Context, deps: Deps, token: string | undefined): Promise<SignedIn> {
  if (!token) throw fail('session_ended')
  // The end of a session must be committed, so errors wait until the transaction is over.
  const traded = await ctx.transaction((tx) => trade(ctx, tx, deps.refreshTokens, token))
  if (!traded) throw fail('session_ended')
  deps.liveSessions.forget(traded.sessionId)
  if (!traded.refreshToken) throw fail('session_ended')
  return signedIn(ctx, deps, { ...traded, refreshToken: traded.refreshToken })
}

async function trade(
  ctx: Context,
  tx: Tx,
  refreshTokens: RefreshTokens,
  token: string,
): Promise<{ userId: string; sessionId: string; refreshToken: string | undefined } | undefined> {
  const now = ctx.clock.now()
  const hash = hashOf(token)
  const session = await lockSessionOfToken(tx, hash)
  if (!session) return undefined

  const family = await readFamily(tx, session.id, hash, new Date(now.getTime() - graceSeconds * 1000))
  const presented = family.find((row) => row.hash === hash)
  if (!presented) return undefined

  const answer = (refreshToken: string | undefined) => ({ userId: session.userId, sessionId: session.id, refreshToken })
  switch (judge(presented, now)) {
    case 'rotate': {
      const next = refreshTokens.next(token)
      if (!(await useRefreshToken(tx, { hash, sessionId: session.id }, now))) return answer(undefined)
      await insertRefreshToken(tx, { hash: hashOf(next), sessionId: session.id, expiresAt: expiryFrom(now) }, now)
      return answer(next)
    }
    case 'repeat':
      return answer(liveSuccessor(token, family, refreshTokens))
    case 'reuse':
      await endSessions(tx, [session.id], 'token_reused', now)
      return answer(undefined)
    case 'expired':
      return answer(undefined)
  }
}

/** Follows the line of tokens from this one to the one that is live now. */
function liveSuccessor(
  token: string,
  family: readonly StoredToken[],
  refreshTokens: RefreshTokens,
): string | undefined {
  const live = family.find((row) => !row.usedAt)
  let successor = refreshTokens.next(token)
  for (let steps = 1; steps < family.length; steps++) {
    if (hashOf(successor) === live?.hash) return successor
    successor = refreshTokens.next(successor)
  }
  return undefined
}
