import { beforeEach, expect, test } from 'vitest'
import { firstRow, sql } from '#server/kernel/sql.ts'
import { aCaterer, aUser, type AUser } from '#test/factories/index.ts'
import { call, signedInAs } from '#test/support/accounts.ts'
import { useServer } from '#test/support/server.ts'

const server = useServer()

let asha: AUser
let headers: Record<string, string>
beforeEach(async () => {
  asha = await aUser(server, { firstName: 'Asha', lastName: 'Kulkarni' })
  headers = await signedInAs(server, asha)
})

const change = (body: object, id = asha.id) => call(server, 'PATCH', `/api/users/${id}`, { headers, body })

test('what is given changes and nothing else', async () => {
  const response = await change({ firstName: '  Āshā ' })
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({
    id: asha.id,
    firstName: 'Āshā',
    lastName: 'Kulkarni',
    email: asha.email,
    phone: asha.phone,
    role: { id: '2', name: 'user' },
    availCoupons: [],
    language: 'en',
    emailVerified: true,
    hasPassword: false,
  })
  const more = await (await change({ phone: '9123456789', language: 'mr' })).json()
  expect(more).toMatchObject({ firstName: 'Āshā', phone: '+919123456789', language: 'mr' })
})

test('names in the scripts of India are kept as they are written', async () => {
  for (const firstName of ['शर्मा', 'ज़ोया', 'अ‍ॅना', 'தமிழ்']) {
    expect(await (await change({ firstName })).json()).toMatchObject({ firstName: firstName.normalize('NFC') })
  }
})

test('a name that is none, hides something or could carry a header is rejected beside its field', async () => {
  const names = [
    '',
    '   ',
    'a\nBcc: x@evil.example',
    'a\u0000',
    'a\u202egnp',
    'a\u200bb',
    '\ufeffa\u2066',
    'a'.repeat(81),
    5,
    null,
  ]
  for (const firstName of names) {
    const response = await change({ firstName })
    expect([firstName, response.status]).toEqual([firstName, 400])
    expect(await response.json()).toHaveProperty('fields.firstName')
  }
})

test('digits of other scripts are no phone number', async () => {
  for (const phone of [
    '९८७६५४३२१०',
    '９８７６５４３２１０',
    '98765 43210',
    '+9198765432101',
    '987654321',
    '9876543210\n',
  ]) {
    expect([phone, (await change({ phone })).status]).toEqual([phone, 400])
  }
})

test('phone number of another account is rejected as a field error', async () => {
  const ravi = await aUser(server)
  expect(await (await change({ phone: ravi.phone })).json()).toMatchObject({
    statusCode: 409,
    fields: { phone: 'Email, username or phone number already exists' },
  })
})

test('attempts of phone numbers are limited, as errors reveal accounts', async () => {
  const answers: number[] = []
  for (let i = 0; i < 11; i++) answers.push((await change({ phone: String(7_000_000_000 + i) })).status)
  expect(answers.at(-1)).toBe(429)
  expect((await change({ firstName: 'Asha' })).status).toBe(200)
})

test('role and caterer cannot be changed in any spelling', async () => {
  for (const role of ['1', 1, { id: '1' }, '3', { id: 3, name: 'caterer' }, '01', 'admin']) {
    expect([role, (await change({ firstName: 'Boss', role })).status]).toEqual([role, 403])
  }
  const theirs = await aCaterer(server, { ownerId: (await aUser(server, { role: '3' })).id })
  expect((await change({ catererId: theirs.id })).status).toBe(403)
  await change({ roleId: '1', user: { role: '1' }, email: 'boss@pangat.example', password_hash: 'x', deleted_at: null })
  expect(
    await firstRow(server.database.db, sql`select role, first_name, email::text from users where id = ${asha.id}`),
  ).toEqual({ role: '2', first_name: 'Asha', email: asha.email })
})

test('what the spec’s client sends after making a caterer is without effect', async () => {
  const owner = await aUser(server, { role: '3' })
  const caterer = await aCaterer(server, { ownerId: owner.id })
  const response = await call(server, 'PATCH', `/api/users/${owner.id}`, {
    headers: await signedInAs(server, owner),
    body: { catererId: caterer.id, role: { id: '3' } },
  })
  expect([response.status, await response.json()]).toMatchObject([200, { catererId: caterer.id }])
})

test('another account is not found, to read or to change', async () => {
  const ravi = await aUser(server)
  expect((await change({ firstName: 'Mine' }, ravi.id)).status).toBe(404)
  expect((await call(server, 'GET', `/api/users/${ravi.id}`, { headers })).status).toBe(404)
  expect((await change({ firstName: 'Mine' }, 'nobody')).status).toBe(404)
})

test.each([
  ['email', 'ravi@example.com'],
  ['password', 'Monsoon-2026-thali'],
  ['newPassword', 'Monsoon-2026-thali'],
])('%s has an operation of its own and is rejected beside its field', async (field, value) => {
  const response = await change({ firstName: 'Ravi', [field]: value })
  expect([response.status, await response.json()]).toMatchObject([
    422,
    { code: 'not_in_profile', fields: { [field]: 'This isn’t part of the profile and can’t be changed here.' } },
  ])
  expect(await (await call(server, 'GET', `/api/users/${asha.id}`, { headers })).json()).toMatchObject({
    firstName: 'Asha',
    email: asha.email,
  })
})

test.each([
  ['id', '01ARZ3NDEKTSV4RRFFQ69G5FAV'],
  ['availCoupons', ['01ARZ3NDEKTSV4RRFFQ69G5FAV']],
  ['emailVerified', false],
  ['part', 'owner'],
])('another %s claims a right and is rejected', async (field, value) => {
  expect((await change({ firstName: 'Ravi', [field]: value })).status).toBe(403)
})

test('the account as it was read can be sent back with one change', async () => {
  const read = (await (await call(server, 'GET', `/api/users/${asha.id}`, { headers })).json()) as object
  const response = await change({ ...read, phone: asha.phone.slice(-10), firstName: 'Āshā' })
  expect([response.status, await response.json()]).toMatchObject([200, { firstName: 'Āshā', email: asha.email }])
})
