import { createHash, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'

/** Somebody with an account at Auth0, as its id_tokens tell of them. */
export type Auth0Person = Record<string, unknown> & { sub: string; email: string }

/** A tenant that answers in the shapes of Auth0, over HTTP. */
interface RunningAuth0 {
  /** With the slash at its end that Auth0's issuers have. */
  issuer: string
  clientId: string
  /** Signs this person in where the site has sent its visitor, and returns the address of the site to come back to. */
  signIn(address: string, person: Auth0Person): Promise<URL>
  stop(): Promise<void>
}

interface Grant {
  asked: URLSearchParams
  person: Auth0Person
}

const longerThanWeTake = 36_000

/** What a social connection and a database connection of Auth0 say; the latter knows no name, so it repeats the address. */
export const auth0People = {
  social: {
    sub: 'google-oauth2|103547991597142817347',
    email: 'meera.joshi@guests.example',
    email_verified: true,
    given_name: 'Meera',
    family_name: 'Joshi',
    name: 'Meera Joshi',
    nickname: 'meera.joshi',
  },
  database: {
    sub: 'auth0|6123f0ea1b9a3c006a7b5d21',
    email: 'farhan@guests.example',
    email_verified: true,
    name: 'farhan@guests.example',
    nickname: 'farhan',
  },
  unconfirmed: {
    sub: 'auth0|6123f0ea1b9a3c006a7b5d22',
    email: 'leela@guests.example',
    email_verified: false,
    name: 'leela@guests.example',
    nickname: 'leela',
  },
} satisfies Record<string, Auth0Person>

export async function startAuth0(): Promise<RunningAuth0> {
  const clientId = 'k2xQ0tZbBqJ5y0c9V3sW8uYh1nLdRfEa'
  // A tenant publishes the key in use and the next one.
  const key = await newKey('tenant-key-1')
  const next = await newKey('tenant-key-2')
  const grants = new Map<string, Grant>()

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', issuer)
    // Single-page applications call these from a browser.
    response.setHeader('access-control-allow-origin', '*')
    if (pathname === '/.well-known/openid-configuration') return send(response, 200, discovery(issuer))
    if (pathname === '/.well-known/jwks.json') return send(response, 200, { keys: [key.published, next.published] })
    if (pathname === '/oauth/token') return void token(request, response)
    return send(response, 404, { error: 'not_found' })
  })

  async function token(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const given = new URLSearchParams(Buffer.concat(chunks).toString())
    const code = given.get('code') ?? ''
    const grant = grants.get(code)
    grants.delete(code)
    const deny = (error_description: string) => send(response, 403, { error: 'invalid_grant', error_description })
    if (given.get('grant_type') !== 'authorization_code' || !grant) return deny('Invalid authorization code')
    if (given.get('redirect_uri') !== grant.asked.get('redirect_uri')) return deny('Unauthorized redirect_uri')
    const challenge = createHash('sha256')
      .update(given.get('code_verifier') ?? '')
      .digest('base64url')
    if (challenge !== grant.asked.get('code_challenge')) return deny('Failed to verify code verifier')
    const now = Math.floor(Date.now() / 1000)
    const id_token = await new SignJWT({
      ...grant.person,
      picture: 'https://s.gravatar.com/avatar/0?s=480',
      updated_at: new Date(now * 1000).toISOString(),
      iss: issuer,
      aud: clientId,
      iat: now,
      exp: now + longerThanWeTake,
      sid: randomBytes(16).toString('base64url'),
      nonce: grant.asked.get('nonce'),
    })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: key.kid })
      .sign(key.privateKey)
    const access_token = randomBytes(24).toString('base64url')
    send(response, 200, {
      access_token,
      id_token,
      scope: 'openid profile email',
      expires_in: 86_400,
      token_type: 'Bearer',
    })
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('no port')
  const issuer = `http://127.0.0.1:${address.port}/`

  return {
    issuer,
    clientId,
    async signIn(where, person) {
      const { pathname, searchParams: asked } = new URL(where)
      const back = asked.get('redirect_uri')
      if (pathname !== '/authorize' || asked.get('client_id') !== clientId || !back) throw new Error('Oops!')
      const code = randomBytes(24).toString('base64url')
      grants.set(code, { asked, person })
      const returned = new URL(back)
      returned.searchParams.set('code', code)
      returned.searchParams.set('state', asked.get('state') ?? '')
      return returned
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function newKey(kid: string) {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  return { kid, privateKey, published: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig', x5t: kid } }
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body))
}

function discovery(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}authorize`,
    token_endpoint: `${issuer}oauth/token`,
    userinfo_endpoint: `${issuer}userinfo`,
    jwks_uri: `${issuer}.well-known/jwks.json`,
    end_session_endpoint: `${issuer}oidc/logout`,
    scopes_supported: ['openid', 'profile', 'offline_access', 'name', 'email', 'email_verified'],
    response_types_supported: ['code', 'token', 'id_token', 'code token', 'code id_token'],
    response_modes_supported: ['query', 'fragment', 'form_post'],
    code_challenge_methods_supported: ['S256', 'plain'],
    subject_types_supported: ['public'],
    token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post', 'none'],
    id_token_signing_alg_values_supported: ['HS256', 'RS256', 'PS256'],
    claims_supported: ['aud', 'email', 'email_verified', 'exp', 'iat', 'iss', 'name', 'nickname', 'sub'],
  }
}
