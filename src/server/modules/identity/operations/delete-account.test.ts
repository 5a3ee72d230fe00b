import { beforeEach, expect, test } from 'vitest'
import { firstRow, joined, raw, rows, sql, type Sql } from '#server/kernel/sql.ts'
import { aCaterer, anOrder, aPackage, aReview, aUser, type AUser } from '#test/factories/index.ts'
import { aRegistration, call, post, signedInAs } from '#test/support/accounts.ts'
import { mailsTo } from '#test/support/mails.ts'
import { useServer } from '#test/support/server.ts'
import { cheapHash } from '#test/support/cheap-hash.ts'

const server = useServer()
const password = 'leafplate72'
const passwordHash = cheapHash(password)

let asha: AUser
let headers: Record<string, string>
beforeEach(async () => {
  asha = await aUser(server, { firstName: 'Asha', lastName: 'Wadekar', passwordHash })
  headers = await signedInAs(server, asha)
})

const leave = (user = asha, from = headers, body: object = { password }) =>
  call(server, 'DELETE', `/api/users/${user.id}`, { headers: from, body })
const one = <Row extends object>(statement: Sql<Row>) => firstRow<Row>(server.database.db, statement)

test('nothing of the person is left in any table, and orders and reviews stay without a name', async () => {
  const order = await anOrder(server, { customerId: asha.id })
  await rows(
    server.database.db,
    sql`update orders set contact_name = 'Asha Wadekar', contact_phone = ${asha.phone}, venue_line = 'Flat 9, Wadekar Wada', note = 'Ring Wadekar' where id = ${order.id}`,
  )
  const review = await aReview(server, { order, name: 'Asha Wadekar' })
  await call(server, 'PUT', `/api/shortlist/${order.catererId}`, { headers })
  await call(server, 'PUT', '/api/account/event', { headers, body: { place: 'Wadekar Wada' } })
  await rows(
    server.database.db,
    sql`insert into enquiries (id, kind, name, email, contact, message, user_id) values (${order.id}, 'caterer', 'Asha Wadekar', ${asha.email}, ${asha.phone}, 'I am Wadekar', ${asha.id})`,
  )
  await rows(
    server.database.db,
    sql`insert into external_identities (issuer, subject, user_id) values ('https://idp.example/', 'wadekar', ${asha.id})`,
  )
  await post(server, '/auth/forgot/password', { email: asha.email })

  const response = await call(server, 'DELETE', `/api/users/${asha.id}`, {
    headers: { ...headers, 'x-pangat-site': '1' },
    body: { password },
  })
  expect([response.status, await response.json()]).toEqual([
    200,
    { code: 'account_deleted', message: 'Your account has been deleted.' },
  ])
  expect(response.headers.getSetCookie()[0]).toMatch(/^pangat_refresh=; Max-Age=0/)

  expect(await mailsTo(server, asha.email)).toMatchObject([{ kind: 'account_deleted' }])
  await rows(server.database.db, sql`delete from mails where kind = 'account_deleted'`)
  expect(await tablesNaming('wadekar', asha.email, asha.phone.slice(1))).toEqual([])
  expect(await one(sql`select state, total_paise::float8 as total from orders where id = ${order.id}`)).toEqual({
    state: 'completed',
    total: order.total,
  })
  expect(await one(sql`select name, comment from reviews where id = ${review.id}`)).toEqual({
    name: 'A customer',
    comment: review.comment,
  })
})

/** The tables in which one of these words stands in any column of any row. */
async function tablesNaming(...words: string[]): Promise<string[]> {
  const tables = await rows<{ name: string }>(
    server.database.db,
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const named: string[] = []
  for (const { name } of tables) {
    const hits = await rows(
      server.database.db,
      sql`select 1 from ${raw(name)} t where ${joined(
        words.map((word) => sql`t::text ilike ${`%${word}%`}`),
        ' or ',
      )} limit 1`,
    )
    if (hits.length > 0) named.push(name)
  }
  return named
}

test('every session is over, signing in is rejected, and address and number are free again', async () => {
  const other = await signedInAs(server, asha)
  // By then the process knows the sessions without asking.
  server.clock.advance(2_000)
  // An answer for which the account itself is not read.
  const ask = async (from: Record<string, string>) => (await server.request('/api/shortlist', { headers: from })).status
  for (const from of [headers, other]) expect(await ask(from)).toBe(200)
  await leave()
  for (const from of [headers, other]) expect(await ask(from)).toBe(401)
  expect((await post(server, '/auth/email/login', { email: asha.email, password })).status).toBe(401)
  const again = { ...aRegistration(), email: asha.email, phone: asha.phone }
  expect((await post(server, '/auth/email/register', again)).status).toBe(201)
})

test('the password is asked for where there is one', async () => {
  expect(await (await leave(asha, headers, {})).json()).toMatchObject({ code: 'password_wrong' })
  expect((await call(server, 'DELETE', `/api/users/${asha.id}`, { headers })).status).toBe(422)
  const external = await aUser(server)
  expect((await leave(external, await signedInAs(server, external), {})).status).toBe(200)
})

test.each(['awaiting_payment', 'requested', 'accepted', 'in_preparation'] as const)(
  'who has an order in state %s cannot leave, and nothing is lost by trying',
  async (state) => {
    const { id } = await anOrder(server, { customerId: asha.id, state })
    const { code } =
      (await one<{ code: string }>(sql`select coalesce(code, id) as code from orders where id = ${id}`)) ?? {}
    const rejected = await leave()
    expect(await rejected.json()).toMatchObject({
      statusCode: 409,
      code: 'account_has_orders',
      message: [`You can delete your account once these orders are finished: ${code}.`],
    })
    expect((await server.request('/auth/me', { headers })).status).toBe(200)
  },
)

test('deleting an owner removes the caterer from the site, and is rejected while orders are open', async () => {
  const owner = await aUser(server, { role: '3' })
  const from = await signedInAs(server, owner)
  const caterer = await aCaterer(server, { ownerId: owner.id })
  const order = await anOrder(server, { offer: await aPackage(server, { catererId: caterer.id }), state: 'accepted' })
  expect((await leave(owner, from, {})).status).toBe(409)

  await rows(server.database.db, sql`update orders set state = 'completed' where id = ${order.id}`)
  expect((await leave(owner, from, {})).status).toBe(200)
  expect(await one(sql`select owner_id, approval from caterers where id = ${caterer.id}`)).toEqual({
    owner_id: null,
    approval: 'suspended',
  })
})

test('admins and other accounts cannot be deleted', async () => {
  const admin = await aUser(server, { role: '1' })
  expect((await leave(admin, await signedInAs(server, admin), {})).status).toBe(409)
  expect((await leave(asha, await signedInAs(server, await aUser(server)))).status).toBe(404)
})

test('of two deletions at once one wins and the other finds the session over', async () => {
  const statuses = (await Promise.all([leave(), leave()])).map(({ status }) => status).sort((one, other) => one - other)
  expect(statuses[0]).toBe(200)
  expect([401, 404]).toContain(statuses[1])
})
