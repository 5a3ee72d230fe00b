import { z } from 'zod'
import type { Clock } from '#server/kernel/clock.ts'
import type { Log } from '#server/kernel/log.ts'
import { createCaller, type CallOptions } from './phonepe-http.ts'

/** Who asks for tokens, as the PhonePe dashboard shows it, and where. */
export interface TokenOptions extends CallOptions {
  /** Such as https://api.phonepe.com/apis/identity-manager */
  authUrl: URL
  clientId: string
  clientSecret: string
  clientVersion: string
  clock: Clock
  log: Log
}

/** The token that v2 wants with every call. */
export interface Tokens {
  /** Undefined when there is none to be had. All who wait share one question. */
  get(): Promise<string | undefined>
  /** Invalidates a token that the gateway rejected. */
  drop(token: string): void
}

/** Moments are seconds since 1970 by the gateway's clock. */
const TokenAnswer = z.object({
  access_token: z.string().min(1).max(8_000),
  issued_at: z.number().nullish(),
  expires_at: z.number().nullish(),
  expires_in: z.number().nullish(),
})

interface Held {
  text: string
  /** From here on a new one is fetched while this one still serves. */
  renewAt: number
  /** From here on it serves no longer: a call under way must not outlive it. */
  endsAt: number
}

const marginMs = 30_000
/** When the gateway does not say how long a token lives. */
const shortLifeSeconds = 300

/** Fetches a token when it is needed, keeps it until shortly before it ends, and renews it from half of its life on. */
export function createTokens(options: TokenOptions): Tokens {
  const { clock, log } = options
  const call = createCaller(options.authUrl, TokenAnswer, options)
  const form = new URLSearchParams({
    client_id: options.clientId,
    client_secret: options.clientSecret,
    client_version: options.clientVersion,
    grant_type: 'client_credentials',
  })
  let held: Held | undefined
  let fetching: Promise<Held | undefined> | undefined

  const fetchToken = async (): Promise<Held | undefined> => {
    const asked = clock.now().getTime()
    const answer = await call('/v1/oauth/token', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: form.toString(),
    })
    if ('why' in answer || answer.status !== 200) {
      log.error({ why: 'why' in answer ? answer.why : `status ${answer.status}` }, 'gateway token request failed')
      return undefined
    }
    const lifeMs = lifeOf(answer.body) * 1_000
    held = { text: answer.body.access_token, renewAt: asked + lifeMs / 2, endsAt: asked + lifeMs - marginMs }
    return held
  }
  const renew = () => (fetching ??= fetchToken().finally(() => (fetching = undefined)))

  return {
    async get() {
      const now = clock.now().getTime()
      if (held && now < held.renewAt) return held.text
      const renewed = renew()
      // Nobody waits for a new one while the old one serves.
      return held && now < held.endsAt ? held.text : (await renewed)?.text
    },
    drop(token) {
      if (held?.text === token) held = undefined
    },
  }
}

/** Seconds; a difference of two moments of the gateway, so that its clock may differ from ours. */
function lifeOf({ issued_at, expires_at, expires_in }: z.output<typeof TokenAnswer>): number {
  const said = issued_at && expires_at ? expires_at - issued_at : (expires_in ?? 0)
  return said > 0 ? said : shortLifeSeconds
}
