import { expect, test } from 'vitest'
import type { Session } from '#contract/endpoints/identity.ts'
import { firstRow, sql } from '#server/kernel/sql.ts'
import { post, signUp } from '#test/support/accounts.ts'
import { useServer } from '#test/support/server.ts'

const server = useServer()

const refresh = (refreshToken: string | undefined) => post(server, '/auth/refresh', { refreshToken })
const sessionIn = async (response: Response) => (await response.json()) as Session & { refreshToken: string }

async function liveTokens(userId: string): Promise<number> {
  const counted = await firstRow<{ live: number }>(
    server.database.db,
    sql`select count(*)::int as live from refresh_tokens t join sessions s on s.id = t.session_id
        where s.user_id = ${userId} and s.ended_at is null and t.used_at is null`,
  )
  return counted?.live ?? -1
}

test('a refresh token is traded for new tokens, and the new one for newer ones', async () => {
  const first = await signUp(server)
  const second = await sessionIn(await refresh(first.refreshToken))
  const third = await sessionIn(await refresh(second.refreshToken))

  expect(new Set([first.refreshToken, second.refreshToken, third.refreshToken]).size).toBe(3)
  const me = await server.request('/auth/me', { headers: { authorization: `Bearer ${third.token}` } })
  expect(await me.json()).toEqual(first.user)
})

test('a client whose answer was lost gets the same successor within five seconds', async () => {
  const first = await signUp(server)
  const lost = await sessionIn(await refresh(first.refreshToken))
  server.clock.advance(5_000)
  const again = await refresh(first.refreshToken)

  expect(again.status).toBe(200)
  expect((await sessionIn(again)).refreshToken).toBe(lost.refreshToken)
  expect(await liveTokens(first.user.id)).toBe(1)
})

test('a repeat that comes after the successor was traded too leads to the live token', async () => {
  const first = await signUp(server)
  const second = await sessionIn(await refresh(first.refreshToken))
  const third = await sessionIn(await refresh(second.refreshToken))

  expect((await sessionIn(await refresh(first.refreshToken))).refreshToken).toBe(third.refreshToken)
})

test('a token that comes back after five seconds ends the whole session, access token included', async () => {
  const first = await signUp(server)
  const second = await sessionIn(await refresh(first.refreshToken))
  const me = () => server.request('/auth/me', { headers: { authorization: `Bearer ${second.token}` } })
  server.clock.advance(5_001)
  // From now on the process knows the session without asking.
  expect((await me()).status).toBe(200)

  const reused = await refresh(first.refreshToken)
  expect(reused.status).toBe(401)
  expect(await reused.json()).toMatchObject({ code: 'session_ended' })
  expect((await refresh(second.refreshToken)).status).toBe(401)
  expect((await me()).status).toBe(401)
  expect(await liveTokens(first.user.id)).toBe(0)
})

test('ten refreshes at once leave exactly one live token, and everybody holds it', async () => {
  const first = await signUp(server)
  const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(first.refreshToken)))

  expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 10 }, () => 200))
  const tokens = new Set((await Promise.all(answers.map(sessionIn))).map((session) => session.refreshToken))
  expect(tokens.size).toBe(1)
  expect(await liveTokens(first.user.id)).toBe(1)
  expect((await refresh([...tokens][0])).status).toBe(200)
})

test('ten late repeats at once end the session and leave nothing', async () => {
  const first = await signUp(server)
  await refresh(first.refreshToken)
  server.clock.advance(60_000)
  const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(first.refreshToken)))

  expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 10 }, () => 401))
  expect(await liveTokens(first.user.id)).toBe(0)
})

test('a refresh token is good for thirty days and not longer', async () => {
  const first = await signUp(server)
  const other = await signUp(server)
  server.clock.advance(30 * 24 * 60 * 60 * 1000 - 1)
  expect((await refresh(first.refreshToken)).status).toBe(200)
  server.clock.advance(1)
  expect((await refresh(other.refreshToken)).status).toBe(401)
})

test('no token, an invented one and an access token are rejected alike', async () => {
  const { token } = await signUp(server)
  for (const wrong of [undefined, '', 'invented', token.slice(0, 200)]) expect((await refresh(wrong)).status).toBe(401)
})

test('the database keeps no token, only its hash', async () => {
  const { refreshToken } = await signUp(server)
  const stored = await firstRow(server.database.db, sql`select 1 from refresh_tokens where hash = ${refreshToken}`)
  expect(stored).toBeUndefined()
})
