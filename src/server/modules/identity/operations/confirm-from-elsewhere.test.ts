import { beforeEach, describe, expect, test } from 'vitest'
import { firstRow, rows, sql } from '#server/kernel/sql.ts'
import { aUser, type AUser } from '#test/factories/index.ts'
import { call, post, signedInAs } from '#test/support/accounts.ts'
import { cheapHash } from '#test/support/cheap-hash.ts'
import { mailsTo, secretMailedTo } from '#test/support/mails.ts'
import type { ErrorBody } from '#test/support/ordering.ts'
import { useServer } from '#test/support/server.ts'

const server = useServer()
const old = 'leafplate72'
const fresh = 'banana-leaf-9'
const oldHash = cheapHash(old)
const day = 24 * 60 * 60 * 1000
let people = 0

const codeOf = async (response: Response) => ((await response.json()) as Partial<ErrorBody>).code
const login = async (email: string, password: string) =>
  (await post(server, '/auth/email/login', { email, password })).status
const live = (userId: string) =>
  rows(server.database.db, sql`select 1 from sessions where user_id = ${userId} and ended_at is null`)
const eventsOf = async (userId: string) =>
  (
    await rows<{ type: string }>(
      server.database.db,
      sql`select type from events where subject = ${userId} order by type`,
    )
  ).map(({ type }) => type)

/** The two links that confirm an address: of a new account, and of a change of address. */
const links = {
  own: {
    path: '/auth/email/confirm',
    done: 'user.email_confirmed',
    /** Someone registers with the address of another person, who gets the email. */
    async send() {
      const squatter = await aUser(server, { emailConfirmed: false, passwordHash: oldHash })
      const headers = await signedInAs(server, squatter)
      await call(server, 'POST', `/api/users/${squatter.id}/verification`, { headers })
      return { squatter, headers, email: squatter.email, kind: 'verify_email', daysValid: 7 }
    },
  },
  new: {
    path: '/auth/email/confirm/new',
    done: 'user.email_changed',
    /** Someone changes the address of their account to that of another person, who gets the email. */
    async send() {
      const squatter = await aUser(server, { passwordHash: oldHash })
      const headers = await signedInAs(server, squatter)
      const email = `victim-${++people}@pangat.example`
      await call(server, 'POST', `/api/users/${squatter.id}/email`, { headers, body: { email, password: old } })
      return { squatter, headers, email, kind: 'change_email', daysValid: 1 }
    },
  },
}

