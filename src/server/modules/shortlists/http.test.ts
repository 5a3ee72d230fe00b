import { expect, test } from 'vitest'
import type { CatererCard } from '#contract/endpoints/caterers.ts'
import type { ErrorResponse } from '#contract/endpoints/shared.ts'
import type { Shortlist } from '#contract/endpoints/shortlist.ts'
import { limits } from '#contract/limits.ts'
import { newId } from '#server/kernel/ids.ts'
import { list, rows, sql } from '#server/kernel/sql.ts'
import { aCaterer, aUser, type AUser } from '#test/factories/index.ts'
import { signedInAs } from '#test/support/accounts.ts'
import { useServer } from '#test/support/server.ts'

const server = useServer()

/** Calls as a user and returns status and body. */
async function as(user: Pick<AUser, 'id' | 'role'>, method: string, path: string, body?: unknown) {
  const headers = { 'content-type': 'application/json', ...(await signedInAs(server, user)) }
  const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }
  const response = await server.request(`/api/shortlist${path}`, init)
  // Answers are held to the contract by the server; errors have the one shape.
  return { status: response.status, body: (await response.json()) as Shortlist & ErrorResponse }
}

async function caterers(count: number): Promise<string[]> {
  const made: string[] = []
  for (let i = 0; i < count; i++) made.push((await aCaterer(server)).id)
  return made
}

test('a caterer is kept once however often it is added, the latest first, and is gone when removed', async () => {
  const customer = await aUser(server)
  const [first = '', second = ''] = await caterers(2)

  await as(customer, 'PUT', `/${first}`)
  server.clock.advance(1000)
  await as(customer, 'PUT', `/${second}`)
  server.clock.advance(1000)
  expect(await as(customer, 'PUT', `/${first}`)).toEqual({ status: 200, body: { caterers: [second, first] } })

  expect((await as(customer, 'DELETE', `/${first}`)).body).toEqual({ caterers: [second] })
  expect(await as(customer, 'DELETE', `/${first}`)).toEqual({ status: 200, body: { caterers: [second] } })
  expect((await as(customer, 'GET', '')).body).toEqual({ caterers: [second] })
})

test('shortlists of other accounts cannot be read or changed', async () => {
  const [asha, bina] = [await aUser(server), await aUser(server)]
  const [caterer = ''] = await caterers(1)
  await as(asha, 'PUT', `/${caterer}`)

  expect((await as(bina, 'GET', '')).body).toEqual({ caterers: [] })
  await as(bina, 'DELETE', `/${caterer}`)

  expect((await as(asha, 'GET', '')).body).toEqual({ caterers: [caterer] })
})

test('visitors, caterers and admins have no shortlist with an account', async () => {
  expect((await server.request('/api/shortlist')).status).toBe(401)
  for (const role of ['1', '3'] as const) {
    const other = await aUser(server, { role })
    for (const [method, path, body] of [
      ['GET', ''],
      ['POST', '', { caterers: [] }],
      ['PUT', `/${newId()}`],
      ['DELETE', `/${newId()}`],
    ] as const) {
      expect(await as(other, method, path, body)).toMatchObject({ status: 403, body: { code: 'not_allowed' } })
    }
  }
})

test('a caterer that the public does not see cannot be added, and is left out while it is closed', async () => {
  const customer = await aUser(server)
  const hidden = await aCaterer(server, { approval: 'pending' })
  const [open = ''] = await caterers(1)

  for (const id of [newId(), hidden.id]) {
    expect(await as(customer, 'PUT', `/${id}`)).toMatchObject({ status: 404, body: { code: 'caterer_not_found' } })
  }
  await as(customer, 'PUT', `/${open}`)
  const status = (value: number) =>
    rows(server.database.db, sql`update caterers set status = ${value} where id = ${open}`)
  await status(2)
  expect((await as(customer, 'GET', '')).body).toEqual({ caterers: [] })
  await status(1)
  expect((await as(customer, 'GET', '')).body).toEqual({ caterers: [open] })
})

test('what a browser kept is added in its order; unknown and repeated ones are left out', async () => {
  const customer = await aUser(server)
  const [stored = '', latest = '', earlier = ''] = await caterers(3)
  await as(customer, 'PUT', `/${stored}`)
  server.clock.advance(60_000)

  const merged = await as(customer, 'POST', '', { caterers: [latest, newId(), earlier, latest, stored] })

  expect(merged).toEqual({ status: 200, body: { caterers: [latest, earlier, stored] } })
  expect(await as(customer, 'POST', '', { caterers: [latest, earlier] })).toEqual(merged)
})

test('a shortlist holds a hundred: one more is rejected, a merge fills what is left, also when both come at once', async () => {
  const { max } = limits.shortlist
  const customer = await aUser(server)
  const all = await caterers(max + 2)
  await rows(
    server.database.db,
    sql`insert into shortlisted_caterers (user_id, caterer_id) select ${customer.id}, id from unnest(${list(all.slice(0, max - 1))}::text[]) as id`,
  )
  const [hundredth = '', tooMany = '', another = ''] = all.slice(max - 1)

  const answers = await Promise.all([
    as(customer, 'PUT', `/${hundredth}`),
    as(customer, 'PUT', `/${tooMany}`),
    as(customer, 'POST', '', { caterers: [another] }),
  ])

  expect((await as(customer, 'GET', '')).body.caterers).toHaveLength(max)
  const rejected = answers.filter(({ status }) => status !== 200)
  expect(rejected.length).toBeGreaterThan(0)
  for (const { status, body } of rejected) {
    expect(status).toBe(422)
    expect(body.message).toEqual(['Your shortlist can hold 100 caterers. Remove one first.'])
  }
  expect((await as(customer, 'POST', '', { caterers: all })).status).toBe(400)
})

test('cards of a shortlist come in its order, without unknown caterers', async () => {
  const [first = '', second = ''] = await caterers(2)
  await server.services.catalogue.refresh([first, second])
  const cards = async (query: string) => {
    const response = await server.request(`/api/caterer?${query}`)
    return { status: response.status, body: (await response.json()) as { data: CatererCard[] } }
  }

  const { body } = await cards(`ids=${second},${newId()},${first}`)
  expect(body.data.map(({ id }) => id)).toEqual([second, first])
  for (const query of ['ids=', 'ids=a%20b', 'ids=%3Cscript%3E', `ids=${Array(101).fill(first).join()}`]) {
    expect((await cards(query)).status, query).toBe(400)
  }
})
