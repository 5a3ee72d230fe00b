import { expect, test } from 'vitest'
import { rows, sql } from '#server/kernel/sql.ts'
import { post, signUp } from '#test/support/accounts.ts'
import { useServer } from '#test/support/server.ts'

const server = useServer()
const dayMs = 24 * 60 * 60_000

const tidy = () => server.services.backgroundJobs['old-sessions']?.()

async function storedOf(userId: string) {
  const count = async (query: ReturnType<typeof sql<object>>) => (await rows(server.database.db, query)).length
  return {
    sessions: await count(sql`select 1 from sessions where user_id = ${userId}`),
    tokens: await count(
      sql`select 1 from refresh_tokens t join sessions s on s.id = t.session_id where s.user_id = ${userId}`,
    ),
    links: await count(sql`select 1 from one_time_links where user_id = ${userId}`),
  }
}

test('tokens and links go 30 days after they expired, sessions 90 days after they were last used', async () => {
  const { user, refreshToken } = await signUp(server)
  await post(server, '/auth/forgot/password', { email: user.email })
  await server.services.backgroundJobs['notifications']?.()
  const before = await storedOf(user.id)
  expect(before).toMatchObject({ sessions: 1, tokens: 1 })
  expect(before.links).toBeGreaterThan(0)

  server.clock.advance(59 * dayMs)
  await tidy()
  expect(await storedOf(user.id)).toEqual({ sessions: 1, tokens: 1, links: 0 })
  server.clock.advance(2 * dayMs)
  await tidy()
  expect(await storedOf(user.id)).toEqual({ sessions: 1, tokens: 0, links: 0 })
  expect((await post(server, '/auth/refresh', { refreshToken })).status).toBe(401)
  server.clock.advance(30 * dayMs)
  await tidy()
  expect(await storedOf(user.id)).toEqual({ sessions: 0, tokens: 0, links: 0 })
})

test('what is in use stays, however old the session is', async () => {
  const first = await signUp(server)
  let { refreshToken } = first
  for (let month = 0; month < 5; month++) {
    server.clock.advance(29 * dayMs)
    await tidy()
    const renewed = await post(server, '/auth/refresh', { refreshToken })
    expect(renewed.status).toBe(200)
    refreshToken = ((await renewed.json()) as { refreshToken: string }).refreshToken
  }
  expect((await storedOf(first.user.id)).sessions).toBe(1)
})
