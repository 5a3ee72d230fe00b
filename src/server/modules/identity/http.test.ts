import { expect, test } from 'vitest'
import type { Session } from '#contract/endpoints/identity.ts'
import { rows, sql } from '#server/kernel/sql.ts'
import { aCaterer, aUser } from '#test/factories/index.ts'
import { aRegistration, post, signedInAs, signUp } from '#test/support/accounts.ts'
import { serve, useServer } from '#test/support/server.ts'

const server = useServer()
const secureServer = useServer({ PUBLIC_URL: 'https://pangat.example' })
const fromSite = { 'x-pangat-site': '1' }

const me = (token: string) => server.request('/auth/me', { headers: { authorization: `Bearer ${token}` } })
const cookieOf = (response: Response) => response.headers.getSetCookie()[0] ?? ''
const pair = (cookie: string) => cookie.split(';')[0] ?? ''

test('the site gets its refresh token in a cookie that scripts cannot read, and not in the body', async () => {
  const response = await post(server, '/auth/email/register', aRegistration(), fromSite)
  expect(await response.json()).not.toHaveProperty('refreshToken')
  expect(cookieOf(response)).toMatch(/^pangat_refresh=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
})

test('on https the cookie is bound to the host and to secure connections', async () => {
  const response = await post(secureServer, '/auth/email/register', aRegistration(), fromSite)
  expect(cookieOf(response)).toMatch(
    /^__Host-pangat_refresh=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
})

test('the mark of a known device is a cookie of 180 days that scripts and other sites cannot use', async () => {
  const [plain, secure] = [server, secureServer].map((at) =>
    post(at, '/auth/email/register', aRegistration(), fromSite),
  )
  const mark = String.raw`[\w-]{43}\.\d{10}\.[\w-]{43}; Max-Age=15552000; Path=/; HttpOnly;`
  expect((await plain)?.headers.getSetCookie()[1]).toMatch(new RegExp(`^pangat_device=${mark} SameSite=Strict$`))
  expect((await secure)?.headers.getSetCookie()[1]).toMatch(
    new RegExp(`^__Host-pangat_device=${mark} Secure; SameSite=Strict$`),
  )
})

test('other clients get it in the body and no cookie', async () => {
  const response = await post(server, '/auth/email/register', aRegistration())
  expect(await response.json()).toHaveProperty('refreshToken')
  expect(response.headers.getSetCookie()).toEqual([])
})

test('the cookie is traded for a new one; without the site’s mark it is not looked at', async () => {
  const cookie = pair(cookieOf(await post(server, '/auth/email/register', aRegistration(), fromSite)))
  expect((await post(server, '/auth/refresh', {}, { cookie })).status).toBe(401)

  const response = await post(server, '/auth/refresh', {}, { ...fromSite, cookie })
  expect(response.status).toBe(200)
  expect(pair(cookieOf(response))).not.toBe(cookie)
  expect(await response.json()).not.toHaveProperty('refreshToken')
})

test('a refresh without a body is as good as one with an empty body', async () => {
  const cookie = pair(cookieOf(await post(server, '/auth/email/register', aRegistration(), fromSite)))
  expect((await server.request('/auth/refresh', { method: 'POST', headers: { ...fromSite, cookie } })).status).toBe(200)
})

test('signing out from the site ends the session and takes the cookie away', async () => {
  const response = await post(server, '/auth/email/register', aRegistration(), fromSite)
  const cookie = pair(cookieOf(response))
  const { token } = (await response.json()) as Session
  // By then the process knows the session without asking.
  server.clock.advance(2_000)
  expect((await me(token)).status).toBe(200)

  const out = await post(server, '/auth/logout', {}, { ...fromSite, cookie })
  expect(await out.json()).toEqual({ code: 'signed_out', message: 'Signed Out!' })
  expect(cookieOf(out)).toMatch(/^pangat_refresh=; Max-Age=0; Path=\/;/)
  expect((await post(server, '/auth/refresh', {}, { ...fromSite, cookie })).status).toBe(401)
  expect(await (await me(token)).json()).toMatchObject({ statusCode: 401, code: 'session_ended' })
})

test('signing out works by refresh token or by bearer, and answers the same when there is nothing to end', async () => {
  const one = await signUp(server)
  const two = await signUp(server)
  expect((await post(server, '/auth/logout', { refreshToken: one.refreshToken })).status).toBe(200)
  expect((await post(server, '/auth/logout', {}, { authorization: `Bearer ${two.token}` })).status).toBe(200)
  expect((await post(server, '/auth/logout', {})).status).toBe(200)
  for (const { refreshToken } of [one, two])
    expect((await post(server, '/auth/refresh', { refreshToken })).status).toBe(401)
})

test('a session that another process ended is over within a minute', async () => {
  const { token, user } = await signUp(server)
  server.clock.advance(2_000)
  expect((await me(token)).status).toBe(200)
  await rows(server.database.db, sql`update sessions set ended_at = now() where user_id = ${user.id}`)
  server.clock.advance(60_000)
  expect((await me(token)).status).toBe(401)
})

test('a change of role holds within a minute, whatever the token says', async () => {
  const { token, user } = await signUp(server)
  await rows(server.database.db, sql`update users set role = '3' where id = ${user.id}`)
  server.clock.advance(61_000)
  expect(await (await me(token)).json()).toMatchObject({ role: { id: '3' } })
})

test('a token that was just issued is not judged by what another process knew before', async () => {
  const { token, user, refreshToken } = await signUp(server)
  const other = await serve(server.database, { clock: server.clock })
  const meThere = (bearer: string) => other.request('/auth/me', { headers: { authorization: `Bearer ${bearer}` } })
  server.clock.advance(2_000)
  expect(await (await meThere(token)).json()).toMatchObject({ role: { id: '2' } })
  await rows(server.database.db, sql`update users set role = '3' where id = ${user.id}`)
  server.clock.advance(1_000)
  const renewed = (await (await post(server, '/auth/refresh', { refreshToken })).json()) as Session
  expect((await other.request('/api/orders', { headers: { authorization: `Bearer ${renewed.token}` } })).status).toBe(
    403,
  )
})

test('a clock that is set back keeps no ended session alive', async () => {
  const { token, user } = await signUp(server)
  server.clock.advance(10 * 60_000)
  expect((await me(token)).status).toBe(200)
  await rows(server.database.db, sql`update sessions set ended_at = now() where user_id = ${user.id}`)
  server.clock.advance(-5 * 60_000)
  expect((await me(token)).status).toBe(401)
})

test('whoever is not signed in is told so, and so is whoever sends a token that is none', async () => {
  expect(await (await server.request('/auth/me')).json()).toMatchObject({ statusCode: 401, code: 'not_signed_in' })
  expect(await (await me('none')).json()).toMatchObject({ statusCode: 401, code: 'session_ended' })
  const { refreshToken } = await signUp(server)
  expect((await me(refreshToken)).status).toBe(401)
})

test.each(['Bearer', 'bearer', 'BEARER'])('the scheme of a token may be written as %s', async (scheme) => {
  const { token } = await signUp(server)
  expect((await server.request('/auth/me', { headers: { authorization: `${scheme} ${token}` } })).status).toBe(200)
})

test('a caterer’s user names the caterer', async () => {
  const owner = await aUser(server, { role: '3' })
  const caterer = await aCaterer(server, { ownerId: owner.id })
  const response = await server.request('/auth/me', { headers: await signedInAs(server, owner) })
  expect(await response.json()).toMatchObject({ role: { id: '3', name: 'caterer' }, catererId: caterer.id })
})

test('coupons available to a user are those valid today that the user neither used nor holds', async () => {
  const db = server.database.db
  await rows(
    db,
    sql`insert into coupons (id, code, title, kind, flat_paise, valid_from, valid_to, use_limit, uses, active) values
    ('always', 'ALWAYS', '', 'flat', 100, null, null, null, 0, true),
    ('today', 'TODAY', '', 'flat', 100, '2026-11-20', '2026-11-20', 5, 4, true),
    ('over', 'OVER', '', 'flat', 100, null, '2026-11-19', null, 0, true),
    ('future', 'FUTURE', '', 'flat', 100, '2026-11-21', null, null, 0, true),
    ('exhausted', 'EXHAUSTED', '', 'flat', 100, null, null, 5, 5, true),
    ('inactive', 'INACTIVE', '', 'flat', 100, null, null, null, 0, false)`,
  )
  const { user } = await signUp(server)
  expect(user.availCoupons).toEqual(['always', 'today'])
})
