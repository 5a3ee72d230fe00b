import { beforeEach, expect, test } from 'vitest'
import { aUser, type AUser } from '#test/factories/index.ts'
import { call, post, signedInAs } from '#test/support/accounts.ts'
import { mailsTo, secretMailedTo } from '#test/support/mails.ts'
import { useServer } from '#test/support/server.ts'
import { cheapHash } from '#test/support/cheap-hash.ts'

const server = useServer()
const old = 'leafplate72'
const fresh = 'banana-leaf-9'
const passwordHash = cheapHash(old)

let asha: AUser
let headers: Record<string, string>
beforeEach(async () => {
  asha = await aUser(server, { passwordHash })
  headers = await signedInAs(server, asha)
})

const change = (body: object, user = asha, from = headers) =>
  call(server, 'POST', `/api/users/${user.id}/password`, { headers: from, body })
const login = async (password: string) =>
  (await post(server, '/auth/email/login', { email: asha.email, password })).status

test('the old password is asked for; the session goes on, the others end, and the owner is told', async () => {
  const other = await signedInAs(server, asha)
  // By then the process knows the sessions without asking.
  server.clock.advance(2_000)
  expect((await server.request('/auth/me', { headers: other })).status).toBe(200)
  expect((await change({ oldPassword: old, password: fresh })).status).toBe(200)
  expect(await login(fresh)).toBe(200)
  expect(await login(old)).toBe(401)
  expect((await server.request('/auth/me', { headers })).status).toBe(200)
  expect((await server.request('/auth/me', { headers: other })).status).toBe(401)
  expect(await mailsTo(server, asha.email, 'password_changed')).toHaveLength(1)
})

test('a link to set the password that was mailed before no longer works', async () => {
  await post(server, '/auth/forgot/password', { email: asha.email })
  const hash = await secretMailedTo(server, asha.email, 'reset_password')
  await change({ oldPassword: old, password: fresh })
  expect((await post(server, '/auth/reset/password', { hash, password: 'other-leaf-7' })).status).toBe(422)
})

test('a wrong or missing old password, or a weak new one, changes nothing', async () => {
  for (const oldPassword of ['wrong', '', undefined]) {
    expect(await (await change({ oldPassword, password: fresh })).json()).toMatchObject({
      code: 'password_wrong',
      fields: { oldPassword: 'This isn’t your current password.' },
    })
  }
  expect(await (await change({ oldPassword: old, password: 'short1' })).json()).toMatchObject({
    code: 'new_password_too_weak',
  })
  expect(await login(old)).toBe(200)
})

test('long and Unicode passwords are taken whole', async () => {
  const long = `${'कटहल'.repeat(15)}72-${'x'.repeat(40)}`
  expect((await change({ oldPassword: old, password: long })).status).toBe(200)
  expect(await login(long)).toBe(200)
  expect(await login(long.slice(0, 72))).toBe(401)
  expect(await login(`${long}y`)).toBe(401)
})

test('an account without a password sets its first one', async () => {
  const external = await aUser(server)
  const from = await signedInAs(server, external)
  expect((await change({ password: fresh }, external, from)).status).toBe(200)
  expect((await post(server, '/auth/email/login', { email: external.email, password: fresh })).status).toBe(200)
})
