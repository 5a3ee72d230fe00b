import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { Session } from '#contract/endpoints/identity.ts'
import { rows, sql } from '#server/kernel/sql.ts'
import { aUser } from '#test/factories/index.ts'
import { aRegistration, post, signedInAs, signUp } from '#test/support/accounts.ts'
import { mailsTo } from '#test/support/mails.ts'
import { startIssuer, testSecond, type TokenOptions } from '#test/support/running-issuer.ts'
import { useServer } from '#test/support/server.ts'
import { cheapHash } from '#test/support/cheap-hash.ts'
import { hashOf, newSecret } from '../sessions/refresh-tokens.ts'

const issuer = await startIssuer()
afterAll(() => issuer.stop())
const server = useServer(issuer.settings)
const resting = await startIssuer()
afterAll(() => resting.stop())
const restingServer = useServer(resting.settings)

const path = '/auth/validate/login'
const validate = (idToken: string, body: object = { nonce: 'a-nonce' }, headers: Record<string, string> = {}) =>
  post(server, path, body, { authorization: `Bearer ${idToken}`, ...headers })
const errorOf = async (response: Response) => {
  const { code } = (await response.json()) as { code: string }
  return [response.status, code]
}
const me = (token: string) => server.request('/auth/me', { headers: { authorization: `Bearer ${token}` } })
const identitiesOf = (userId: string) =>
  rows<{ subject: string }>(server.database.db, sql`select subject from external_identities where user_id = ${userId}`)

let number = 0
let claims: NonNullable<TokenOptions['claims']>
beforeEach(() => {
  number += 1
  claims = { sub: `person-${number}`, email: `meera-${number}@guests.example` }
})
const token = (more: TokenOptions['claims'] = {}) => issuer.token({ claims: { ...claims, ...more } })
const unverified = (email: string) =>
  rows(server.database.db, sql`update users set email_verified_at = null where email = ${email}`)

test('new user gets a customer account with a confirmed address and no password', async () => {
  const response = await validate(await token())
  expect(response.status).toBe(200)
  const {
    user,
    token: access,
    refreshToken,
    registered,
  } = (await response.json()) as Session & {
    registered: boolean
  }
  expect(registered).toBe(true)
  expect(user).toMatchObject({
    firstName: 'Meera',
    lastName: 'Joshi',
    email: claims['email'],
    role: { id: '2' },
    phone: '',
  })
  expect(refreshToken).toEqual(expect.any(String))
  expect((await me(access)).status).toBe(200)

  const [stored] = await rows(
    server.database.db,
    sql`select email_verified_at is not null as verified, password_hash,
          (select count(*)::int from events where type = 'user.registered' and subject = users.id) as published
        from users where id = ${user.id}`,
  )
  expect(stored).toEqual({ verified: true, password_hash: null, published: 1 })
})

test('nothing that is posted counts but the nonce', async () => {
  const posted = { nonce: 'a-nonce', email: 'admin@pangat.example', firstName: 'Boss', role: '1' }
  for (const role of ['1', 1, { id: '1' }, '3', ['3'], { id: 3 }]) {
    const response = await validate(await token({ jti: JSON.stringify(role) }), { ...posted, role })
    expect(await response.json()).toMatchObject({
      user: { email: claims['email'], firstName: 'Meera', role: { id: '2', name: 'user' } },
    })
  }
})

test('the site gets its refresh token in a cookie', async () => {
  const response = await validate(await token(), { nonce: 'a-nonce' }, { 'x-pangat-site': '1' })
  expect(await response.json()).not.toHaveProperty('refreshToken')
  expect(response.headers.getSetCookie()[0]).toMatch(/^pangat_refresh=[\w-]{43};.*HttpOnly/)
})

test('the same person comes back to the same account, whatever their address is by then', async () => {
  const first = (await (await validate(await token())).json()) as Session
  const again = (await (await validate(await token({ email: `new-${number}@guests.example` }))).json()) as Session
  expect(again.user).toEqual(first.user)
})

