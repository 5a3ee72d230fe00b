import { hkdfSync } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { isRoleId, type RoleId } from '#contract/values/role.ts'
import type { Clock } from '#server/kernel/clock.ts'

/** What an access token says. */
export interface Claims {
  userId: string
  sessionId: string
  role: RoleId
  catererId: string | undefined
}

export interface AccessTokens {
  sign(claims: Claims): Promise<string>
  /** The claims of a token that is ours and not expired, and the second it was issued; else undefined. */
  read(token: string): Promise<(Claims & { issuedAt: number }) | undefined>
}

const lifetime = 15 * 60
/** Between our own processes only, so little is enough. */
const skewSeconds = 5
/** Checking a signature is a trip through two queues; a client sends the same token for a quarter of an hour. */
const mostRemembered = 10_000
const typ = 'at+jwt'
const alg = 'HS256'

interface Verified extends Claims {
  /** Seconds, both. */
  issuedAt: number
  expiresAt: number
}

function isOver({ expiresAt }: Verified, clock: Clock): boolean {
  return expiresAt <= Math.floor(clock.now().getTime() / 1000) - skewSeconds
}

/** Access tokens of 15 minutes. Algorithm, type, issuer and key are fixed here; nothing in a token's header is believed. */
export function createAccessTokens(secret: string, issuer: string, clock: Clock): AccessTokens {
  const bytes = new Uint8Array(hkdfSync('sha256', secret, '', 'pangat access token', 32))
  // Imported once: a signature would else make two trips through the queues of the crypto threads instead of one.
  const imported = crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify'])
  const verified = new LRUCache<string, Verified>({ max: mostRemembered })
  return {
    async sign({ userId, sessionId, role, catererId }) {
      const { SignJWT } = await import('jose')
      const now = Math.floor(clock.now().getTime() / 1000)
      return new SignJWT({ sid: sessionId, role, ...(catererId ? { catererId } : {}) })
        .setProtectedHeader({ alg, typ })
        .setSubject(userId)
        .setIssuer(issuer)
        .setIssuedAt(now)
        .setExpirationTime(now + lifetime)
        .sign(await imported)
    },
    async read(token) {
      const known = verified.get(token)
      if (known) return isOver(known, clock) ? undefined : known
      const { errors, jwtVerify } = await import('jose')
      const options = {
        algorithms: [alg],
        typ,
        issuer,
        currentDate: clock.now(),
        clockTolerance: skewSeconds,
        requiredClaims: ['sub', 'iat', 'exp'],
      }
      const good = await jwtVerify(token, await imported, options).catch((error: unknown) => {
        if (error instanceof errors.JOSEError) return undefined
        throw error
      })
      if (!good) return undefined
      const { sub, sid, role, catererId, iat, exp } = good.payload
      if (sub === undefined || iat === undefined || exp === undefined || typeof sid !== 'string' || !isRoleId(role))
        return undefined
      const claims = {
        userId: sub,
        sessionId: sid,
        role,
        catererId: typeof catererId === 'string' ? catererId : undefined,
        issuedAt: iat,
        expiresAt: exp,
      }
      verified.set(token, claims)
      return claims
    },
  }
}
