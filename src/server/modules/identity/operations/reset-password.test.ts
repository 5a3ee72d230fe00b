import { beforeEach, expect, test } from 'vitest'
import { firstRow, rows, sql } from '#server/kernel/sql.ts'
import { aUser, type AUser } from '#test/factories/index.ts'
import { post, signedInAs } from '#test/support/accounts.ts'
import { mailsTo, secretMailedTo } from '#test/support/mails.ts'
import { useServer } from '#test/support/server.ts'
import { cheapHash } from '#test/support/cheap-hash.ts'
import { inviteAdmin } from './invite-admin.ts'

const server = useServer()
const minute = 60 * 1000
const old = 'leafplate72'
const fresh = 'banana-leaf-9'
const oldHash = cheapHash(old)

const reset = (hash: unknown, password: unknown = fresh) => post(server, '/api/auth/reset/password', { password, hash })
const login = async (email: string, password: string) =>
  (await post(server, '/auth/email/login', { email, password })).status
async function forgottenBy({ email }: Pick<AUser, 'email'>): Promise<string> {
  await post(server, '/auth/forgot/password', { email })
  return secretMailedTo(server, email, 'reset_password')
}

let asha: AUser
beforeEach(async () => {
  asha = await aUser(server, { passwordHash: oldHash })
})

test('the link sets a new password, which signs in, and the old one no longer does', async () => {
  const response = await reset(await forgottenBy(asha))
  expect([response.status, await response.json()]).toEqual([
    200,
    { code: 'password_reset', message: 'Password reset successfully!' },
  ])
  expect(await login(asha.email, fresh)).toBe(200)
  expect(await login(asha.email, old)).toBe(401)
})

test('every session of the account ends at once, and the owner is told', async () => {
  const headers = await signedInAs(server, asha)
  // By then the process knows the sessions without asking.
  server.clock.advance(2_000)
  expect((await server.request('/auth/me', { headers })).status).toBe(200)
  await reset(await forgottenBy(asha))
  expect((await server.request('/auth/me', { headers })).status).toBe(401)
  expect(await mailsTo(server, asha.email, 'password_changed')).toHaveLength(1)
})

test('a link works once, and of two at the same time one', async () => {
  const hash = await forgottenBy(asha)
  const statuses = (await Promise.all([reset(hash), reset(hash, 'other-leaf-7')])).map(({ status }) => status)
  expect(statuses.sort((one, other) => one - other)).toEqual([200, 422])
  expect(await (await reset(hash)).json()).toMatchObject({
    code: 'link_invalid',
    message: ['This link has expired or was already used. Get a new one.'],
  })
})

test('a link works for thirty minutes', async () => {
  const inTime = await forgottenBy(asha)
  server.clock.advance(30 * minute - 1000)
  expect((await reset(inTime)).status).toBe(200)

  const late = await forgottenBy(asha)
  server.clock.advance(30 * minute)
  expect((await reset(late)).status).toBe(422)
})

test('only the newest link works', async () => {
  const first = await forgottenBy(asha)
  const second = await forgottenBy(asha)
  expect((await reset(first)).status).toBe(422)
  expect((await reset(second)).status).toBe(200)
})

test('a password that is rejected does not use the link up', async () => {
  const hash = await forgottenBy(asha)
  expect(await (await reset(hash, 'short1')).json()).toMatchObject({
    statusCode: 422,
    fields: { password: 'Password must be at least 8 characters long with at least one letter and one number' },
  })
  expect(await (await reset(hash, 'password123')).json()).toMatchObject({ code: 'password_too_common' })
  expect((await reset(hash)).status).toBe(200)
})

test('link of another purpose, unknown or malformed, is rejected', async () => {
  await rows(server.database.db, sql`update users set email_verified_at = null where id = ${asha.id}`)
  const headers = { ...(await signedInAs(server, asha)), 'content-type': 'application/json' }
  await server.request(`/api/users/${asha.id}/verification`, { method: 'POST', headers })
  const verifies = await secretMailedTo(server, asha.email, 'verify_email')
  for (const hash of [verifies, 'x'.repeat(43), '\u0000', '0'.repeat(200)]) expect((await reset(hash)).status).toBe(422)
  for (const hash of ['', 'x'.repeat(201), ['a'], { $ne: '' }, null, 1]) expect((await reset(hash)).status).toBe(400)
})

test('pending address is dropped, and the link mailed to it becomes invalid', async () => {
  const headers = { ...(await signedInAs(server, asha)), 'content-type': 'application/json' }
  const thief = `thief-of-${asha.email}`
  const body = JSON.stringify({ email: thief, password: old })
  expect((await server.request(`/api/users/${asha.id}/email`, { method: 'POST', headers, body })).status).toBe(202)
  const waiting = await secretMailedTo(server, thief, 'change_email')
  expect((await reset(await forgottenBy(asha))).status).toBe(200)

  expect((await post(server, '/auth/email/confirm/new', { hash: waiting })).status).toBe(422)
  const stored = sql`select email::text, pending_email from users where id = ${asha.id}`
  expect(await firstRow(server.database.db, stored)).toEqual({ email: asha.email, pending_email: null })
  // Each alone would do.
  const open = sql`select 1 from one_time_links where user_id = ${asha.id} and used_at is null`
  expect(await rows(server.database.db, open)).toEqual([])
})

test('link of a deleted account is rejected', async () => {
  const hash = await forgottenBy(asha)
  await rows(server.database.db, sql`update users set deleted_at = now() where id = ${asha.id}`)
  expect((await reset(hash)).status).toBe(422)
})

test('reset confirms the address, and lifts a lock caused by others', async () => {
  await rows(server.database.db, sql`update users set email_verified_at = null where id = ${asha.id}`)
  for (let i = 0; i < 11; i++) await login(asha.email, `wrong-${i}`)
  expect(await login(asha.email, old)).toBe(429)
  await reset(await forgottenBy(asha))
  expect(await login(asha.email, fresh)).toBe(200)
  const found = await firstRow<{ verified: boolean }>(
    server.database.db,
    sql`select email_verified_at is not null as verified from users where id = ${asha.id}`,
  )
  expect(found?.verified).toBe(true)
})

test('an account that only an identity provider opened gets its first password this way', async () => {
  const external = await aUser(server, { passwordHash: null })
  expect((await reset(await forgottenBy(external))).status).toBe(200)
  expect(await login(external.email, fresh)).toBe(200)
})

test('the first admin sets a password with the link that was printed', async () => {
  const secret = await inviteAdmin(server.context({ kind: 'system', name: 'test' }), 'boss@pangat.example')
  expect((await reset(secret)).status).toBe(200)
  expect(await login('boss@pangat.example', fresh)).toBe(200)
})
