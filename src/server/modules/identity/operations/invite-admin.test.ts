import { expect, test } from 'vitest'
import { rows, sql } from '#server/kernel/sql.ts'
import { aUser } from '#test/factories/index.ts'
import { useServer } from '#test/support/server.ts'
import { hashOf } from '../sessions/refresh-tokens.ts'
import { inviteAdmin } from './invite-admin.ts'

const server = useServer()

const linksOf = async (email: string) =>
  rows<{ hash: string; purpose: string; role: string; open: boolean; hours: number }>(
    server.database.db,
    sql`select l.hash, l.purpose, u.role, l.used_at is null as open, extract(epoch from l.expires_at - l.created_at)::int / 3600 as hours
        from one_time_links l join users u on u.id = l.user_id where u.email = ${email} order by l.used_at nulls last`,
  )

test('an admin gets one link that works for a day, and a newer one replaces it', async () => {
  const first = await inviteAdmin(server.context(), 'chief@pangat.example')
  const second = await inviteAdmin(server.context(), 'Chief@pangat.example')

  expect(await linksOf('chief@pangat.example')).toEqual([
    { hash: hashOf(first), purpose: 'first_admin', role: '1', open: false, hours: 24 },
    { hash: hashOf(second), purpose: 'first_admin', role: '1', open: true, hours: 24 },
  ])
})

test('a customer does not become admin this way', async () => {
  const customer = await aUser(server)
  await expect(inviteAdmin(server.context(), customer.email)).rejects.toMatchObject({ code: 'account_exists' })
  expect(await linksOf(customer.email)).toEqual([])
})
