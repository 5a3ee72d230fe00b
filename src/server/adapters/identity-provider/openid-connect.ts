import type { errors, JWTPayload } from 'jose'
import { z } from 'zod'
import { NewEmail } from '#contract/endpoints/identity.ts'
import { limits } from '#contract/limits.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Log } from '#server/kernel/log.ts'
import { createIssuerKeys, NoAnswer, type IssuerKeysOptions } from './issuer-keys.ts'
import type { IdentityProvider, Proof, ProvenPerson } from './provider.ts'

export interface OpenIdConnectOptions extends IssuerKeysOptions {
  /** Our name at the provider, for which its tokens must be made. */
  clientId: string
  clock: Clock
  log: Log
}

/** Asymmetric algorithms only: otherwise a public key could be used as the secret of an HMAC signature. */
const algorithms = ['RS256', 'PS256', 'ES256']
/** Clocks differ. */
const leewaySeconds = 30
/** The site trades a token immediately, so an older one comes from somewhere else. */
const longestAgeSeconds = 10 * 60

/** Any provider that speaks OpenID Connect. Nothing in a token's header is believed but which of the issuer's keys to take. */
export function createOpenIdConnect(options: OpenIdConnectOptions): IdentityProvider {
  const { clientId, clock, log } = options
  const issuerOf = createIssuerKeys(options)
  return {
    async prove(idToken) {
      const { errors, jwtVerify } = await import('jose')
      try {
        const issuer = await issuerOf()
        const { payload, protectedHeader } = await jwtVerify(idToken, issuer.keys, {
          algorithms,
          issuer: issuer.name,
          audience: clientId,
          currentDate: clock.now(),
          clockTolerance: leewaySeconds,
          maxTokenAge: longestAgeSeconds,
          requiredClaims: ['sub', 'iat', 'exp'],
        })
        // An access token may have the same audience, but it does not authenticate a user (RFC 9068).
        if (protectedHeader.typ?.toLowerCase().endsWith('at+jwt')) return 'untrue'
        return personIn(payload, issuer.name, clientId)
      } catch (error) {
        return proofFrom(error, errors, log)
      }
    },
  }
}

/** `known` are the errors of jose, which is loaded at the first sign-in. */
function proofFrom(error: unknown, known: typeof errors, log: Log): Proof {
  // The key set can hold what is none: WebCrypto rejects what is cut off, jose what is too short.
  const isNoKey = error instanceof TypeError || error instanceof DOMException
  const isNoKeySet = error instanceof known.JWKSInvalid || error instanceof known.JWKSTimeout
  if (error instanceof NoAnswer || isNoKey || isNoKeySet) {
    log.error({ why: error.message }, 'identity provider request failed')
    return 'no_answer'
  }
  if (error instanceof known.JOSEError) return 'untrue'
  throw error
}

const Claims = z.object({
  sub: z.string().min(1).max(255),
  iat: z.number(),
  exp: z.number(),
  azp: z.string().optional(),
  nonce: z.string().max(200).optional(),
  email: NewEmail.optional().catch(undefined),
  // Some providers write it as text.
  email_verified: z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]).catch(false),
  given_name: z.string().catch(''),
  family_name: z.string().catch(''),
  name: z.string().catch(''),
})

function personIn(payload: JWTPayload, issuer: string, clientId: string): ProvenPerson | 'untrue' {
  const parsed = Claims.safeParse(payload)
  if (!parsed.success) return 'untrue'
  const claims = parsed.data
  // A token for several parties was asked for by one of them, and that must be us (OpenID Connect Core 3.1.3.7).
  const isShared = Array.isArray(payload.aud) && payload.aud.length > 1
  if ((isShared || claims.azp !== undefined) && claims.azp !== clientId) return 'untrue'

  // Auth0 uses the address as the name of users without one.
  const [first = '', ...others] = claims.name.includes('@') ? [] : claims.name.split(' ')
  const isSplit = claims.given_name !== '' || claims.family_name !== ''
  return {
    issuer,
    subject: claims.sub,
    email: claims.email_verified ? claims.email : undefined,
    firstName: plainName(isSplit ? claims.given_name : first),
    lastName: plainName(isSplit ? claims.family_name : others.join(' ')),
    nonce: claims.nonce,
    refusedFrom: new Date((Math.min(claims.exp, claims.iat + longestAgeSeconds) + leewaySeconds) * 1000),
  }
}

/** What is left of a name after everything that cannot be seen, and no longer than ours. */
function plainName(name: string): string {
  return name.normalize('NFC').replace(/\p{C}/gu, '').trim().slice(0, limits.text.name).trim()
}
