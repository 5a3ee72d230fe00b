import { expect, test } from 'vitest'
import type { Session } from '#contract/endpoints/identity.ts'
import { firstRow, rows, sql } from '#server/kernel/sql.ts'
import { aRegistration, post, signUp } from '#test/support/accounts.ts'
import { useServer } from '#test/support/server.ts'

const server = useServer()

const attempt = (given: object) => post(server, '/auth/email/register', { ...aRegistration(), ...given })
const usersWith = async (email: string) =>
  (await rows(server.database.db, sql`select role from users where email = ${email}`)) as { role: string }[]

test('a customer registers and is signed in', async () => {
  const person = aRegistration()
  const response = await post(server, '/auth/email/register', person)

  expect(response.status).toBe(201)
  const session = (await response.json()) as Session
  expect(session.user).toEqual({
    id: expect.any(String),
    firstName: 'Meera',
    lastName: 'Joshi',
    role: { id: '2', name: 'user' },
    email: person.email,
    phone: `+91${person.phone}`,
    language: 'en',
    availCoupons: [],
  })
  expect((await server.request('/auth/me', { headers: { authorization: `Bearer ${session.token}` } })).status).toBe(200)
})

test('a caterer registers with role 3 in any of the spellings that clients use', async () => {
  for (const role of ['3', 3, { id: '3' }, { id: 3, name: 'caterer' }]) {
    const response = await attempt({ role })
    expect(((await response.json()) as Session).user.role).toEqual({ id: '3', name: 'caterer' })
  }
})

test('registration as admin is rejected in any spelling of the role', async () => {
  for (const role of [
    '1',
    1,
    { id: '1' },
    { id: 1 },
    '01',
    ' 1',
    'admin',
    '',
    '4',
    true,
    null,
    ['1'],
    ['3'],
    { id: ['1'] },
    { id: { id: 1 } },
  ]) {
    const person = aRegistration()
    const response = await attempt({ ...person, role })
    expect([400, 422]).toContain(response.status)
    expect(await usersWith(person.email)).toEqual([])
  }
  expect(await (await attempt({ role: '1' })).json()).toMatchObject({ statusCode: 422, code: 'role_not_open' })
})

test('fields that claim more than a registration may are without effect', async () => {
  const person = aRegistration()
  await attempt({
    ...person,
    roleId: '1',
    user: { role: '1' },
    catererId: 'x',
    id: 'mine',
    email_verified_at: '2026-01-01',
  })
  expect(await usersWith(person.email)).toEqual([{ role: '2' }])
})

test('an e-mail address or a phone number can have one account, whatever the case of its letters', async () => {
  const { user } = await signUp(server)
  const sameEmail = await attempt({ email: user.email.toUpperCase() })
  const samePhone = await attempt({ phone: user.phone })

  for (const response of [sameEmail, samePhone]) {
    expect(response.status).toBe(409)
    expect(await response.json()).toMatchObject({
      code: 'account_exists',
      message: ['Email, username or phone number already exists'],
    })
  }
})

test('of ten registrations at once with one address exactly one wins', async () => {
  const { email } = aRegistration()
  const answers = await Promise.all(Array.from({ length: 10 }, () => attempt({ email })))
  expect(answers.map((answer) => answer.status).sort((a, b) => a - b)).toEqual([
    201,
    ...Array.from({ length: 9 }, () => 409),
  ])
})

test('weak and common passwords are rejected beside their field', async () => {
  const weak = await attempt({ password: 'onlyletters' })
  expect(await weak.json()).toMatchObject({
    statusCode: 422,
    fields: { password: 'Password must be at least 8 characters long with one alphabet and one number' },
  })
  for (const password of ['password123', 'Pass@123', 'pangat123']) {
    expect(await (await attempt({ password })).json()).toMatchObject({ statusCode: 422, code: 'password_too_common' })
  }
})

test.each(['01k9-leaf@deleted.invalid', 'Meera@Pangat.INVALID'])('registration as %s is rejected', async (email) => {
  const response = await attempt({ email })
  expect(await response.json()).toMatchObject({
    statusCode: 400,
    fields: { email: 'Enter a valid email address' },
  })
  expect(await usersWith(email)).toEqual([])
})

test('a phone number has ten digits', async () => {
  const response = await attempt({ phone: '12345' })
  expect(await response.json()).toMatchObject({
    statusCode: 400,
    fields: { phone: 'Phone number must be exactly 10 digits' },
  })
})

test('text that no database can keep is rejected, not an error of ours', async () => {
  expect((await attempt({ firstName: 'Mee\u0000ra' })).status).toBe(400)
})

test('a registration is published once', async () => {
  const { user } = await signUp(server)
  const event = await firstRow(server.database.db, sql`select type from events where subject = ${user.id}`)
  expect(event).toEqual({ type: 'user.registered' })
})

test('an address that registers without end has to wait', async () => {
  const statuses: number[] = []
  const { email } = await signUp(server).then(({ user }) => user)
  for (let i = 0; i < 30; i++) statuses.push((await attempt({ email })).status)
  expect(statuses).toContain(429)
})
