import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { CryptoKey } from 'jose'
import type { Clock } from '#server/kernel/clock.ts'
import type { PushConfig } from '#server/kernel/config/push.ts'
import { areKeys, encrypt } from './encrypt.ts'
import { publicLookup } from './public-address.ts'
import { isPushEndpoint } from './push-services.ts'
import { PushError, type Push, type PushSender, type PushTarget } from './push-sender.ts'

const longestMs = 5_000
/** Services accept a signature for a day at most. */
const signedSeconds = 12 * 60 * 60

/**
 * Sends by Web Push (RFC 8030) with our signature (VAPID, RFC 8292). Every send checks the address again: the host by its name, and
 * what the name leads to. Redirects are failures, and nothing of an answer is read but its status.
 */
export function webPush({ publicKey, privateKey, subject, testOrigin }: PushConfig, clock: Clock): PushSender {
  let key: ReturnType<typeof signingKey> | undefined
  const isEndpoint = (endpoint: string) => isPushEndpoint(endpoint, testOrigin)
  const sign = async (audience: string): Promise<string> => {
    key ??= signingKey(publicKey, privateKey)
    const { SignJWT } = await import('jose')
    return new SignJWT()
      .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
      .setAudience(audience)
      .setSubject(subject)
      .setExpirationTime(Math.floor(clock.now().getTime() / 1000) + signedSeconds)
      .sign(await key)
  }

  return {
    publicKey,
    isEndpoint,
    areKeys,
    async send(target, push) {
      if (!isEndpoint(target.endpoint)) throw new PushError('not a push service', { isForGood: true })
      const { origin } = new URL(target.endpoint)
      const authorization = `vapid t=${await sign(origin)}, k=${publicKey}`
      const status = await post(target, push, { authorization, isTest: origin === testOrigin })
      if (status >= 200 && status < 300) return 'sent'
      if (status === 404 || status === 410) return 'gone'
      // Too many, and failures of the service, pass.
      throw new PushError(`status ${status}`, { isForGood: status < 500 && status !== 429 })
    },
  }
}

async function signingKey(publicKey: string, privateKey: string): Promise<CryptoKey | Uint8Array> {
  const { importJWK } = await import('jose')
  const point = Buffer.from(publicKey, 'base64url')
  const coordinate = (from: number) => point.subarray(from, from + 32).toString('base64url')
  return importJWK({ kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33), d: privateKey }, 'ES256')
}

/** Returns the status of the answer. */
function post(
  { endpoint, ...keys }: PushTarget,
  { payload, topic, ttl }: Push,
  { authorization, isTest }: { authorization: string; isTest: boolean },
): Promise<number> {
  const body = encrypt(payload, keys)
  const headers = {
    authorization,
    'content-encoding': 'aes128gcm',
    'content-type': 'application/octet-stream',
    'content-length': body.length,
    ttl,
    topic,
    urgency: 'high',
  }
  const signal = AbortSignal.timeout(longestMs)
  return new Promise((resolve, reject) => {
    const failed = (cause: Error) =>
      reject(new PushError(signal.aborted ? 'no answer' : 'not connected', { isForGood: false, cause }))
    // Of the tests' own service, which is on this machine.
    const options = isTest ? {} : { lookup: publicLookup() }
    const send = endpoint.startsWith('https:') ? httpsRequest : httpRequest
    const sent = send(endpoint, { method: 'POST', agent: false, headers, signal, ...options }, (response) => {
      resolve(response.statusCode ?? 0)
      response.destroy()
    })
    sent.on('error', failed)
    sent.end(body)
  })
}
