import type { JWTVerifyGetKey } from 'jose'
import { z } from 'zod'
import { readBounded } from '../read-bounded.ts'

/** The provider could not be asked, or answered what no provider answers; `message` is for the log. */
export class NoAnswer extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? `${cause.name}: ${cause.message}` : 'unknown', { cause })
    this.name = 'NoAnswer'
  }
}

/** What a provider says of itself, as far as it matters here: https://openid.net/specs/openid-connect-discovery-1_0.html */
const Discovery = z.object({ issuer: z.string(), jwks_uri: z.url() })

/** The issuer as its tokens spell it, and its keys. */
export interface Issuer {
  name: string
  keys: JWTVerifyGetKey
}

export interface IssuerKeysOptions {
  issuer: URL
  /** How this process reaches an address of the provider; only a provider within it is reached otherwise than by its name. */
  reach?: (address: URL) => URL
  timeoutMs?: number
  /** Unknown keys make the set be fetched again at most this often, so that made-up key ids cannot be used to storm the provider. */
  cooldownMs?: number
}

/** Far more than any discovery document or key set has. */
const maxAnswerBytes = 256 * 1024

/**
 * Finds the issuer's keys by discovery and keeps them; a key that is not known is looked for again, for keys are changed.
 * Throws {@link NoAnswer} when they cannot be had, and asks again the next time.
 */
export function createIssuerKeys({
  issuer,
  reach = (address) => address,
  timeoutMs = 5_000,
  cooldownMs = 30_000,
}: IssuerKeysOptions): () => Promise<Issuer> {
  const read = (address: string, signal: AbortSignal) => fetchJson(reach(new URL(address)), signal)

  const discover = async (): Promise<Issuer> => {
    const found = await read(
      `${issuer.href.replace(/\/$/, '')}/.well-known/openid-configuration`,
      AbortSignal.timeout(timeoutMs),
    )
    const parsed = Discovery.safeParse(found)
    if (!parsed.success) throw new NoAnswer(parsed.error)
    const { issuer: name, jwks_uri } = parsed.data
    // A document of another issuer must not supply keys (OpenID Connect Discovery 4.3).
    if (!URL.canParse(name) || new URL(name).href !== issuer.href) throw new NoAnswer(new Error('another issuer'))
    const { createRemoteJWKSet, customFetch } = await import('jose')
    const keys = createRemoteJWKSet(new URL(jwks_uri), {
      timeoutDuration: timeoutMs,
      cooldownDuration: cooldownMs,
      [customFetch]: async (url: string, { signal }: { signal: AbortSignal }) => Response.json(await read(url, signal)),
    })
    return { name, keys }
  }

  let known: Promise<Issuer> | undefined
  return () => {
    known ??= discover().catch((error: unknown) => {
      known = undefined
      throw error
    })
    return known
  }
}

async function fetchJson(url: URL, signal: AbortSignal): Promise<unknown> {
  try {
    const response = await fetch(url, { headers: { accept: 'application/json' }, redirect: 'error', signal })
    const text = await readBounded(response, maxAnswerBytes)
    if (!response.ok) throw new Error(`status ${response.status}`)
    return JSON.parse(text)
  } catch (error) {
    throw new NoAnswer(error)
  }
}
