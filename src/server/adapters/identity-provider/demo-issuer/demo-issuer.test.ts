import { createHash, randomBytes } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock } from '#server/kernel/clock.ts'
import { createLog } from '#server/kernel/log.ts'
import { createOpenIdConnect } from '../openid-connect.ts'
import { createDemoIssuer } from './index.ts'
import { guestNamed, people, personOf } from './people.ts'

const redirectUri = 'http://site.example/sign-in/provider'
const clientId = 'pangat'
let dir: string
let issuer: URL
let servers: Server[]

/** Two processes of one demonstration, on the same data: the second answers in turn with the first. */
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'pangat-issuer-'))
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  issuer = new URL(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/dev/idp`)
  const processes = [1, 2].map(() => {
    const options = { issuer, dir, clientId, redirectUris: [redirectUri], clock: systemClock }
    return getRequestListener(new Hono().route('/dev/idp', createDemoIssuer(options)).fetch)
  })
  let turn = 0
  server.on('request', (request, response) => void processes[turn++ % 2]?.(request, response))
  servers = [server]
})
afterAll(async () => {
  for (const server of servers) {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  await rm(dir, { recursive: true, force: true })
})

/** A browser, as far as cookies and single steps go. */
function aBrowser() {
  const cookies = new Map<string, string>()
  return async (address: string, form?: Record<string, string>) => {
    const response = await fetch(new URL(address, issuer), {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=')
      if (value) cookies.set(name, value)
      else cookies.delete(name)
    }
    return {
      response,
      status: response.status,
      to: response.headers.get('location') ?? '',
      text: await response.text(),
    }
  }
}

const codeVerifier = randomBytes(32).toString('base64url')
const asked = {
  response_type: 'code',
  client_id: clientId,
  redirect_uri: redirectUri,
  scope: 'openid profile email',
  state: 'a-state',
  nonce: 'a-nonce',
  code_challenge: createHash('sha256').update(codeVerifier).digest('base64url'),
  code_challenge_method: 'S256',
  prompt: 'login',
}
const authorize = (more: Record<string, string> = {}) =>
  `${issuer.pathname}/auth?${new URLSearchParams({ ...asked, ...more })}`

/** From the site to the page of the provider, and back with what was decided there. */
async function signIn(decision: Record<string, string>): Promise<URLSearchParams> {
  const visit = aBrowser()
  const page = (await visit(authorize())).to
  expect((await visit(page)).text).toContain('Who are you?')
  const resumed = await visit((await visit(page, decision)).to)
  expect(resumed.to.startsWith(redirectUri)).toBe(true)
  return new URL(resumed.to).searchParams
}

const trade = async (code: string, more: Record<string, string> = {}) => {
  const form = {
    grant_type: 'authorization_code',
    client_id: clientId,
    code,
    redirect_uri: redirectUri,
    code_verifier: codeVerifier,
  }
  const { response, text } = await aBrowser()(`${issuer.pathname}/token`, { ...form, ...more })
  return { status: response.status, body: JSON.parse(text) as { id_token?: string; error?: string } }
}

test.each(people)('$givenName signs in with a token that proves who they are', async (person) => {
  const returned = await signIn({ person: person.subject })
  expect(returned.get('state')).toBe('a-state')
  const { body } = await trade(returned.get('code') ?? '')
  const provider = createOpenIdConnect({ issuer, clientId, clock: systemClock, log: createLog('silent') })
  expect(await provider.prove(body.id_token ?? '')).toMatchObject({
    issuer: issuer.href,
    subject: person.subject,
    firstName: person.givenName,
    lastName: person.familyName,
    email: person.isEmailVerified ? person.email : undefined,
    nonce: 'a-nonce',
  })
})

test('authorization code is valid once, with its own code verifier', async () => {
  const code = (await signIn({ name: 'Meera Joshi' })).get('code') ?? ''
  const wrong = await trade(code, { code_verifier: randomBytes(32).toString('base64url') })
  expect([wrong.status, wrong.body.error]).toEqual([400, 'invalid_grant'])

  const another = (await signIn({ name: 'Meera Joshi' })).get('code') ?? ''
  expect((await trade(another)).status).toBe(200)
  const replayed = await trade(another)
  expect([replayed.status, replayed.body.error]).toEqual([400, 'invalid_grant'])
})

test('cancelling redirects back without a code', async () => {
  const returned = await signIn({ cancel: '1' })
  expect(returned.get('error')).toBe('access_denied')
  expect(returned.has('code')).toBe(false)
})

test('unknown redirect URI or missing PKCE is rejected', async () => {
  const visit = aBrowser()
  const elsewhere = await visit(authorize({ redirect_uri: 'https://evil.example/' }))
  expect([elsewhere.status, elsewhere.to]).toEqual([400, ''])
  expect(elsewhere.text).toContain('This sign-in is over')
  expect(elsewhere.response.headers.get('content-security-policy')).toContain("default-src 'none'")
  const unproven = await visit(authorize({ code_challenge: '', code_challenge_method: '' }))
  expect(new URL(unproven.to).searchParams.get('error')).toBe('invalid_request')
})

test('an empty name is told beside the field, and another browser’s sign-in is over', async () => {
  const visit = aBrowser()
  const page = (await visit(authorize())).to
  const rejected = await visit(page, { name: '  ' })
  expect(rejected.status).toBe(422)
  expect(rejected.text).toContain('Enter your name')
  const foreign = await aBrowser()(page)
  expect(foreign.status).toBe(400)
  expect(foreign.text).toContain('This sign-in is over')
})

test('a name has the same subject each time, and a unique address', () => {
  const meera = guestNamed('Meera Joshi')
  expect(personOf(meera.subject)).toEqual(meera)
  expect(meera.email).toMatch(/^meera\.joshi\.[0-9a-f]{6}@guests\.example$/)
  expect(guestNamed('मीरा').email).toMatch(/^[0-9a-f]{6}@guests\.example$/)
  expect(guestNamed('Meera-Joshi').email).not.toBe(meera.email)
  expect(people.some(({ email }) => email === meera.email)).toBe(false)
  expect(personOf('nobody')).toBeUndefined()
})

test('markup in a name is shown as text', async () => {
  const visit = aBrowser()
  const page = (await visit(authorize())).to
  const name = `"><script>alert(1)</script>${'x'.repeat(60)}`
  const { status, text } = await visit(page, { name })
  expect(status).toBe(422)
  expect(text).not.toContain('<script>')
})