describe('an identity that joins an existing account for the first time', () => {
  const password = 'leafplate72'
  const passwordHash = cheapHash(password)
  const joins = (userId: string) =>
    rows<{ payload: object }>(
      server.database.db,
      sql`select payload from events where type = 'user.provider_joined' and subject = ${userId}`,
    )
  const login = async (email: string) => (await post(server, '/auth/email/login', { email, password })).status

  test('ends the other sessions, leaves the password of a confirmed address valid and tells the owner', async () => {
    const customer = await aUser(server, { passwordHash, email: String(claims['email']) })
    const headers = await signedInAs(server, customer)
    server.clock.advance(2_000)
    // From here on the process knows this session without asking.
    expect((await server.request('/auth/me', { headers })).status).toBe(200)
    const { token: access } = (await (await validate(await token())).json()) as Session
    expect((await server.request('/auth/me', { headers })).status).toBe(401)
    expect((await me(access)).status).toBe(200)
    expect(await login(customer.email)).toBe(200)
    expect(await joins(customer.id)).toHaveLength(1)
    const [mail, ...more] = await mailsTo(server, customer.email, 'provider_joined')
    expect(more).toEqual([])
    expect(mail?.text).toContain('Your password still works.')
    expect(mail?.text).toContain('If this wasn’t you')
  })

  test('tells the owner of an unconfirmed address that the password is void, without the name that was given', async () => {
    const email = String(claims['email'])
    const squatted = { passwordHash, email, emailConfirmed: false, firstName: 'Claim evil.example' }
    const { id } = await aUser(server, squatted)
    expect((await validate(await token())).status).toBe(200)
    expect(await login(email)).toBe(401)
    const [mail] = await mailsTo(server, email, 'provider_joined')
    expect(mail?.text).toContain('Your earlier password no longer works')
    expect(JSON.stringify(mail)).not.toContain('evil')
    // What is stored of the event says nothing about the account.
    expect(await joins(id)).toEqual([{ payload: {} }])
  })

  test('says nothing of a password where there was none', async () => {
    const customer = await aUser(server, { email: String(claims['email']) })
    await validate(await token())
    const [mail] = await mailsTo(server, customer.email, 'provider_joined')
    expect(mail?.text).not.toContain('our password still')
    expect(mail?.text).not.toContain('earlier password')
  })

  test('ends sessions once, also when it comes twice at the same time', async () => {
    const customer = await aUser(server, { email: String(claims['email']) })
    const tokens = await Promise.all(['1', '2', '3'].map((jti) => token({ jti })))
    const opened = await Promise.all(tokens.map((one) => validate(one)))
    for (const answer of opened) expect((await me(((await answer.json()) as Session).token)).status).toBe(200)
    expect(await joins(customer.id)).toHaveLength(1)
    const later = (await (await validate(await token({ jti: 'later' }))).json()) as Session
    expect((await me(later.token)).status).toBe(200)
    expect(await joins(customer.id)).toHaveLength(1)
  })

  test('writes no such email to an account that it created', async () => {
    const { user } = (await (await validate(await token())).json()) as Session
    expect(await joins(user.id)).toEqual([])
  })
})

test('the same address at another subject is another sign-in to the account, as both are confirmed', async () => {
  const customer = await aUser(server, {})
  const response = await validate(await token({ email: customer.email.toUpperCase() }))
  expect(await response.json()).toMatchObject({ user: { id: customer.id } })
  expect(await identitiesOf(customer.id)).toEqual([{ subject: claims['sub'] }])
})

test('account created with another person’s address loses password, sessions and links', async () => {
  const registration = { ...aRegistration(), email: String(claims['email']) }
  const squatter = await signUp(server, registration)
  await unverified(registration.email)
  server.clock.advance(2_000)
  // From now on the process knows this session without asking.
  expect((await me(squatter.token)).status).toBe(200)
  const { db } = server.database
  await rows(
    db,
    sql`insert into one_time_links (hash, user_id, purpose, expires_at)
        values (${hashOf(newSecret())}, ${squatter.user.id}, 'change_email', now() + interval '1 day')`,
  )
  await rows(db, sql`update users set pending_email = 'squatter@evil.example' where id = ${squatter.user.id}`)

  const owner = (await (await validate(await token())).json()) as Session
  expect(owner.user.id).toBe(squatter.user.id)
  expect((await me(squatter.token)).status).toBe(401)
  expect((await post(server, '/auth/refresh', { refreshToken: squatter.refreshToken })).status).toBe(401)
  expect((await post(server, '/auth/email/login', registration)).status).toBe(401)
  expect((await me(owner.token)).status).toBe(200)
  const open = sql`select count(*)::int as open from one_time_links where user_id = ${owner.user.id} and used_at is null`
  expect(await rows(db, open)).toEqual([{ open: 0 }])
  const pending = sql`select pending_email from users where id = ${owner.user.id}`
  expect(await rows(db, pending)).toEqual([{ pending_email: null }])
})

test('an address that the provider has not confirmed opens nothing and changes nothing', async () => {
  const passwordHash = cheapHash('leafplate72')
  const customer = await aUser(server, { passwordHash })
  const newcomer = await token({ email_verified: false })
  const collision = await token({ email: customer.email, email_verified: false })
  for (const idToken of [newcomer, collision])
    expect(await errorOf(await validate(idToken))).toEqual([401, 'provider_email_unverified'])
  expect(await identitiesOf(customer.id)).toEqual([])
  const login = await post(server, '/auth/email/login', { email: customer.email, password: 'leafplate72' })
  expect(login.status).toBe(200)
})

test.each(['1', '3'] as const)(
  'role %s is rejected with the reason, confirmed or not, and keeps its password',
  async (role) => {
    const passwordHash = cheapHash('leafplate72')
    const known = await aUser(server, { role, passwordHash })
    for (const jti of ['confirmed', 'not confirmed']) {
      const rejected = await validate(await token({ email: known.email, jti }))
      expect(await errorOf(rejected)).toEqual([403, 'provider_customers_only'])
      await unverified(known.email)
    }
    expect(await identitiesOf(known.id)).toEqual([])
    const login = await post(server, '/auth/email/login', { email: known.email, password: 'leafplate72' })
    expect(login.status).toBe(200)
  },
)

