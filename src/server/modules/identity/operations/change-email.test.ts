import { beforeEach, expect, test } from 'vitest'
import type { Profile } from '#contract/endpoints/account.ts'
import { rows, sql } from '#server/kernel/sql.ts'
import { aUser, type AUser } from '#test/factories/index.ts'
import { call, post, signedInAs } from '#test/support/accounts.ts'
import { mailsTo, secretMailedTo } from '#test/support/mails.ts'
import { useServer } from '#test/support/server.ts'
import { cheapHash } from '#test/support/cheap-hash.ts'

const server = useServer()
const password = 'leafplate72'
const passwordHash = cheapHash(password)
let people = 0

let asha: AUser
let headers: Record<string, string>
let wanted: string
beforeEach(async () => {
  asha = await aUser(server, { passwordHash })
  headers = await signedInAs(server, asha)
  wanted = `new-${++people}@pangat.example`
})

const ask = (email: string, given: object = { password }) =>
  call(server, 'POST', `/api/users/${asha.id}/email`, { headers, body: { email, ...given } })
const confirm = (hash: string, from: Record<string, string> = headers) =>
  post(server, '/auth/email/confirm/new', { hash }, from)
const profile = async () => (await (await call(server, 'GET', `/api/users/${asha.id}`, { headers })).json()) as Profile

test('another address counts once the link mailed to it was followed, and the old one is told both times', async () => {
  const asked = await ask(wanted)
  expect(asked.status).toBe(202)
  expect(await asked.json()).toMatchObject({ email: asha.email, pendingEmail: wanted })

  const secret = await secretMailedTo(server, wanted, 'change_email')
  expect((await mailsTo(server, asha.email, 'email_change_asked'))[0]?.text).toContain(wanted)
  expect(await (await confirm(secret)).json()).toEqual({
    code: 'email_changed',
    message: 'Your email address has been changed.',
  })
  expect(await profile()).toMatchObject({ email: wanted, emailVerified: true })
  expect(await profile()).not.toHaveProperty('pendingEmail')
  expect(await mailsTo(server, asha.email, 'email_changed')).toHaveLength(1)
  expect((await post(server, '/auth/email/login', { email: wanted, password })).status).toBe(200)
  expect((await confirm(secret)).status).toBe(200)
})

test('address of a deleted account is rejected', async () => {
  const rejected = await ask(`${asha.id.toLowerCase()}@deleted.invalid`)
  expect(await rejected.json()).toMatchObject({
    statusCode: 400,
    fields: { email: 'Enter a valid email address' },
  })
  expect(await profile()).not.toHaveProperty('pendingEmail')
})

test('what is kept of the change does not name the old address once it was told', async () => {
  await ask(wanted)
  await confirm(await secretMailedTo(server, wanted, 'change_email'))
  await mailsTo(server, asha.email)
  const payloads = await rows<{ payload: object }>(
    server.database.db,
    sql`select payload from events where subject = ${asha.id}`,
  )
  expect(payloads.every(({ payload }) => Object.keys(payload).length === 0)).toBe(true)
})

test('sessions end but the one in which the link was followed', async () => {
  const other = await signedInAs(server, asha)
  // By then the process knows the sessions without asking.
  server.clock.advance(2_000)
  expect((await server.request('/auth/me', { headers: other })).status).toBe(200)
  await ask(wanted)
  await confirm(await secretMailedTo(server, wanted, 'change_email'))
  expect((await server.request('/auth/me', { headers })).status).toBe(200)
  expect((await server.request('/auth/me', { headers: other })).status).toBe(401)
})

test('a link to set the password that was mailed to the old address no longer works', async () => {
  await post(server, '/auth/forgot/password', { email: asha.email })
  const reset = await secretMailedTo(server, asha.email, 'reset_password')
  await ask(wanted)
  await confirm(await secretMailedTo(server, wanted, 'change_email'))
  expect((await post(server, '/auth/reset/password', { hash: reset, password: 'banana-leaf-9' })).status).toBe(422)
})

test('asking for one more address voids the link to the one before', async () => {
  await ask(wanted)
  const first = await secretMailedTo(server, wanted, 'change_email')
  await ask(`other-${wanted}`)
  expect((await confirm(first)).status).toBe(422)
  expect((await confirm(await secretMailedTo(server, `other-${wanted}`, 'change_email'))).status).toBe(200)
})

test('the password is asked for, and wrong ones are counted', async () => {
  expect(await (await ask(wanted, {})).json()).toMatchObject({
    statusCode: 422,
    fields: { password: 'This isn’t your current password.' },
  })
  const statuses: number[] = []
  for (let i = 0; i < 10; i++) statuses.push((await ask(wanted, { password: `wrong-${i}` })).status)
  expect(statuses.at(-1)).toBe(429)
})

test('address of another account is rejected on request and on confirmation', async () => {
  const ravi = await aUser(server)
  expect(await (await ask(ravi.email.toUpperCase())).json()).toMatchObject({ statusCode: 409, code: 'account_exists' })
  expect(await (await ask(asha.email)).json()).toMatchObject({ code: 'email_unchanged' })

  await ask(wanted)
  const secret = await secretMailedTo(server, wanted, 'change_email')
  await aUser(server, { email: wanted })
  expect((await confirm(secret)).status).toBe(409)
  expect(await profile()).toMatchObject({ email: asha.email })
})

test('many accounts together cannot fill one letter box', async () => {
  const statuses: number[] = []
  for (let i = 0; i < 6; i++) {
    const from = await aUser(server)
    const who = await signedInAs(server, from)
    const email = i % 2 ? wanted : wanted.toUpperCase()
    const answer = await call(server, 'POST', `/api/users/${from.id}/email`, { headers: who, body: { email } })
    statuses.push(answer.status)
  }
  expect(statuses).toEqual([202, 202, 202, 202, 202, 429])
})

test('an address that could carry a header, or looks like another one, is none', async () => {
  for (const email of [
    'a@pangat.example\r\nBcc: all@pangat.example',
    'a@pangat.example,b@pangat.example',
    '"x@evil.example y"@pangat.example',
    'аsha@pangat.example',
    'asha@pangat.exаmple',
    'ａsha@pangat.example',
    'asha\u200b@pangat.example',
    '<a@pangat.example>',
    `${'a'.repeat(250)}@pangat.example`,
    'a@b',
  ]) {
    expect([email, (await ask(email)).status]).toEqual([email, 400])
  }
})
