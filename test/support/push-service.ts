import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { newPushKeys } from '#server/kernel/config/push.ts'

/** A browser that subscribes, with the keys by which it reads what it is told. */
export interface Browser {
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } }
  read(body: Buffer): unknown
}

/** A push that arrived at the service. */
export interface Arrived {
  path: string
  headers: IncomingHttpHeaders
  body: Buffer
}

export interface PushService {
  /** With which the product counts it as a push service. */
  settings: Record<string, string>
  arrived: Arrived[]
  /** Status of the answers from now on; 201 at first. */
  answer: number
  aBrowser(): Browser
  /** Reports whether a push was signed by the keys of the settings, for this service. */
  isSigned(push: Arrived): boolean
  close(): Promise<void>
}

const pair = newPushKeys()

/** Settings with which the product sends pushes. */
export const pushKeys = {
  VAPID_PUBLIC_KEY: pair.publicKey,
  VAPID_PRIVATE_KEY: pair.privateKey,
  VAPID_SUBJECT: 'mailto:tests@pangat.example',
}

/** Starts a push service on this machine, as those of browsers are over the network. */
export async function startPushService(): Promise<PushService> {
  const http = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => void parts.push(part))
    request.on('end', () => {
      service.arrived.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) })
      response.writeHead(service.answer, service.answer === 302 ? { location: '/elsewhere' } : {}).end()
    })
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
  const service: PushService = {
    settings: { ...pushKeys, PUSH_TEST_ORIGIN: origin },
    arrived: [],
    answer: 201,
    aBrowser: () => aBrowserAt(origin),
    isSigned: ({ headers }) => isSignedBy(pair.publicKey, origin, headers.authorization ?? ''),
    close: () => new Promise((resolve) => http.close(() => resolve())),
  }
  return service
}

/** A browser whose push service is at an origin. */
export function aBrowserAt(origin: string): Browser {
  const keys = createECDH('prime256v1')
  keys.generateKeys()
  const auth = randomBytes(16)
  return {
    subscription: {
      endpoint: `${origin}/push/${randomBytes(8).toString('hex')}`,
      keys: { p256dh: keys.getPublicKey('base64url'), auth: auth.toString('base64url') },
    },
    read(body) {
      const [salt, sender, sealed] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)]
      const derive = (input: Buffer, by: Buffer, info: Buffer | string, bytes: number) =>
        Buffer.from(hkdfSync('sha256', input, by, info, bytes))
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender])
      const secret = derive(keys.computeSecret(sender), auth, info, 32)
      const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
      const decipher = createDecipheriv('aes-128-gcm', key, derive(secret, salt, 'Content-Encoding: nonce\0', 12))
      decipher.setAuthTag(sealed.subarray(-16))
      const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
      return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString()) as unknown
    },
  }
}

function isSignedBy(publicKey: string, audience: string, authorization: string): boolean {
  const [, head = '', claims = '', signature = '', key] =
    /^vapid t=([^.]+)\.([^.]+)\.([^,]+), k=(.+)$/.exec(authorization) ?? []
  const point = Buffer.from(publicKey, 'base64url')
  const coordinate = (from: number) => point.subarray(from, from + 32).toString('base64url')
  const by = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) }, format: 'jwk' })
  const isGenuine = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: by, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  const { aud, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString() || '{}') as { aud?: string; sub?: string }
  return isGenuine && key === publicKey && aud === audience && sub === 'mailto:tests@pangat.example'
}
