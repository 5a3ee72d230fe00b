import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** Makes refresh tokens. Only their hash is kept. */
export interface RefreshTokens {
  /** The first token of a session: 256 random bits. */
  first(): string
  /**
   * The token that follows this one. Without our key it cannot be told from a random one; with it a client whose answer
   * was lost gets the very same successor again, although only its hash was kept.
   */
  next(token: string): string
}

export function createRefreshTokens(secret: string): RefreshTokens {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'pangat refresh token', 32))
  return {
    first: newSecret,
    next: (token) => createHmac('sha256', key).update(token).digest('base64url'),
  }
}

/** 256 random bits that fit into an address. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** How tokens and one-time links are kept. They are random, so a plain hash is enough. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
