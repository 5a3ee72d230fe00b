import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Session } from '#contract/endpoints/identity.ts'
import { post } from '#test/support/accounts.ts'
import { auth0People, startAuth0, type Auth0Person } from '#test/support/running-auth0.ts'
import { useServer } from '#test/support/server.ts'
import { addressAtProvider, idTokenFrom, ProviderFailure } from '#web/account/provider/provider-flow.ts'

// The way of a sign-in through both sides: what the browser does, and what the server makes of it.

const auth0 = await startAuth0()
afterAll(() => auth0.stop())
// As an operator may copy it: without the slash at its end.
const server = useServer({ OIDC_ISSUER: auth0.issuer.replace(/\/$/, ''), OIDC_CLIENT_ID: auth0.clientId })
// Tokens of Auth0 are made now.
beforeEach(() => server.clock.set(new Date()))

const redirectUri = 'http://localhost:3000/sign-in/provider'

/** Goes to Auth0 and comes back with an id_token; `change` tampers with what comes back, and with what this tab knows. */
async function signInAt(person: Auth0Person, change: { verifier?: string; twice?: true } = {}) {
  const provider = server.services.providerForPages
  if (!provider) throw new Error('a provider is set')
  const { address, attempt } = await addressAtProvider(provider, redirectUri)
  const { searchParams } = await auth0.signIn(address, person)
  const known = { ...attempt, ...(change.verifier ? { codeVerifier: change.verifier } : {}) }
  const idToken = await idTokenFrom(provider, redirectUri, searchParams, known)
  if (change.twice) await idTokenFrom(provider, redirectUri, searchParams, known)
  return { idToken, nonce: attempt.nonce }
}

const validate = ({ idToken, nonce }: { idToken: string; nonce?: string }) =>
  post(server, '/auth/validate/login', { nonce, role: '2' }, { authorization: `Bearer ${idToken}` })

test('a person known by a social connection is signed in by name', async () => {
  const response = await validate(await signInAt(auth0People.social))
  expect([response.status, await response.json()]).toMatchObject([
    200,
    { registered: true, user: { firstName: 'Meera', lastName: 'Joshi', role: { id: '2' } } },
  ])
  const again = (await (await validate(await signInAt(auth0People.social))).json()) as object
  expect(again).toMatchObject({ registered: false })
})

test('a person whom Auth0 calls by their address is not greeted by it', async () => {
  const { user } = (await (await validate(await signInAt(auth0People.database))).json()) as Session
  expect(user).toMatchObject({ email: 'farhan@guests.example', firstName: 'farhan', lastName: '' })
})

test('address that Auth0 has not confirmed is rejected', async () => {
  const response = await validate(await signInAt(auth0People.unconfirmed))
  expect(await response.json()).toMatchObject({ code: 'provider_email_unverified' })
})

test('a code is good once, for the tab that asked', async () => {
  for (const change of [{ verifier: 'v'.repeat(43) }, { twice: true }] as const) {
    const failure: unknown = await signInAt(auth0People.social, change).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ProviderFailure)
    expect(failure).toMatchObject({ way: 'rejected' })
  }
})

test('token with another nonce is rejected', async () => {
  const { idToken } = await signInAt(auth0People.social)
  for (const nonce of ['another', undefined])
    expect((await validate({ idToken, ...(nonce === undefined ? {} : { nonce }) })).status).toBe(401)
})
