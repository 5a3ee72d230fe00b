import { expect, test } from 'vitest'
import { rows, sql } from '#server/kernel/sql.ts'
import { aUser } from '#test/factories/index.ts'
import { post } from '#test/support/accounts.ts'
import { mailsTo, secretMailedTo } from '#test/support/mails.ts'
import { useServer } from '#test/support/server.ts'

const server = useServer()
const forgot = (email: unknown) => post(server, '/auth/forgot/password', { email })
const hour = 60 * 60 * 1000

test('email with a reset link is sent as text and as HTML from the configured address', async () => {
  const { email } = await aUser(server, { firstName: 'Asha' })
  const response = await post(server, '/auth/forgot/password', { email: email.toUpperCase() })
  expect([response.status, await response.json()]).toEqual([
    200,
    { code: 'password_reset_sent', message: 'Password reset instructions sent to your email' },
  ])

  const [mail] = await mailsTo(server, email, 'reset_password')
  expect(mail?.text).toMatch(/Namaste Asha,[^]*http:\/\/localhost:3000\/reset-password#[\w-]{43}/)
  expect(mail?.html).toContain('href="http://localhost:3000/reset-password#')
})

test.each<[string, Record<string, string>]>([
  ['Host', { host: 'evil.example' }],
  ['X-Forwarded-Host', { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }],
  ['X-Original-Host', { 'x-original-host': 'evil.example', 'x-host': 'evil.example' }],
  ['Forwarded', { forwarded: 'host=evil.example;proto=https' }],
  ['the address itself', {}],
  ['two hosts', { host: 'localhost:3000, evil.example' }],
])('links lead to the configured address, whatever %s says', async (_, headers) => {
  const { email } = await aUser(server)
  const path = 'http://evil.example/auth/forgot/password'
  expect((await post(server, path, { email }, headers)).status).toBe(200)
  const [mail] = await mailsTo(server, email, 'reset_password')
  const written = `${mail?.subject}${mail?.text}${mail?.html}`
  expect(written).toContain('http://localhost:3000/reset-password#')
  expect(written).not.toContain('evil')
})

test('the secret is kept nowhere but in the email', async () => {
  const { email } = await aUser(server)
  await forgot(email)
  const secret = await secretMailedTo(server, email, 'reset_password')
  const stored = await rows<{ row: string }>(
    server.database.db,
    sql`select l::text as row from one_time_links l union all select e::text from events e`,
  )
  expect(stored.filter(({ row }) => row.includes(secret))).toEqual([])
})

test('an unknown address and a deleted account are told the same, and nothing is sent', async () => {
  const gone = await aUser(server)
  await rows(server.database.db, sql`update users set deleted_at = now() where id = ${gone.id}`)
  for (const email of ['nobody@pangat.example', gone.email]) {
    const response = await forgot(email)
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({
      code: 'email_unknown',
      fields: { email: "Email doesn't exist or enter valid email" },
    })
    expect(await mailsTo(server, email)).toEqual([])
  }
})

test('known or not, the same is written before the answer', async () => {
  const { email } = await aUser(server)
  const eventsAfter = async (address: string) => {
    const before = await rows(server.database.db, sql`select id from events`)
    await forgot(address)
    return (await rows(server.database.db, sql`select id from events`)).length - before.length
  }
  expect(await eventsAfter('stranger@pangat.example')).toBe(await eventsAfter(email))
})

test('what is no address is told beside its field', async () => {
  const missing = await forgot(undefined)
  expect(await missing.json()).toMatchObject({ statusCode: 400, fields: { email: 'Please enter your email address' } })
  const empty = await forgot('  ')
  expect(await empty.json()).toMatchObject({ statusCode: 400, fields: { email: 'Please enter your email address' } })
  expect(await (await forgot('nobody')).json()).toMatchObject({
    fields: { email: 'Enter a valid email address' },
  })
})

test('five emails an hour for one account, and then again', async () => {
  const { email } = await aUser(server)
  for (let i = 0; i < 5; i++) expect((await forgot(i % 2 ? email : email.toUpperCase())).status).toBe(200)
  const sixth = await forgot(email)
  expect([sixth.status, sixth.headers.get('retry-after')]).toEqual([429, '3600'])
  server.clock.advance(hour)
  expect((await forgot(email)).status).toBe(200)
})

test('one address of the network asks at most thirty times an hour', async () => {
  server.clock.advance(24 * hour)
  const statuses: number[] = []
  for (let i = 0; i < 31; i++) statuses.push((await forgot(`somebody-${i}@pangat.example`)).status)
  expect(statuses.slice(0, 30).every((status) => status === 422)).toBe(true)
  expect(statuses[30]).toBe(429)
})
