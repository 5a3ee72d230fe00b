import { beforeEach, describe, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { rows, sql } from '#server/kernel/sql.ts'
import { anOrder, aUser, type AUser } from '#test/factories/index.ts'
import { aRegistration, call, post, signedInAs, signUp } from '#test/support/accounts.ts'
import { secretMailedTo } from '#test/support/mails.ts'
import { aFeast } from '#test/support/ordering.ts'
import { useServer } from '#test/support/server.ts'
import { hashPassword } from './secrets/password-hash.ts'

const server = useServer()
const old = 'leafplate72'
const fresh = 'banana-leaf-9'
const passwordHash = await hashPassword(old)

let asha: AUser
let headers: Record<string, string>
beforeEach(async () => {
  asha = await aUser(server, { passwordHash })
  headers = await signedInAs(server, asha)
})

/** The server as it is for one request that something else overtakes: it happens when the request has looked and is about to write. */
function overtaken(by: () => Promise<unknown>) {
  const { services } = server
  let isOver = false
  const app = createApp({
    ...services,
    context: {
      ...services.context,
      async transaction(work) {
        if (!isOver) await by()
        isOver = true
        return services.context.transaction(work)
      },
    },
  })
  return { ...server, request: async (path: string, init?: RequestInit) => app.request(path, init) }
}

const liveSessions = async (userId = asha.id) =>
  (await rows(server.database.db, sql`select id from sessions where user_id = ${userId} and ended_at is null`)).length
const login = async (password: string, on = server, email = asha.email) =>
  (await post(on, '/auth/email/login', { email, password })).status
const leave = (user = asha, from = headers, password = old) =>
  call(server, 'DELETE', `/api/users/${user.id}`, { headers: from, body: { password } })

/** Sets the password again by a link that was mailed. */
async function reset(): Promise<void> {
  await post(server, '/auth/forgot/password', { email: asha.email })
  const hash = await secretMailedTo(server, asha.email, 'reset_password')
  expect((await post(server, '/auth/reset/password', { hash, password: fresh })).status).toBe(200)
}

describe('the old password while a new one is set', () => {
  test('is rejected', async () => {
    expect(await login(old, overtaken(reset))).toBe(401)
    expect(await liveSessions()).toBe(0)
    expect(await login(fresh)).toBe(200)
  })

  test.each([
    ['another password', 'POST', '/password', { oldPassword: old, password: 'thief-leaf-8' }],
    ['another address', 'POST', '/email', { password: old, email: 'thief@pangat.example' }],
    ['the end of the account', 'DELETE', '', { password: old }],
  ])('does not get %s', async (_, method, path, body) => {
    const response = await call(overtaken(reset), method, `/api/users/${asha.id}${path}`, { headers, body })
    expect(await response.json()).toMatchObject({ statusCode: 401, code: 'session_ended' })
    const stored = sql`select pending_email from users where id = ${asha.id} and deleted_at is null`
    expect(await rows(server.database.db, stored)).toEqual([{ pending_email: null }])
    expect(await login(fresh)).toBe(200)
  })
})

describe('a concurrently deleted account', () => {
  test('gets no session', async () => {
    expect(await login(old, overtaken(leave))).toBe(401)
    expect(await rows(server.database.db, sql`select id from sessions where user_id = ${asha.id}`)).toEqual([])
  })

  test('gets no order, and nothing of the person is left in one', async () => {
    const feast = await aFeast(server)
    const response = await call(overtaken(leave), 'POST', '/api/orders', {
      headers: { ...headers, 'idempotency-key': 'while-leaving' },
      body: feast.request(),
    })
    expect(await response.json()).toMatchObject({ statusCode: 401, code: 'session_ended' })
    expect(await rows(server.database.db, sql`select id from orders where customer_id = ${asha.id}`)).toEqual([])
  })

  test('gets no review, and no name is left in one', async () => {
    const { offer } = await aFeast(server)
    const order = await anOrder(server, { customerId: asha.id, offer, state: 'completed' })
    const body = { orderId: order.id, rating: 5, comment: 'Warm, on time.' }
    const response = await call(overtaken(leave), 'POST', '/api/reviews', { headers, body })
    expect(await response.json()).toMatchObject({ statusCode: 401, code: 'session_ended' })
    expect(await rows(server.database.db, sql`select id from reviews where customer_id = ${asha.id}`)).toEqual([])
  })

  test('gets no message through', async () => {
    const { offer } = await aFeast(server)
    const order = await anOrder(server, { customerId: asha.id, offer, state: 'completed' })
    const response = await call(overtaken(leave), 'POST', `/api/orders/${order.id}/messages`, {
      headers,
      body: { text: 'Call me on 98200 12345.' },
    })
    expect(await response.json()).toMatchObject({ statusCode: 401, code: 'session_ended' })
    expect(await rows(server.database.db, sql`select 1 from order_messages where author_id = ${asha.id}`)).toEqual([])
  })

  test.each([
    ['of one caterer', 'PUT', (id: string) => ({ path: `/${id}` })],
    ['of what a browser kept', 'POST', (id: string) => ({ path: '', body: { caterers: [id] } })],
  ])('gets no shortlist %s', async (_, method, about) => {
    const { caterer } = await aFeast(server)
    const { path, ...sent } = about(caterer.id)
    const response = await call(overtaken(leave), method, `/api/shortlist${path}`, { headers, ...sent })
    expect(await response.json()).toMatchObject({ statusCode: 401, code: 'session_ended' })
    const stored = sql`select 1 from shortlisted_caterers where user_id = ${asha.id}`
    expect(await rows(server.database.db, stored)).toEqual([])
  })

  test('gets no new password by a link', async () => {
    await post(server, '/auth/forgot/password', { email: asha.email })
    const hash = await secretMailedTo(server, asha.email, 'reset_password')
    const response = await post(overtaken(leave), '/auth/reset/password', { hash, password: fresh })
    expect(await response.json()).toMatchObject({ code: 'link_invalid' })
  })
})

describe('at the same time', () => {
  test('device that renews during the deletion of its account is signed out, in either order', async () => {
    for (let i = 0; i < 5; i++) {
      const person = aRegistration()
      const { user, token, refreshToken } = await signUp(server, person)
      const from = { authorization: `Bearer ${token}` }
      const [left, renewed] = await Promise.all([
        leave({ ...asha, id: user.id }, from, person.password),
        post(server, '/auth/refresh', { refreshToken }),
      ])
      expect(left.status).toBe(200)
      expect([200, 401]).toContain(renewed.status)
      const newest = ((await renewed.json()) as { refreshToken?: string }).refreshToken ?? refreshToken
      expect((await post(server, '/auth/refresh', { refreshToken: newest })).status).toBe(401)
      expect((await server.request('/auth/me', { headers: from })).status).toBe(401)
      const remaining = sql`select 1 from sessions where user_id = ${user.id}`
      expect(await rows(server.database.db, remaining)).toEqual([])
    }
  })

  test('two accounts become the owner of one address, and one does', async () => {
    const ravi = await aUser(server, { passwordHash })
    const email = `wanted-${asha.id.toLowerCase()}@pangat.example`
    const askers = [
      { user: asha, from: headers },
      { user: ravi, from: await signedInAs(server, ravi) },
    ]
    const secrets: string[] = []
    for (const { user, from } of askers) {
      await call(server, 'POST', `/api/users/${user.id}/email`, { headers: from, body: { email, password: old } })
      secrets.push(await secretMailedTo(server, email, 'change_email'))
    }
    const answers = await Promise.all(
      secrets.map((hash, i) => post(server, '/auth/email/confirm/new', { hash }, askers[i]?.from)),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await rows(server.database.db, sql`select 1 from users where email = ${email}`)).toHaveLength(1)
  })

  test('a registration and a change of address want one address, and one gets it', async () => {
    const email = `wanted-too-${asha.id.toLowerCase()}@pangat.example`
    await call(server, 'POST', `/api/users/${asha.id}/email`, { headers, body: { email, password: old } })
    const hash = await secretMailedTo(server, email, 'change_email')
    const [confirmed, registered] = await Promise.all([
      post(server, '/auth/email/confirm/new', { hash }, headers),
      post(server, '/auth/email/register', { ...aRegistration(), email }),
    ])
    expect([
      [200, 409],
      [409, 201],
    ]).toContainEqual([confirmed.status, registered.status])
    expect(await rows(server.database.db, sql`select 1 from users where email = ${email}`)).toHaveLength(1)
  })

  test('a password is set by a link and by hand, and whichever holds is the only way in', async () => {
    await post(server, '/auth/forgot/password', { email: asha.email })
    const hash = await secretMailedTo(server, asha.email, 'reset_password')
    const byHand = 'mango-leaf-88'
    const [byLink, changed] = await Promise.all([
      post(server, '/auth/reset/password', { hash, password: fresh }),
      call(server, 'POST', `/api/users/${asha.id}/password`, {
        headers,
        body: { oldPassword: old, password: byHand },
      }),
    ])
    // By hand first voids the link; the link first ends the session that asks.
    expect([byLink.status, changed.status].filter((status) => status === 200)).toHaveLength(1)
    const holds = byLink.ok ? fresh : byHand
    for (const password of [old, fresh, byHand])
      expect([password, await login(password)]).toEqual([password, password === holds ? 200 : 401])
  })
})
