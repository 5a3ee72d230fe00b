import { createHash } from 'node:crypto'
import { SignJWT, generateKeyPair } from 'jose'
import { beforeEach, expect, test, vi } from 'vitest'
import { addressAtProvider, idTokenFrom, ProviderFailure } from './provider-flow.ts'

const provider = { issuer: 'https://id.example/', clientId: 'pangat' }
const redirectUri = 'https://pangat.example/sign-in/provider'
const { privateKey } = await generateKeyPair('RS256')

/** What the provider is asked for a token with, and what it answers by path. */
let asked: URLSearchParams | undefined
let answers: Record<string, () => Response | Promise<Response>>

beforeEach(() => {
  asked = undefined
  answers = {
    '/.well-known/openid-configuration': () =>
      Response.json({
        issuer: provider.issuer,
        authorization_endpoint: 'https://id.example/authorize?tenant=1',
        token_endpoint: 'https://id.example/oauth/token',
      }),
  }
  vi.stubGlobal('fetch', async (address: URL | string, init?: RequestInit) => {
    const { pathname } = new URL(address)
    if (pathname === '/oauth/token') asked = init?.body as URLSearchParams
    const answer = answers[pathname]
    if (!answer) throw new TypeError('Failed to fetch')
    return answer()
  })
})

async function anIdToken(claims: object): Promise<string> {
  const now = Math.floor(Date.now() / 1000)
  return new SignJWT({ iss: provider.issuer, aud: provider.clientId, sub: 'x', iat: now, exp: now + 60, ...claims })
    .setProtectedHeader({ alg: 'RS256' })
    .sign(privateKey)
}

async function aSignIn(claims: object = {}) {
  const { address, attempt } = await addressAtProvider(provider, redirectUri)
  const idToken = await anIdToken({ nonce: attempt.nonce, ...claims })
  answers['/oauth/token'] = () => Response.json({ access_token: 'a', token_type: 'Bearer', id_token: idToken })
  const returned = (more: Record<string, string> = {}) =>
    new URLSearchParams({ code: 'a-code', state: attempt.state, ...more })
  return { address: new URL(address), attempt, idToken, returned }
}

const wayOf = async (work: Promise<unknown>) => {
  const failure = await work.catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ProviderFailure)
  return (failure as ProviderFailure).way
}

test('people are sent to the provider with everything it must repeat or prove', async () => {
  const { address, attempt } = await aSignIn()
  expect(address.origin + address.pathname).toBe('https://id.example/authorize')
  expect(Object.fromEntries(address.searchParams)).toEqual({
    tenant: '1',
    response_type: 'code',
    response_mode: 'query',
    client_id: 'pangat',
    redirect_uri: redirectUri,
    scope: 'openid profile email',
    state: attempt.state,
    nonce: attempt.nonce,
    code_challenge: createHash('sha256').update(attempt.codeVerifier).digest('base64url'),
    code_challenge_method: 'S256',
    prompt: 'login',
  })
})

test('no two attempts share anything', async () => {
  const [one, two] = [await aSignIn(), await aSignIn()]
  const secrets = [one, two].flatMap(({ attempt }) => Object.values(attempt))
  expect(new Set(secrets).size).toBe(6)
})

test('the code is traded for the token with the proof of this tab', async () => {
  const { attempt, idToken, returned } = await aSignIn()
  expect(await idTokenFrom(provider, redirectUri, returned(), attempt)).toBe(idToken)
  expect(Object.fromEntries(asked ?? [])).toEqual({
    grant_type: 'authorization_code',
    client_id: 'pangat',
    code: 'a-code',
    code_verifier: attempt.codeVerifier,
    redirect_uri: redirectUri,
  })
})

test.each([
  ['with another nonce', { nonce: 'another' }],
  ['without a nonce', { nonce: undefined }],
  ['of another issuer', { iss: 'https://other.example/' }],
  ['for another site', { aud: 'other' }],
  ['that has expired', { exp: 1_000_000_000 }],
])('a token %s is rejected', async (_, claims) => {
  const { attempt, returned } = await aSignIn(claims)
  expect(await wayOf(idTokenFrom(provider, redirectUri, returned(), attempt))).toBe('rejected')
})

test('what was not begun here, or was used before, is not taken to the provider', async () => {
  const { attempt, returned } = await aSignIn()
  const missing = new URLSearchParams({ code: 'a-code' })
  for (const [answer, known] of [
    [returned(), undefined],
    [returned({ state: 'another' }), attempt],
    [missing, attempt],
    [new URLSearchParams({ error: 'access_denied' }), attempt],
  ] as const) {
    expect(await wayOf(idTokenFrom(provider, redirectUri, answer, known))).toBe('stale')
  }
  expect(asked).toBeUndefined()
})

test.each([
  ['access_denied', 'cancelled'],
  ['server_error', 'rejected'],
])('the provider’s %s ends as %s', async (error, way) => {
  const { attempt } = await aSignIn()
  const returned = new URLSearchParams({ error, state: attempt.state })
  expect(await wayOf(idTokenFrom(provider, redirectUri, returned, attempt))).toBe(way)
})

test.each([
  ['does not answer', () => Promise.reject(new TypeError('Failed to fetch')), 'silent'],
  ['is being repaired', () => new Response('<h1>Back soon</h1>', { status: 503 }), 'silent'],
  ['says that the code was used', () => Response.json({ error: 'invalid_grant' }, { status: 400 }), 'rejected'],
  ['answers with a page', () => new Response('<h1>Hello</h1>'), 'rejected'],
] as const)('a provider that %s', async (_, answer, way) => {
  const { attempt, returned } = await aSignIn()
  answers['/oauth/token'] = answer
  expect(await wayOf(idTokenFrom(provider, redirectUri, returned(), attempt))).toBe(way)
})

test('a provider that is down is found out before anybody is sent there', async () => {
  answers = {}
  expect(await wayOf(addressAtProvider(provider, redirectUri))).toBe('silent')
  answers['/.well-known/openid-configuration'] = () => new Response('', { status: 502 })
  expect(await wayOf(addressAtProvider(provider, redirectUri))).toBe('silent')
})

test('a discovery document of another issuer is rejected', async () => {
  answers['/.well-known/openid-configuration'] = () => Response.json({ issuer: 'https://other.example/' })
  expect(await wayOf(addressAtProvider(provider, redirectUri))).toBe('rejected')
})