describe.each(Object.entries(links))('confirming an address from another browser (%s)', (_, { path, done, send }) => {
  let squatter: AUser
  let headers: Record<string, string>
  let email: string
  let hash: string
  let daysValid: number
  beforeEach(async () => {
    const sent = await send()
    ;({ squatter, headers, email, daysValid } = sent)
    hash = await secretMailedTo(server, email, sent.kind)
  })
  const confirm = (given: object = { password: fresh }, from: Record<string, string> = {}) =>
    post(server, path, { hash, ...given }, from)
  const account = () =>
    firstRow(
      server.database.db,
      sql`select email::text, email_verified_at is not null as verified, password_hash = ${oldHash} as unchanged, pending_email
          from users where id = ${squatter.id}`,
    )
  const confirmed = () => ({ email, verified: true, unchanged: false, pending_email: null })

  test('asks visitors for a new password and changes nothing until then', async () => {
    const before = await account()
    const response = await confirm({})
    expect(await response.json()).toMatchObject({
      statusCode: 422,
      code: 'new_password_needed',
      fields: { password: 'Set a new password to confirm this email address.' },
    })
    expect(await account()).toEqual(before)
    expect(await live(squatter.id)).toHaveLength(1)
  })

  test('asks the user of another account too', async () => {
    const ravi = await aUser(server)
    const from = await signedInAs(server, ravi)
    expect(await codeOf(await confirm({}, from))).toBe('new_password_needed')
    expect((await confirm({ password: fresh }, from)).status).toBe(200)
    expect(await account()).toEqual(confirmed())
    expect(await live(ravi.id)).toHaveLength(1)
  })

  test('sets the password, confirms the address and ends every session', async () => {
    // By then the process knows the session without asking.
    server.clock.advance(2_000)
    expect((await server.request('/auth/me', { headers })).status).toBe(200)
    expect((await confirm()).status).toBe(200)
    expect(await account()).toEqual(confirmed())
    expect(await live(squatter.id)).toEqual([])
    expect((await server.request('/auth/me', { headers })).status).toBe(401)
    expect([await login(email, old), await login(email, fresh)]).toEqual([401, 200])
  })

  test('records an event for the address and one for the password, and tells the owner without a name', async () => {
    await rows(server.database.db, sql`update users set first_name = 'Claim evil.example' where id = ${squatter.id}`)
    await confirm()
    expect(await eventsOf(squatter.id)).toEqual(expect.arrayContaining([done, 'user.password_changed']))
    const told = await mailsTo(server, email, 'password_changed')
    expect(told).toHaveLength(1)
    expect(told[0]?.text).toMatch(/^Namaste,\n/)
    expect(JSON.stringify(told)).not.toContain('evil')
  })

  test('leaves no other way into the account', async () => {
    const { db } = server.database
    await rows(
      db,
      sql`insert into external_identities (issuer, subject, user_id) values ('https://id.example/', ${squatter.id}, ${squatter.id})`,
    )
    await rows(
      db,
      sql`insert into one_time_links (hash, user_id, purpose, expires_at)
          values (${squatter.id}, ${squatter.id}, 'reset_password', now() + interval '10 years')`,
    )
    expect((await confirm()).status).toBe(200)
    expect(await rows(db, sql`select 1 from external_identities where user_id = ${squatter.id}`)).toEqual([])
    expect(
      await rows(db, sql`select 1 from one_time_links where user_id = ${squatter.id} and used_at is null`),
    ).toEqual([])
  })

  test('does not use the link for a password that is rejected', async () => {
    expect(await (await confirm({ password: 'short1' })).json()).toMatchObject({
      code: 'new_password_too_weak',
      fields: { password: 'Password must be at least 8 characters long with at least one letter and one number' },
    })
    expect(await codeOf(await confirm({ password: 'password123' }))).toBe('password_too_common')
    expect(await live(squatter.id)).toHaveLength(1)
    expect((await confirm()).status).toBe(200)
  })

  test('sets the password of one of several concurrent requests', async () => {
    const passwords = [fresh, 'other-leaf-7', 'third-leaf-5']
    const answers = await Promise.all(passwords.map((password) => confirm({ password })))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422])
    const set = passwords[answers.findIndex(({ ok }) => ok)]
    for (const password of passwords)
      expect([password, await login(email, password)]).toEqual([password, password === set ? 200 : 401])
    expect((await eventsOf(squatter.id)).filter((type) => type === 'user.password_changed')).toHaveLength(1)
  })

  test('sets no password once the owner has confirmed the address in their own browser', async () => {
    expect((await confirm({}, headers)).status).toBe(200)
    expect(await codeOf(await confirm())).toBe('link_invalid')
    expect(await account()).toEqual({ ...confirmed(), unchanged: true })
    expect(await live(squatter.id)).toHaveLength(1)
    // Without a password it reports what is true.
    expect((await confirm({})).status).toBe(200)
  })

  test('lets one request decide when the owner and another browser confirm at the same time', async () => {
    const [own, other] = await Promise.all([confirm({}, headers), confirm()])
    const isKept = other.status === 422
    expect([own.status, other.status]).toEqual(isKept ? [200, 422] : [expect.any(Number), 200])
    expect(await account()).toEqual({ ...confirmed(), unchanged: isKept })
    expect(await live(squatter.id)).toHaveLength(isKept ? 1 : 0)
  })

  test('asks for no password with a link that is used, expired or of another purpose', async () => {
    const foreign = await links[path === links.own.path ? 'new' : 'own'].send()
    const secret = await secretMailedTo(server, foreign.email, foreign.kind)
    for (const given of [{}, { password: fresh }])
      expect(await codeOf(await confirm({ ...given, hash: secret }))).toBe('link_invalid')
    expect((await confirm()).status).toBe(200)
    expect(await codeOf(await confirm({ password: 'other-leaf-7' }))).toBe('link_invalid')
    expect(await login(email, fresh)).toBe(200)
  })

  test('asks for no password with an expired link', async () => {
    server.clock.advance(daysValid * day)
    for (const given of [{}, { password: fresh }]) expect(await codeOf(await confirm(given))).toBe('link_invalid')
    expect(await account()).toMatchObject({ unchanged: true })
  })

  test('keeps password and session of the account that is signed in', async () => {
    expect((await confirm({}, headers)).status).toBe(200)
    expect(await account()).toEqual({ ...confirmed(), unchanged: true })
    expect((await server.request('/auth/me', { headers })).status).toBe(200)
    expect(await eventsOf(squatter.id)).toContain(done)
    expect(await eventsOf(squatter.id)).not.toContain('user.password_changed')
  })
})

test('a link to a new account sets no password after a code has confirmed the address', async () => {
  const { squatter, email, kind } = await links.own.send()
  const hash = await secretMailedTo(server, email, kind)
  await rows(server.database.db, sql`update users set email_verified_at = now() where id = ${squatter.id}`)
  expect(await codeOf(await post(server, links.own.path, { hash, password: fresh }))).toBe('link_invalid')
  expect((await post(server, links.own.path, { hash })).status).toBe(200)
  expect(await login(email, old)).toBe(200)
})
