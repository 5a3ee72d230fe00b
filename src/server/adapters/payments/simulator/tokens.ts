import { randomBytes } from 'node:crypto'
import type { Clock } from '#server/kernel/clock.ts'

/** The tokens that v2 lets in; they live in memory, so that a restart makes merchants fetch new ones. */
export interface TokenDesk {
  /** Moments are seconds since 1970. */
  issue(): { token: string; issuedAt: number; expiresAt: number }
  /** True for an Authorization header with a token that is still good. */
  opens(authorization: string | undefined): boolean
  /** How many were issued since the simulator began. */
  issued(): number
  /** From now on none of the present ones is good. */
  revokeAll(): void
}

const lifeSeconds = 3_600

export function createTokenDesk(clock: Clock): TokenDesk {
  const ends = new Map<string, number>()
  const nowSeconds = () => Math.floor(clock.now().getTime() / 1_000)
  let issued = 0
  return {
    issue() {
      const token = randomBytes(24).toString('base64url')
      const issuedAt = nowSeconds()
      ends.set(token, issuedAt + lifeSeconds)
      issued += 1
      return { token, issuedAt, expiresAt: issuedAt + lifeSeconds }
    },
    opens: (authorization) => (ends.get(/^O-Bearer (.+)$/.exec(authorization ?? '')?.[1] ?? '') ?? 0) > nowSeconds(),
    issued: () => issued,
    revokeAll: () => ends.clear(),
  }
}
