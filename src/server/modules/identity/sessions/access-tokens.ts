import { createHmac, createSecretKey, hkdfSync, timingSafeEqual } from 'node:crypto'
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
/** A client sends the same token for a quarter of an hour. */
const mostRemembered = 10_000
/** The header of every token. Another one, with the same meaning or not, is none of ours. */
const header = base64url(JSON.stringify({ alg: 'HS256', typ: 'at+jwt' }))

interface Verified extends Claims {
  /** Seconds, both. */
  issuedAt: number
  expiresAt: number
}

function isOver({ expiresAt }: Verified, clock: Clock): boolean {
  return expiresAt <= Math.floor(clock.now().getTime() / 1000) - skewSeconds
}

/**
 * Access tokens of 15 minutes: JSON Web Tokens (RFC 7519) with HMAC SHA-256. Algorithm, type, issuer and key are fixed here; nothing in a
 * token's header is believed. They are signed where they are, as the queues of WebCrypto cost many times what the hash does
 * (docs/decisions/0625).
 */
export function createAccessTokens(secret: string, issuer: string, clock: Clock): AccessTokens {
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', 'pangat access token', 32)))
  const signatureOf = (signed: string): Buffer => createHmac('sha256', key).update(signed).digest()
  const seconds = (): number => Math.floor(clock.now().getTime() / 1000)
  const verified = new LRUCache<string, Verified>({ max: mostRemembered })
  return {
    async sign({ userId, sessionId, role, catererId }) {
      const iat = seconds()
      const payload = { sid: sessionId, role, ...(catererId ? { catererId } : {}), sub: userId, iss: issuer, iat }
      const signed = `${header}.${base64url(JSON.stringify({ ...payload, exp: iat + lifetime }))}`
      return `${signed}.${signatureOf(signed).toString('base64url')}`
    },
    async read(token) {
      const known = verified.get(token)
      if (known) return isOver(known, clock) ? undefined : known
      const payload = payloadOf(token, signatureOf)
      const claims = payload && claimsIn(payload, issuer)
      if (!claims || isOver(claims, clock)) return undefined
      verified.set(token, claims)
      return claims
    },
  }
}

function base64url(text: string): string {
  return Buffer.from(text).toString('base64url')
}

/** The payload of a token with our header and our signature, which is compared before anything of it is read. */
function payloadOf(token: string, signatureOf: (signed: string) => Buffer): object | undefined {
  const [, payload, signature, ...more] = token.split('.')
  if (payload === undefined || signature === undefined || more.length > 0) return undefined
  const signed = `${header}.${payload}`
  const expected = signatureOf(signed)
  const given = Buffer.from(signature, 'base64url')
  // Decoding passes over what is no base64url, so that one signature could be written in many ways.
  const isCanonical = token.startsWith(`${header}.`) && given.toString('base64url') === signature
  if (!isCanonical || given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  const parsed: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString())
  return typeof parsed === 'object' && parsed !== null ? parsed : undefined
}

/** The claims of a signed payload; undefined where one that we write is missing or of another kind, or another decides over time. */
function claimsIn(payload: object, issuer: string): Verified | undefined {
  const { sub, sid, role, catererId, iss, iat, exp, nbf } = payload as Record<string, unknown>
  if (iss !== issuer || nbf !== undefined || typeof iat !== 'number' || typeof exp !== 'number') return undefined
  if (typeof sub !== 'string' || typeof sid !== 'string' || !isRoleId(role)) return undefined
  return {
    userId: sub,
    sessionId: sid,
    role,
    catererId: typeof catererId === 'string' ? catererId : undefined,
    issuedAt: iat,
    expiresAt: exp,
  }
}
