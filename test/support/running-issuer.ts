import { createServer } from 'node:http'
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type CryptoKey, type JWK, type JWTPayload } from 'jose'
import { testStart } from './server.ts'

/** How a token is made; what is not given is as it should be. */
export interface TokenOptions {
  claims?: { [Name in keyof JWTPayload]: JWTPayload[Name] | undefined }
  header?: Record<string, string>
  /** Signs with this instead of the issuer's present key. */
  key?: CryptoKey | Uint8Array
  alg?: string
}

/** An identity provider under the test's control, on an origin of its own. */
export interface RunningIssuer {
  url: string
  clientId: string
  /** Settings that point a server at it. */
  settings: Record<string, string>
  /** An id_token of a person with a confirmed address, issued at the start of each test. */
  token(options?: TokenOptions): Promise<string>
  /** The published public key. */
  publicKey(): JWK
  /** From now on it signs with another key, and publishes only that. */
  rotate(): Promise<void>
  /** While down it answers 503 to everything, or nothing at all. */
  setDown(isDown: boolean | 'hanging'): void
  /** Publishes these instead of its key; undefined ends it. */
  publishInstead(keys: readonly unknown[] | undefined): void
  /** What its discovery document says instead of the truth. */
  lieAbout(lies: Record<string, unknown>): void
  /** How often its keys were asked for. */
  keysAsked(): number
  stop(): Promise<void>
}

let keys = 0

async function newKey() {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const kid = `key-${++keys}`
  return { kid, privateKey, published: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' } }
}

/** Seconds since 1970 of the moment at which every test begins, and so many later. */
export function testSecond(later = 0): number {
  return testStart.getTime() / 1000 + later
}

export async function startIssuer(): Promise<RunningIssuer> {
  const clientId = 'pangat-under-test'
  let key = await newKey()
  let down: boolean | 'hanging' = false
  let instead: readonly unknown[] | undefined
  let lies: Record<string, unknown> = {}
  let asked = 0
  const server = createServer((request, response) => {
    if (down === 'hanging') return
    const send = (body: unknown) =>
      // What is being repaired may still have the right words, with the wrong status.
      response.writeHead(down ? 503 : 200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (request.url === '/jwks') {
      asked += 1
      return send({ keys: instead ?? [key.published] })
    }
    if (request.url === '/.well-known/openid-configuration')
      return send({ issuer: url, jwks_uri: `${url}jwks`, ...lies })
    return response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('no port')
  const url = `http://127.0.0.1:${address.port}/`

  return {
    url,
    clientId,
    settings: { OIDC_ISSUER: url, OIDC_CLIENT_ID: clientId },
    async token({ claims = {}, header = {}, key: other, alg = 'RS256' } = {}) {
      // Claims that are undefined are left out by JSON.
      const said = {
        iss: url,
        aud: clientId,
        sub: 'somebody',
        iat: testSecond(),
        exp: testSecond(600),
        nonce: 'a-nonce',
        email: 'meera@guests.example',
        email_verified: true,
        given_name: 'Meera',
        family_name: 'Joshi',
        ...claims,
      } as JWTPayload
      if (alg === 'none') return new UnsecuredJWT(said).encode()
      return new SignJWT(said).setProtectedHeader({ alg, kid: key.kid, ...header }).sign(other ?? key.privateKey)
    },
    publicKey: () => key.published,
    rotate: async () => void (key = await newKey()),
    setDown: (isDown) => void (down = isDown),
    publishInstead: (others) => void (instead = others),
    lieAbout: (said) => void (lies = said),
    keysAsked: () => asked,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
