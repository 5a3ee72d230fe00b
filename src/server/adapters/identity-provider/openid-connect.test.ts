import { generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { generateKeyPair } from 'jose'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { clockAt } from '#server/kernel/clock.ts'
import { createLog } from '#server/kernel/log.ts'
import { freePort } from '#test/support/product.ts'
import { startIssuer, testSecond, type RunningIssuer, type TokenOptions } from '#test/support/running-issuer.ts'
import { testStart } from '#test/support/server.ts'
import { createOpenIdConnect } from './openid-connect.ts'

let issuer: RunningIssuer
const clock = clockAt(testStart)

beforeAll(async () => void (issuer = await startIssuer()))
afterEach(() => {
  issuer.setDown(false)
  issuer.lieAbout({})
  issuer.publishInstead(undefined)
})
afterAll(() => issuer.stop())

/** The adapter as it is when the process has just started. */
const adapter = (cooldownMs?: number, timeoutMs = 2_000) =>
  createOpenIdConnect({
    issuer: new URL(issuer.url),
    clientId: issuer.clientId,
    clock,
    log: createLog('silent'),
    timeoutMs,
    ...(cooldownMs === undefined ? {} : { cooldownMs }),
  })
const proofOf = async (options: TokenOptions) => adapter().prove(await issuer.token(options))

test('token contains subject, name and address', async () => {
  expect(await proofOf({})).toEqual({
    issuer: issuer.url,
    subject: 'somebody',
    email: 'meera@guests.example',
    firstName: 'Meera',
    lastName: 'Joshi',
    nonce: 'a-nonce',
    refusedFrom: new Date((testSecond(600) + 30) * 1000),
  })
})

test('first word of a single name becomes the first name', async () => {
  const claims = { given_name: undefined, family_name: undefined, name: 'Farhan Ahmed Shaikh' }
  expect(await proofOf({ claims })).toMatchObject({ firstName: 'Farhan', lastName: 'Ahmed Shaikh' })
})

test('name equal to the address is ignored', async () => {
  const claims = { given_name: undefined, family_name: undefined, name: 'meera@guests.example' }
  expect(await proofOf({ claims })).toMatchObject({ firstName: '', lastName: '' })
})

test('what cannot be seen in a name is left out, and a long one is cut', async () => {
  const claims = { given_name: '  Me\r\nBcc: x\u202e\u0000era ', family_name: 'J'.repeat(500) }
  expect(await proofOf({ claims })).toMatchObject({ firstName: 'MeBcc: xera', lastName: 'J'.repeat(80) })
})

test.each<[string, TokenOptions['claims'], string | undefined]>([
  ['confirmed', { email_verified: true }, 'meera@guests.example'],
  ['confirmed, written as text', { email_verified: 'true' }, 'meera@guests.example'],
  ['not confirmed', { email_verified: false }, undefined],
  ['not confirmed, written as text', { email_verified: 'false' }, undefined],
  ['confirmed, though nobody can have it', { email: 'meera@guests.invalid', email_verified: true }, undefined],
  ['of which nothing is said', { email_verified: undefined }, undefined],
  ['of which something odd is said', { email_verified: 1 }, undefined],
  ['that is none', { email: 'meera at guests' }, undefined],
  ['that looks like another', { email: 'mееra@guests.example' }, undefined],
])('an address %s', async (_, claims, email) => {
  expect(await proofOf({ claims: claims ?? {} })).toMatchObject({ email })
})

test.each<[string, TokenOptions]>([
  ['of another audience', { claims: { aud: 'another-site' } }],
  ['of several audiences, asked for by another', { claims: { aud: ['pangat-under-test', 'b'], azp: 'b' } }],
  ['of several audiences, asked for by nobody', { claims: { aud: ['pangat-under-test', 'b'] } }],
  ['asked for by another', { claims: { azp: 'another-site' } }],
  ['of another issuer', { claims: { iss: 'https://accounts.example/' } }],
  ['of the same issuer spelled otherwise', { claims: { iss: 'http://127.0.0.1/' } }],
  ['without a signature', { alg: 'none' }],
  ['that has expired', { claims: { exp: testSecond(-31) } }],
  ['without an end', { claims: { exp: undefined } }],
  ['not valid yet', { claims: { nbf: testSecond(31) } }],
  ['from the future', { claims: { iat: testSecond(31) } }],
  ['from too long ago', { claims: { iat: testSecond(-631), exp: testSecond(600) } }],
  ['without a time', { claims: { iat: undefined } }],
  ['of nobody', { claims: { sub: undefined } }],
  ['of an empty subject', { claims: { sub: '' } }],
  ['that is an access token', { header: { typ: 'at+jwt' } }],
  ['that is an access token by its long name', { header: { typ: 'application/at+jwt' } }],
])('a token %s is untrue', async (_, options) => {
  expect(await proofOf(options)).toBe('untrue')
})

test('clocks may differ by half a minute', async () => {
  expect(await proofOf({ claims: { iat: testSecond(29), nbf: testSecond(29) } })).toMatchObject({ subject: 'somebody' })
  expect(await proofOf({ claims: { exp: testSecond(-29) } })).toMatchObject({ subject: 'somebody' })
})

test('a public key does not sign as a password', async () => {
  const { kty, n = '', e = '', kid = '' } = issuer.publicKey()
  for (const secret of [n, JSON.stringify({ kty, n, e }), JSON.stringify(issuer.publicKey())]) {
    const key = new TextEncoder().encode(secret)
    for (const alg of ['HS256', 'HS384', 'HS512']) expect(await proofOf({ alg, key, header: { kid } })).toBe('untrue')
  }
})

test('a key that the token itself brings is not looked at', async () => {
  const { privateKey: key } = await generateKeyPair('RS256')
  const jku = `${issuer.url}jwks`
  for (const header of [{ jku }, { x5u: jku }, { kid: '../../secret' }, { kid: "x' or '1'='1" }])
    expect(await proofOf({ key, header: header as Record<string, string> })).toBe('untrue')
})

test.each(['', 'none', 'a.b', 'a.b.c', 'a.b.c.d.e', `${'a'.repeat(100_000)}.b.c`])(
  'no token at all: %.20s',
  async (text) => {
    expect(await adapter().prove(text)).toBe('untrue')
  },
)

test('signature with another key is rejected', async () => {
  const { privateKey: key } = await generateKeyPair('RS256')
  expect(await proofOf({ key })).toBe('untrue')
})

test('keys are asked for once, and again when the provider has changed them', async () => {
  const provider = adapter(0)
  const asked = issuer.keysAsked()
  for (let i = 0; i < 3; i++) expect(await provider.prove(await issuer.token())).toMatchObject({ subject: 'somebody' })
  expect(issuer.keysAsked()).toBe(asked + 1)

  const before = await issuer.token()
  await issuer.rotate()
  expect(await provider.prove(await issuer.token())).toMatchObject({ subject: 'somebody' })
  expect(issuer.keysAsked()).toBe(asked + 2)
  expect(await provider.prove(before)).toBe('untrue')
})

test('made-up keys do not storm the provider', async () => {
  const provider = adapter()
  const asked = issuer.keysAsked()
  await provider.prove(await issuer.token())
  const forged = await Promise.all(
    Array.from({ length: 20 }, (_, i) => issuer.token({ header: { kid: `made-up-${i}` } })),
  )
  expect(await Promise.all(forged.map((token) => provider.prove(token)))).toEqual(forged.map(() => 'untrue'))
  expect(issuer.keysAsked()).toBe(asked + 1)
})

test('a provider that is down is no proof of anything, and is asked again when it is back', async () => {
  const provider = adapter()
  issuer.setDown(true)
  expect(await provider.prove(await issuer.token())).toBe('no_answer')
  issuer.setDown(false)
  expect(await provider.prove(await issuer.token())).toMatchObject({ subject: 'somebody' })
  // What is known needs no asking.
  issuer.setDown(true)
  expect(await provider.prove(await issuer.token())).toMatchObject({ subject: 'somebody' })
})

test('a provider whose port is closed is no proof of anything', async () => {
  const token = await issuer.token()
  const provider = createOpenIdConnect({
    issuer: new URL(`http://127.0.0.1:${await freePort()}/`),
    clientId: issuer.clientId,
    clock,
    log: createLog('silent'),
  })
  expect(await provider.prove(token)).toBe('no_answer')
})

test.each<[string, Record<string, unknown>]>([
  ['speaks of another issuer', { issuer: 'https://accounts.example/' }],
  ['names no keys', { jwks_uri: undefined }],
  ['names keys that are none', { jwks_uri: 'none' }],
  ['is far too long', { padding: 'x'.repeat(300_000) }],
])('a discovery document that %s is not taken', async (_, lies) => {
  issuer.lieAbout(lies)
  expect(await adapter().prove(await issuer.token())).toBe('no_answer')
})

test('a provider that never answers is given up, whether it is asked about itself or for its keys', async () => {
  const token = await issuer.token()
  issuer.setDown('hanging')
  expect(await adapter(undefined, 50).prove(token)).toBe('no_answer')

  issuer.setDown(false)
  const silent = createServer(() => {})
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  issuer.lieAbout({ jwks_uri: `http://127.0.0.1:${(silent.address() as AddressInfo).port}/jwks` })
  expect(await adapter(undefined, 50).prove(token)).toBe('no_answer')
  silent.closeAllConnections()
  silent.close()
})

test('a provider that sends us elsewhere is not followed', async () => {
  const elsewhere = createServer((request, response) =>
    response.writeHead(302, { location: `${issuer.url}${request.url?.slice(1)}` }).end(),
  )
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve))
  const { port } = elsewhere.address() as AddressInfo
  issuer.lieAbout({ jwks_uri: `http://127.0.0.1:${port}/jwks` })
  expect(await adapter().prove(await issuer.token())).toBe('no_answer')
  elsewhere.closeAllConnections()
  elsewhere.close()
})

test('keys that are none prove nothing, and the provider is at fault', async () => {
  const token = await issuer.token()
  const key = issuer.publicKey()
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 1024 })
  const short = { ...publicKey.export({ format: 'jwk' }), kid: key.kid, alg: 'RS256' }
  for (const keys of [[{ ...key, n: '' }], [{ kty: 'RSA', kid: key.kid, alg: 'RS256' }], [short], [null]]) {
    issuer.publishInstead(keys)
    expect(await adapter().prove(token)).toBe('no_answer')
  }
  issuer.publishInstead([])
  expect(await adapter().prove(token)).toBe('untrue')
})
