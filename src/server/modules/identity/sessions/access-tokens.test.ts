import { createHmac, generateKeyPairSync } from 'node:crypto'
import { SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { clockAt } from '#server/kernel/clock.ts'
import { testStart } from '#test/support/server.ts'
import { createAccessTokens } from './access-tokens.ts'

const issuer = 'http://localhost:3000'
const claims = { userId: 'user', sessionId: 'session', role: '2', catererId: undefined } as const
const clock = clockAt(testStart)
const tokens = createAccessTokens('one secret', issuer, clock)
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const now = Math.floor(testStart.getTime() / 1000)
const payload = { sub: 'user', sid: 'session', role: '1', iss: issuer, iat: now, exp: now + 900 }

test('a token says what was signed', async () => {
  const token = await tokens.sign(claims)
  expect(await tokens.read(token)).toMatchObject({ ...claims, issuedAt: now })
  expect(await tokens.read(token)).toMatchObject({ ...claims, issuedAt: now })
})

test('a token ends after fifteen minutes', async () => {
  const token = await tokens.sign(claims)
  clock.advance(15 * 60_000)
  expect(await tokens.read(token)).toBeDefined()
  clock.advance(6_000)
  expect(await tokens.read(token)).toBeUndefined()
  clock.set(testStart)
})

test('a token of another key, or of another installation, is none', async () => {
  expect(await tokens.read(await createAccessTokens('another secret', issuer, clock).sign(claims))).toBeUndefined()
  expect(
    await tokens.read(await createAccessTokens('one secret', 'https://elsewhere.example', clock).sign(claims)),
  ).toBeUndefined()
})

test('a changed payload breaks the signature', async () => {
  const [header, , signature] = (await tokens.sign(claims)).split('.')
  expect(await tokens.read(`${header}.${part(payload)}.${signature}`)).toBeUndefined()
})

test('a token is written in one way alone', async () => {
  const token = await tokens.sign(claims)
  const [header, body, signature = ''] = token.split('.')
  // The last of 43 characters has two bits that say nothing.
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const twin = alphabet[alphabet.indexOf(signature.at(-1) ?? '') ^ 1]
  const others = [`${token}=`, `${token}.`, ` ${token}`, `${header}.${body}.${signature.slice(0, -1)}${twin}`]
  for (const other of others) expect(await tokens.read(other)).toBeUndefined()
  expect(await tokens.read(token)).toBeDefined()
})

test('nothing in a header is believed: no algorithm, no other one, no key it names', async () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const jwk = publicKey.export({ format: 'jwk' })
  const pem = publicKey.export({ format: 'pem', type: 'spki' })
  const withHeader = (header: object) => {
    const signed = `${part(header)}.${part(payload)}`
    return `${signed}.${createHmac('sha256', pem).update(signed).digest('base64url')}`
  }
  const forged = [
    `${part({ alg: 'none', typ: 'at+jwt' })}.${part(payload)}.`,
    `${part({ alg: 'None', typ: 'at+jwt' })}.${part(payload)}.`,
    withHeader({ alg: 'HS256', typ: 'at+jwt' }),
    withHeader({ alg: 'HS256', typ: 'at+jwt', jwk }),
    withHeader({ alg: 'HS256', typ: 'at+jwt', kid: '../../dev/null' }),
    withHeader({
      alg: 'HS256',
      typ: 'at+jwt',
      kid: "' or 1=1 --",
      jku: 'https://evil.example/keys',
      x5u: 'https://evil.example/cert',
    }),
    await new SignJWT(payload).setProtectedHeader({ alg: 'RS256', typ: 'at+jwt' }).sign(privateKey),
    'not a token',
    '..',
    '',
  ]
  for (const token of forged) expect(await tokens.read(token)).toBeUndefined()
})

test('a token of our key must still be an access token that is valid now', async () => {
  // The key itself cannot be reached from outside; the tokens of this test are signed by a copy of its derivation.
  const { hkdfSync } = await import('node:crypto')
  const key = new Uint8Array(hkdfSync('sha256', 'one secret', '', 'pangat access token', 32))
  const sign = (body: object, header: object = {}) =>
    new SignJWT({ ...payload, ...body }).setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', ...header }).sign(key)

  expect(await tokens.read(await sign({}))).toBeDefined()
  for (const wrong of [
    sign({ exp: undefined }),
    sign({ nbf: now + 60 }),
    sign({ role: '9' }),
    sign({ sid: 7 }),
    sign({ sub: undefined }),
    sign({ nbf: now - 60 }),
    sign({ iss: undefined }),
    sign({ iat: undefined }),
    sign({ exp: String(now + 900) }),
    sign({}, { typ: 'JWT' }),
    sign({}, { kid: 'one' }),
  ]) {
    expect(await tokens.read(await wrong)).toBeUndefined()
  }
})