test('a customer who became a caterer is rejected from then on', async () => {
  const { user } = (await (await validate(await token())).json()) as Session
  await rows(server.database.db, sql`update users set role = '3' where id = ${user.id}`)
  expect(await errorOf(await validate(await token({ jti: 'later' })))).toEqual([403, 'provider_customers_only'])
})

test('a token is good once, also when it comes twice at the same time', async () => {
  const idToken = await token()
  const answers = await Promise.all([validate(idToken), validate(idToken), validate(idToken)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401, 401])
  expect(await errorOf(await validate(idToken))).toEqual([401, 'provider_token_invalid'])
  server.clock.advance(9 * 60_000)
  // Other tokens spent later do not evict it.
  const another = await token({ sub: `another-${number}`, email: `another-${number}@guests.example` })
  expect((await validate(another)).status).toBe(200)
  expect((await validate(idToken)).status).toBe(401)
})

test('two concurrent sign-ins of a new user create one account', async () => {
  const [one, two] = await Promise.all([validate(await token({ jti: '1' })), validate(await token({ jti: '2' }))])
  const users = [(await one.json()) as Session, (await two.json()) as Session].map(({ user }) => user.id)
  expect(users[0]).toBe(users[1])
  expect(users[0]).toEqual(expect.any(String))
})

test('a deleted account is not opened, by an old token or a new one', async () => {
  const idToken = await token()
  const { user } = (await (await validate(idToken)).json()) as Session
  await rows(server.database.db, sql`update users set deleted_at = now() where id = ${user.id}`)
  expect(await errorOf(await validate(idToken))).toEqual([401, 'provider_token_invalid'])
  const later = await token({ jti: 'later' })
  expect(await errorOf(await validate(later))).toEqual([401, 'provider_account_deleted'])
})

test.each<[string, TokenOptions, object]>([
  ['of another audience', { claims: { aud: 'another-site' } }, { nonce: 'a-nonce' }],
  ['of another issuer', { claims: { iss: 'https://accounts.example/' } }, { nonce: 'a-nonce' }],
  ['without a signature', { alg: 'none' }, { nonce: 'a-nonce' }],
  ['that has expired', { claims: { exp: testSecond(-60) } }, { nonce: 'a-nonce' }],
  ['not valid yet', { claims: { nbf: testSecond(60) } }, { nonce: 'a-nonce' }],
  ['with another nonce', { claims: { nonce: 'another' } }, { nonce: 'a-nonce' }],
  ['without the nonce that was sent', { claims: { nonce: undefined } }, { nonce: 'a-nonce' }],
  ['with a nonce that nobody sent', {}, {}],
])('a token %s is rejected and leaves nothing behind', async (_, options, body) => {
  const idToken = await issuer.token({ ...options, claims: { ...claims, ...options.claims } })
  expect(await errorOf(await validate(idToken, body))).toEqual([401, 'provider_token_invalid'])
  const made = sql`select id from users where email = ${String(claims['email'])}`
  expect(await rows(server.database.db, made)).toEqual([])
})

test('a token signed with the public key as a password is rejected', async () => {
  const key = new TextEncoder().encode(issuer.publicKey().n)
  expect((await validate(await issuer.token({ claims, alg: 'HS256', key }))).status).toBe(401)
})

test('missing bearer, or a token of our own, is rejected', async () => {
  expect(await errorOf(await post(server, path, { nonce: 'a-nonce' }))).toEqual([401, 'provider_token_invalid'])
  const { token: access, refreshToken } = await signUp(server)
  for (const ours of [access, refreshToken]) expect((await validate(ours)).status).toBe(401)
})

test('a provider that is down is told as such, the password works as ever, and the same token is good when it is back', async () => {
  const idToken = await resting.token({ claims })
  const ask = () => post(restingServer, path, { nonce: 'a-nonce' }, { authorization: `Bearer ${idToken}` })
  resting.setDown(true)
  const rejected = await ask()
  expect(rejected.headers.get('retry-after')).toEqual(expect.any(String))
  expect(await errorOf(rejected)).toEqual([503, 'provider_unreachable'])
  const byPassword = aRegistration()
  await signUp(restingServer, byPassword)
  expect((await post(restingServer, '/auth/email/login', byPassword)).status).toBe(200)
  resting.setDown(false)
  expect((await ask()).status).toBe(200)
})

test('a sign-in that succeeds is not counted', async () => {
  server.clock.advance(60 * 60_000)
  const honest = await token({ iat: testSecond(60 * 60), exp: testSecond(61 * 60) })
  for (let i = 0; i < 99; i++) expect((await validate('a.b.c')).status).toBe(401)
  expect((await validate(honest)).status).toBe(200)
  expect([(await validate('a.b.c')).status, (await validate('a.b.c')).status]).toEqual([401, 429])
})

test('tries are counted by address', async () => {
  const statuses: number[] = []
  for (let i = 0; i < 110; i++) statuses.push((await validate('a.b.c')).status)
  expect(statuses).toContain(429)
  expect(statuses.filter((status) => status !== 401 && status !== 429)).toEqual([])
})
