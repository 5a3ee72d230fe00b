import { expect, test } from 'vitest'
import { rows, sql } from '#server/kernel/sql.ts'
import { aUser } from '#test/factories/index.ts'
import { call, post, signedInAs, signUp } from '#test/support/accounts.ts'
import { mailsTo, secretMailedTo } from '#test/support/mails.ts'
import { useServer } from '#test/support/server.ts'

const server = useServer()
const confirm = (hash: unknown, from: Record<string, string> = {}) =>
  post(server, '/auth/email/confirm', { hash }, from)
const day = 24 * 60 * 60 * 1000

async function isVerified(userId: string, headers: Record<string, string>): Promise<boolean> {
  const profile = await (await call(server, 'GET', `/api/users/${userId}`, { headers })).json()
  return (profile as { emailVerified: boolean }).emailVerified
}

test('registration sends an email whose link confirms the address; following it again changes nothing', async () => {
  const { user, token } = await signUp(server)
  const headers = { authorization: `Bearer ${token}` }
  expect(await isVerified(user.id, headers)).toBe(false)

  const secret = await secretMailedTo(server, user.email, 'welcome')
  expect((await mailsTo(server, user.email))[0]?.text).toContain(`http://localhost:3000/verify-email#${secret}`)
  for (let i = 0; i < 2; i++) {
    const response = await confirm(secret, headers)
    expect([response.status, await response.json()]).toEqual([
      200,
      { code: 'email_confirmed', message: 'Your email address is confirmed.' },
    ])
  }
  expect(await isVerified(user.id, headers)).toBe(true)
})

test('the link works for a week, and asking for another one voids it', async () => {
  const { user, token } = await signUp(server)
  const headers = { authorization: `Bearer ${token}` }
  const first = await secretMailedTo(server, user.email, 'welcome')
  expect((await call(server, 'POST', `/api/users/${user.id}/verification`, { headers })).status).toBe(202)
  const second = await secretMailedTo(server, user.email, 'verify_email')
  expect((await confirm(first, headers)).status).toBe(422)
  server.clock.advance(7 * day)
  expect((await confirm(second)).status).toBe(422)
})

test('confirmation email is not sent again after confirmation, and limited before', async () => {
  const confirmed = await aUser(server)
  const again = async (id: string, headers: Record<string, string>) =>
    (await call(server, 'POST', `/api/users/${id}/verification`, { headers })).status
  expect(await again(confirmed.id, await signedInAs(server, confirmed))).toBe(202)
  expect(await mailsTo(server, confirmed.email)).toEqual([])

  const waiting = await aUser(server)
  await rows(server.database.db, sql`update users set email_verified_at = null where id = ${waiting.id}`)
  const headers = await signedInAs(server, waiting)
  const statuses: number[] = []
  for (let i = 0; i < 6; i++) statuses.push(await again(waiting.id, headers))
  expect(statuses).toEqual([202, 202, 202, 202, 202, 429])
})

test('a link that is none confirms nothing', async () => {
  for (const hash of ['x'.repeat(43), '#', 'null']) expect((await confirm(hash)).status).toBe(422)
  for (const hash of ['', null, {}, ['x']]) expect((await confirm(hash)).status).toBe(400)
})
