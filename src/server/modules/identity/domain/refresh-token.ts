/** A refresh token as the server keeps it. */
export interface StoredToken {
  hash: string
  expiresAt: Date
  usedAt: Date | undefined
}

export const refreshTokenDays = 30
/** A client whose answer was lost may ask again with the same token for this long. */
export const graceSeconds = 5

const dayMs = 24 * 60 * 60 * 1000

/**
 * What presenting a token means. `rotate`: its first use. `repeat`: the same client again, whose answer was lost or who asked twice.
 * `reuse`: the token was copied, so the session must end. `expired`: older than its lifetime.
 */
export function judge(token: StoredToken, now: Date): 'rotate' | 'repeat' | 'reuse' | 'expired' {
  // Used in the future: the clock was set back, and that must not keep stolen tokens good until it is there again.
  if (token.usedAt) return Math.abs(now.getTime() - token.usedAt.getTime()) <= graceSeconds * 1000 ? 'repeat' : 'reuse'
  return token.expiresAt <= now ? 'expired' : 'rotate'
}

export function expiryFrom(now: Date): Date {
  return new Date(now.getTime() + refreshTokenDays * dayMs)
}
