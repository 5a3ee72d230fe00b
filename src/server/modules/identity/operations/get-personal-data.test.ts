import { expect, test } from 'vitest'
import type { PersonalDataView } from '#contract/endpoints/account.ts'
import { anOrder, aReview, aUser } from '#test/factories/index.ts'
import { call, signedInAs } from '#test/support/accounts.ts'
import { useServer } from '#test/support/server.ts'

const server = useServer()

test('export contains all data of the account, and of no other', async () => {
  const asha = await aUser(server, { firstName: 'Asha' })
  const ravi = await aUser(server, { firstName: 'Ravi' })
  const headers = await signedInAs(server, asha)
  const order = await anOrder(server, { customerId: asha.id })
  const review = await aReview(server, { order })
  const theirs = await anOrder(server, { customerId: ravi.id })
  await aReview(server, { order: theirs })
  await call(server, 'PUT', `/api/shortlist/${order.catererId}`, { headers })

  const response = await call(server, 'GET', `/api/users/${asha.id}/data`, { headers })
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="my-data.json"')
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  const text = await response.text()
  const { about, writtenAt } = JSON.parse(text) as PersonalDataView
  expect(writtenAt).toBe('2026-11-20T04:30:00.000Z')
  expect(about).toMatchObject({
    account: { id: asha.id, email: asha.email, phone: asha.phone },
    sessions: [{ current: true }],
    orders: [{ id: order.id, total: 18_000, contactName: 'Asha Kulkarni' }],
    payments: [],
    papers: [],
    ledger: [],
    coupons: [],
    reviews: [{ id: review.id, rating: 5 }],
    shortlist: [{ catererId: order.catererId }],
    event: [],
    enquiries: [],
    caterer: [],
    mails: [],
  })
  for (const word of [ravi.id, ravi.email, ravi.phone, theirs.id]) expect(text).not.toContain(word)
})

test('no secret is in it', async () => {
  const asha = await aUser(server, { passwordHash: '$argon2id$v=19$m=1,t=1,p=1$c2FsdA$aGFzaA' })
  const response = await call(server, 'GET', `/api/users/${asha.id}/data`, {
    headers: await signedInAs(server, asha),
  })
  const text = await response.text()
  expect(text).toContain('"hasPassword":true')
  expect(text).not.toMatch(/argon2|hash"|refresh/)
})

test('only oneself may have it', async () => {
  const asha = await aUser(server)
  const path = `/api/users/${asha.id}/data`
  const admin = await signedInAs(server, await aUser(server, { role: '1' }))
  expect((await call(server, 'GET', path, { headers: admin })).status).toBe(404)
  expect((await call(server, 'GET', path)).status).toBe(401)
})

test('the data of an account are exported ten times an hour', async () => {
  const user = await aUser(server)
  const headers = await signedInAs(server, user)
  const exported = async () => (await server.request(`/api/users/${user.id}/data`, { headers })).status
  for (let i = 0; i < 10; i++) expect(await exported()).toBe(200)
  expect(await exported()).toBe(429)
})
