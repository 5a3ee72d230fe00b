import { expect, test } from 'vitest'
import { firstRow, sql } from '#server/kernel/sql.ts'
import { aRegistration, post } from '#test/support/accounts.ts'
import { startIssuer } from '#test/support/running-issuer.ts'
import { useServer } from '#test/support/server.ts'

const issuer = await startIssuer()
await issuer.stop()
const server = useServer({ TRUST_PROXY: '1', ...issuer.settings })

async function keysCounted(): Promise<number> {
  const counted = await firstRow<{ keys: number }>(
    server.database.db,
    sql`select count(*)::int as keys from rate_limits`,
  )
  return counted?.keys ?? 0
}

const person = aRegistration()
test.each<[string, string, object]>([
  ['/auth/email/login', '2001:db8:1', { email: 'nobody@pangat.example', password: 'leafplate73' }],
  ['/auth/email/register', '2001:db8:2', person],
  ['/auth/forgot/password', '2001:db8:3', { email: 'nobody@pangat.example' }],
  ['/auth/validate/login', '2001:db8:4', {}],
])('%s: all addresses of one subscriber are one, and another subscriber is another', async (path, prefix, body) => {
  const from = (ip: string) => post(server, path, body, { 'x-forwarded-for': `2001:db8:ffff::1, ${ip}` })
  await from(`${prefix}:2::a`)
  const once = await keysCounted()
  await from(`${prefix}:2:ffff::b`)
  expect(await keysCounted()).toBe(once)
  await from(`${prefix}:3::a`)
  expect(await keysCounted()).toBe(once + 1)
})
